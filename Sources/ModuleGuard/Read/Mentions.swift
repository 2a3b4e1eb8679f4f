import SpyGenerator

/// Tells what a module uses of a service that it shares with others: what its sources mention.
struct Mentions {
    private let texts: [String]

    /// - Parameters:
    ///   - target: The target with its files.
    ///   - parts: The objects of the module, whose files are read.
    init(in target: Target, of parts: [Part]) {
        let own = Set(parts.map(\.type.id))
        let others = target.roles.types.filter { !own.contains($0.id) && Self.isPart($0, of: target) }
        texts = target.reader.places.texts.map(\.text).filter { text in
            // NB: what belongs to nobody may be a helper of this module as well as of another.
            parts.contains { text.declares($0.type.shortName) } || !others.contains { text.declares($0.shortName) }
        }
    }

    /// Whether a type belongs to some module: it has a role, or is handed what has one.
    private static func isPart(_ type: TypeDeclaration, of target: Target) -> Bool {
        if target.roles.role(of: type) != nil { return true }
        return type.initializers.flatMap(\.parameters).contains { target.protocolID(of: $0.type) != nil }
    }

    /// Whether a case of an enumeration is made somewhere, and not only declared; of what nobody has read, each may be.
    func containCase(_ name: String) -> Bool {
        texts.isEmpty
            || texts.contains { text in
                text.ranges(of: ".\(name)").contains { text[$0.upperBound...].first?.isInNames != true }
            }
    }

    /// Whether a member is used; of what nobody has read, everything may be.
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
    /// Whether a member is used at a place, and no case of an enumeration, before which nothing stands.
    fileprivate func isUsed(at range: Range<String.Index>) -> Bool {
        let next = self[range.upperBound...].first ?? " "
        let line = self[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let previous = line.last ?? " "
        let isChained = line.allSatisfy { $0 == " " }
        return !next.isInNames && (isChained || previous.isInNames || ")]?!}".contains(previous))
    }
}
