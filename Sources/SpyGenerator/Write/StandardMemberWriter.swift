/// Writes the members that make a spy comparable, hashable or codable if its protocol asks for that.
struct StandardMemberWriter {
    let writer: SpyWriter

    var blocks: [[String]] {
        let parents = Set(writer.declaration.standardParents)
        var blocks: [[String]] = []
        if parents.contains("Equatable") || parents.contains("Hashable") || parents.contains("Comparable") {
            blocks.append(comparison("==", "left === right"))
        }
        if parents.contains("Comparable") {
            blocks.append(comparison("<", "ObjectIdentifier(left) < ObjectIdentifier(right)"))
        }
        if parents.contains("Hashable") {
            blocks.append(function("func hash(into hasher: inout Hasher)", "hasher.combine(ObjectIdentifier(self))"))
        }
        let name = "\"\(writer.plan.name)\""
        if parents.contains("CustomStringConvertible") {
            blocks.append(["\(prefix)var description: String { \(name) }"])
        }
        if parents.contains("CustomDebugStringConvertible") {
            blocks.append(["\(prefix)var debugDescription: String { \(name) }"])
        }
        if parents.contains("Encodable") { blocks.append(["\(prefix)func encode(to encoder: any Encoder) {}"]) }
        if parents.contains("Decodable") {
            let convenience = writer.declaration.isActor ? "" : "convenience "
            let log = "\(writer.names("CallLog"))()"
            blocks.append(function("\(convenience)init(from decoder: any Decoder)", "self.init(log: \(log))"))
        }
        return blocks.filter { !isDeclared($0) }
    }

    private var isIsolated: Bool {
        if writer.declaration.isActor { return true }
        if case .global = writer.declaration.isolation { return true }
        return false
    }

    private var prefix: String { writer.access + (isIsolated ? "nonisolated " : "") }

    private func comparison(_ sign: String, _ body: String) -> [String] {
        let name = writer.plan.name
        let isolation = isIsolated && !writer.declaration.isActor ? "nonisolated " : ""
        let head = "static func \(sign) (left: \(name), right: \(name)) -> Bool"
        return ["\(writer.access)\(isolation)\(head) {", "    \(body)", "}"]
    }

    private func function(_ head: String, _ body: String) -> [String] {
        let free = head.contains("init(") && writer.declaration.isActor ? writer.access : prefix
        return ["\(free)\(head) {", "    \(body)", "}"]
    }

    /// Whether the protocol itself requires the member, so that it is already written.
    private func isDeclared(_ block: [String]) -> Bool {
        writer.declaration.requirements.contains { requirement in
            let names = ["==", "<", "hash", "description", "debugDescription", "encode"]
            return names.contains(requirement.name) && block[0].contains(" \(requirement.name)")
        }
    }
}
