extension SeenCall {
    /// Whether it says the same as another call except for flags, each of which has the same value in a third call.
    ///
    /// That is so for a state that is loading only while an answer is awaited, whatever the answer is.
    func differsOnlyInFlags(from other: SeenCall, likeThoseOf third: SeenCall) -> Bool {
        let (others, thirds) = (other.flags, third.flags)
        let changed = flags.filter { others[$0] != $1 }
        let (leaves, otherLeaves) = (Leaves.of(call.call), Leaves.of(other.call.call))
        return !changed.isEmpty && leaves.count == otherLeaves.count
            && zip(leaves, otherLeaves).count { $0 != $1 } == changed.count
            && changed.allSatisfy { thirds[$0] == $1 }
    }

    /// The flags in it, by the names that lead to them; the flags of rows and of objects are no state.
    private var flags: [String: Bool] {
        var flags: [String: Bool] = [:]
        func add(_ value: Any, _ path: String) {
            if let flag = value as? Bool { return flags[path] = flag }
            let mirror = Mirror(reflecting: value)
            let isList = [.collection, .set, .dictionary].contains(mirror.displayStyle)
            guard !isList, Contents.object(value) == nil, Contents.isTakenApart(value, mirror) else { return }
            for (index, part) in mirror.children.enumerated() {
                add(part.value, "\(path).\(part.label ?? "\(index)")")
            }
        }
        add(call.call, "")
        return flags
    }
}
