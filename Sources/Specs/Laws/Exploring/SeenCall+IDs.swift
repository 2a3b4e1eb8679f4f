extension SeenCall {
    /// Whether it says the same as another call except for ids, and says something besides ids.
    func differsOnlyInIDs(from other: SeenCall) -> Bool {
        let texts = textsBesideIDs
        return call.isLike(other.call) && call.double == other.call.double && texts.contains { !$0.isEmpty }
            && texts == other.textsBesideIDs
    }

    /// What it says, without arguments and properties that are labelled as ids.
    private var textsBesideIDs: [String] {
        func texts(_ value: Any) -> [String] {
            let mirror = Mirror(reflecting: value)
            guard !mirror.children.isEmpty, Contents.object(value) == nil, Contents.isTakenApart(value, mirror) else {
                return ["\(value)"]
            }
            return mirror.children.flatMap { part in
                part.label.map { $0 == "id" || $0.hasSuffix("ID") } == true ? [] : texts(part.value)
            }
        }
        return texts(call.call)
    }
}
