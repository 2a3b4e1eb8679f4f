import Foundation

/// A call of one module that can be compared with a call of another module like it.
///
/// Two modules make objects of their own, so immutable objects are alike if their parts are. Of mutable objects, such
/// as a screen that is passed to a wireframe, only the type is compared.
struct SeenCall: Equatable, CustomStringConvertible {
    let call: LoggedCall

    init(_ call: LoggedCall) {
        self.call = call
    }

    var kind: String { call.kind }

    var description: String { "\(call)" }

    /// The method with its state, and all texts that the call carries.
    var words: Set<String> { Set(Leaves.of(call.call) + [call.face]) }

    static func == (left: SeenCall, right: SeenCall) -> Bool {
        // Two services of one type, or two switches on one screen, are not the same.
        left.call.double == right.call.double && areAlike(left.call.call, right.call.call)
    }

    /// Whether a mutable object, of which only the type is compared, is among the arguments.
    var handsOverAnObject: Bool {
        Contents.path(in: call.call) { Contents.object($0).map { !Contents.isImmutable($0) } ?? false } != nil
    }

    /// Whether it says nothing but empty texts, and another call says something.
    ///
    /// `nil` does not count as empty, since it may well say that there is nothing.
    func isEmptied(_ other: SeenCall) -> Bool {
        let (texts, others) = (Leaves.of(call.call), Leaves.of(other.call.call))
        return call.face == other.call.face && !texts.isEmpty && Set(texts) == [""] && Set(others) != [""]
    }

    /// Whether it hands over nothing but empty lists, beside flags, and another call something in them.
    func isEmptiedList(_ other: SeenCall) -> Bool {
        call.face == other.call.face && handsOverEmptyLists && !other.handsOverEmptyLists
    }

    private var handsOverEmptyLists: Bool {
        let texts = Leaves.of(call.call).filter { !["true", "false"].contains($0) }
        return !texts.isEmpty && texts.allSatisfy(["[]", "[:]"].contains)
    }

    /// Whether both say the same, in any order.
    func holdsTheSame(as other: SeenCall?) -> Bool {
        guard let other, kind == other.kind else { return false }
        return Leaves.of(call.call).sorted() == Leaves.of(other.call.call).sorted()
    }

    /// Whether two values are equal, or made of parts that are alike.
    static func areAlike(_ left: Any, _ right: Any) -> Bool {
        var visited: Set<[ObjectIdentifier]> = []
        return areAlike(left, right, &visited)
    }

    private static func areAlike(_ left: Any, _ right: Any, _ visited: inout Set<[ObjectIdentifier]>) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        // An id that is newly made for each row says nothing.
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
            // The observers of an object are no part of its value.
            mine.label == "_$observationRegistrar"
                || mine.label == other.label && areAlike(mine.value, other.value, &visited)
        }
    }

    /// Whether two sets or dictionaries have like parts, which may come in different orders.
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
    /// The calls as a failure lists them.
    var text: String { isEmpty ? "nothing" : map(\.description).joined(separator: ", ") }

    /// Returns the calls that remain after each of the others has removed one equal call.
    func without(_ others: [SeenCall]) -> [SeenCall] {
        var rest = others
        return filter { call in
            guard let index = rest.firstIndex(of: call) else { return true }
            rest.remove(at: index)
            return false
        }
    }

    /// Whether both hold the same calls, in any order.
    func holdsTheSame(as others: [SeenCall]) -> Bool {
        count == others.count && without(others).isEmpty
    }
}
