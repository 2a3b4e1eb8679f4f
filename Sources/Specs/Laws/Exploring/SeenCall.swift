/// A call of one module, as it can be compared with that of another module like it.
///
/// Two modules make objects of their own, so objects that cannot change are alike if their parts are. Of those that can,
/// such as a screen that is handed to a wireframe, only the type is compared.
struct SeenCall: Equatable, CustomStringConvertible {
    let call: LoggedCall

    init(_ call: LoggedCall) {
        self.call = call
    }

    var kind: String { call.kind }

    var description: String { "\(call)" }

    static func == (left: SeenCall, right: SeenCall) -> Bool {
        areAlike(left.call.call, right.call.call)
    }

    /// Whether two values are equal, or made of parts that are.
    static func areAlike(_ left: Any, _ right: Any) -> Bool {
        var visited: Set<ObjectIdentifier> = []
        return areAlike(left, right, &visited)
    }

    private static func areAlike(_ left: Any, _ right: Any, _ visited: inout Set<ObjectIdentifier>) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        if let left = left as? any Equatable, isEqual(left, right) { return true }
        let (ours, theirs) = (Mirror(reflecting: left), Mirror(reflecting: right))
        guard Contents.isTakenApart(left, ours) else { return !(left is any Equatable) && "\(left)" == "\(right)" }
        guard ours.children.count == theirs.children.count else { return false }
        if let object = Contents.object(left) {
            guard Contents.isImmutable(object), visited.insert(ObjectIdentifier(object)).inserted else { return true }
        } else if ours.children.isEmpty {
            return !(left is any Equatable) && "\(left)" == "\(right)"
        }
        if [.set, .dictionary].contains(ours.displayStyle) { return haveAlikeParts(ours, theirs) }
        return zip(ours.children, theirs.children).allSatisfy { mine, other in
            // NB: who observes an object is no part of what it is.
            mine.label == "_$observationRegistrar"
                || mine.label == other.label && areAlike(mine.value, other.value, &visited)
        }
    }

    /// NB: two sets or dictionaries that are alike may have their parts in different orders.
    private static func haveAlikeParts(_ left: Mirror, _ right: Mirror) -> Bool {
        var rest = right.children.map(\.value)
        for child in left.children {
            guard let index = rest.firstIndex(where: { areAlike(child.value, $0) }) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        left == right as? Value
    }
}
