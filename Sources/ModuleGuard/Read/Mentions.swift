import SpyGenerator

/// Tells what a module uses of a service that it shares with others: what its sources mention.
struct Mentions {
    private let texts: [String]

    /// - Parameters:
    ///   - target: The target with its files.
    ///   - parts: The objects of the module, whose files are read.
    init(in target: Target, of parts: [Part]) {
        let own = Set(parts.map(\.type.id))
        let others = target.roles.types.filter { !own.contains($0.id) && target.roles.role(of: $0) != nil }
        texts = target.reader.places.texts.map(\.text).filter { text in
            // NB: what belongs to nobody may be a helper of this module as well as of another.
            parts.contains { text.declares($0.type.shortName) } || !others.contains { text.declares($0.shortName) }
        }
    }

    /// Whether a member is used; of what nobody has read, everything may be.
    func contain(_ member: String) -> Bool {
        texts.isEmpty || texts.contains { text in
            text.ranges(of: ".\(member)").contains { range in
                !(text[range.upperBound...].first?.isInNames ?? false)
            }
        }
    }
}

extension String {
    /// Whether a type is declared or extended in a text.
    fileprivate func declares(_ name: String) -> Bool {
        ["class", "struct", "actor", "extension", "enum"].contains { keyword in
            ranges(of: "\(keyword) \(name)").contains { !(self[$0.upperBound...].first?.isInNames ?? false) }
        }
    }
}
