import SpyGenerator

/// Finds what a module uses of a service that it shares with other modules: the members that its sources mention.
struct Mentions {
    private let texts: [String]

    /// - Parameters:
    ///   - target: The target with its files.
    ///   - parts: The objects of the module, whose files are read.
    init(in target: Target, of parts: [Part]) {
        let own = Set(parts.map(\.type.id))
        let others = target.roles.types.filter { !own.contains($0.id) && Self.isPart($0, of: target) }
        texts = target.reader.places.texts.map(\.text).filter { text in
            // A file without any module's parts may contain helpers of this module, and is read as well.
            parts.contains { text.declares($0.type.shortName) } || !others.contains { text.declares($0.shortName) }
        }
    }

    /// Whether a type belongs to a module: it has a role, or receives an object through a protocol.
    private static func isPart(_ type: TypeDeclaration, of target: Target) -> Bool {
        if target.roles.role(of: type) != nil { return true }
        return type.initializers.flatMap(\.parameters).contains { target.protocolID(of: $0.type) != nil }
    }

    /// Whether a case of an enumeration is created somewhere, and not only declared; always if there are no sources to
    /// read.
    func containCase(_ name: String) -> Bool {
        texts.isEmpty
            || texts.contains { text in
                text.ranges(of: ".\(name)").contains { text[$0.upperBound...].first?.isInNames != true }
            }
    }

    /// Whether a member is used; always if there are no sources to read.
    func contain(_ member: String) -> Bool {
        texts.isEmpty
            || texts.contains { text in
                text.ranges(of: ".\(member)").contains { range in
                    text.isUsed(at: range)
                }
            }
    }
}

extension String {
    /// Whether a member is used there, and not an implicit member such as a case, which has nothing before its dot.
    fileprivate func isUsed(at range: Range<String.Index>) -> Bool {
        let next = self[range.upperBound...].first ?? " "
        let line = self[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let previous = line.last ?? " "
        let isChained = line.allSatisfy { $0 == " " }
        return !next.isInNames && (isChained || previous.isInNames || ")]?!}".contains(previous))
    }
}
