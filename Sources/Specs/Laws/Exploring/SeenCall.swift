import Foundation

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

    /// The method, the state that is handed over, and all that is said.
    var words: Set<String> { Set(Leaves.of(call.call) + [call.face]) }

    static func == (left: SeenCall, right: SeenCall) -> Bool {
        // NB: two services of one type, or two switches on one screen, are two.
        left.call.double == right.call.double && areAlike(left.call.call, right.call.call)
    }

    /// Whether an object that can change is among the arguments, of which only the type is compared.
    var handsOverAnObject: Bool {
        Contents.path(in: call.call) { Contents.object($0).map { !Contents.isImmutable($0) } ?? false } != nil
    }

    /// Whether it says nothing where another call says something: nothing but empty texts.
    ///
    /// NB: `nil` may well say that there is nothing.
    func isEmptied(_ other: SeenCall) -> Bool {
        let (texts, others) = (Leaves.of(call.call), Leaves.of(other.call.call))
        return call.face == other.call.face && !texts.isEmpty && Set(texts) == [""] && Set(others) != [""]
    }

    /// Whether both say the same, in whatever order.
    func holdsTheSame(as other: SeenCall?) -> Bool {
        guard let other, kind == other.kind else { return false }
        return Leaves.of(call.call).sorted() == Leaves.of(other.call.call).sorted()
    }

    /// Whether two values are equal, or made of parts that are.
    static func areAlike(_ left: Any, _ right: Any) -> Bool {
        var visited: Set<[ObjectIdentifier]> = []
        return areAlike(left, right, &visited)
    }

    private static func areAlike(_ left: Any, _ right: Any, _ visited: inout Set<[ObjectIdentifier]>) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        // NB: an id that is made anew for each row says nothing.
        if left is UUID { return true }
        if let left = left as? any Equatable, isEqual(left, right) { return true }
        let mirror = Mirror(reflecting: left)
        let (ours, theirs) = (Contents.parts(of: mirror), Contents.parts(of: Mirror(reflecting: right)))
        guard Contents.isTakenApart(left, mirror) else { return !(left is any Equatable) && "\(left)" == "\(right)" }
        if let object = Contents.object(left), let other = Contents.object(right) {
            guard visited.insert([ObjectIdentifier(object), ObjectIdentifier(other)]).inserted else { return true }
            guard Contents.isImmutable(object) else { return true }
        } else if ours.isEmpty, theirs.isEmpty {
            return !(left is any Equatable) && "\(left)" == "\(right)"
        }
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { return haveAlikeParts(ours, theirs) }
        return areAlike(ours, theirs, &visited)
    }

    private static func areAlike(
        _ left: [Mirror.Child],
        _ right: [Mirror.Child],
        _ visited: inout Set<[ObjectIdentifier]>
    ) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy { mine, other in
            // NB: who observes an object is no part of what it is.
            mine.label == "_$observationRegistrar"
                || mine.label == other.label && areAlike(mine.value, other.value, &visited)
        }
    }

    /// NB: two sets or dictionaries that are alike may have their parts in different orders.
    private static func haveAlikeParts(_ left: [Mirror.Child], _ right: [Mirror.Child]) -> Bool {
        var rest = right.map(\.value)
        for part in left {
            guard let index = rest.firstIndex(where: { areAlike(part.value, $0) }) else { return false }
            rest.remove(at: index)
        }
        return rest.isEmpty
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        left == right as? Value
    }
}

extension [SeenCall] {
    /// What a person reads of them.
    var text: String { isEmpty ? "nothing" : map(\.description).joined(separator: ", ") }

    /// Those that are not among others, each of which counts once.
    func without(_ others: [SeenCall]) -> [SeenCall] {
        var rest = others
        return filter { call in
            guard let index = rest.firstIndex(of: call) else { return true }
            rest.remove(at: index)
            return false
        }
    }

    /// Whether both hold the same, in whatever order.
    func holdsTheSame(as others: [SeenCall]) -> Bool {
        count == others.count && without(others).isEmpty
    }
}
