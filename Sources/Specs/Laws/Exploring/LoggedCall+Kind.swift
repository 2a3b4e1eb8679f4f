import Foundation

extension LoggedCall {
    /// The double and the method, without arguments except for the place that is meant, such as a row.
    ///
    /// A call about one place says nothing about another, so pictures of rows may arrive in any order.
    var kind: String { kind(named: method) }

    /// The kind of the call; a call that ends a state has the kind of the state's beginning.
    ///
    /// - Parameter states: The states.
    func kind(pairing states: [Balance]) -> String {
        let state = states.first { $0.ends.contains(where: isLike) }
        return kind(named: state?.begin.method ?? method)
    }

    /// Whether both call the same method, with any arguments.
    func isLike(_ other: LoggedCall) -> Bool {
        type(of: other.call) == type(of: call) && other.method == method
    }

    /// The double and the method, without the arguments.
    var member: String { double.isEmpty ? method : "\(double).\(method)" }

    /// The double, the method and the state that a view is passed, without the state's associated values.
    var face: String { state.map { "\(member)(.\($0))" } ?? member }

    /// Whether it has arguments.
    var hasArguments: Bool {
        !Mirror(reflecting: call).children.isEmpty
    }

    /// Whether it has arguments and all of them are empty.
    var hasEmptyArguments: Bool { hasArguments && Set(Leaves.of(call)).isSubset(of: ["", "[]", "nil"]) }

    /// Whether it empties a label.
    var saysNothing: Bool {
        let texts = Leaves.of(call)
        return !texts.isEmpty && texts.allSatisfy(["nil", ""].contains)
    }

    /// Whether all that it says is that something is on or off.
    var isFlag: Bool { saysNoMoreThanAFlag && !Leaves.of(call).isEmpty }

    /// Whether it says at most that something is on or off; a call without texts says less.
    var saysNoMoreThanAFlag: Bool { Leaves.of(call).allSatisfy(["true", "false"].contains) }

    /// The case of the state that a view is passed, such as `loaded` in `.render(.loaded(rows))`; `nil` if it is no
    /// enum.
    ///
    /// A call with a place has the state beside it, as in `.update(row: 3, .loading)`.
    var state: String? {
        guard var argument = Mirror(reflecting: call).children.first?.value else { return nil }
        var mirror = Mirror(reflecting: argument)
        if mirror.displayStyle == .tuple, let last = Array(mirror.children).last?.value,
            mirror.children.count == 1 || mirror.children.count == 2 && place != nil
        {
            (argument, mirror) = (last, Mirror(reflecting: last))
        }
        guard mirror.displayStyle == .enum else { return nil }
        return mirror.children.first?.label ?? "\(argument)"
    }

    private var method: String {
        let mirror = Mirror(reflecting: call)
        guard mirror.displayStyle == .enum else { return "\(type(of: call))" }
        return mirror.children.first?.label ?? String("\(call)".drop { $0 == "." })
    }

    private func kind(named method: String) -> String {
        (double.isEmpty ? method : "\(double).\(method)") + placeSuffix
    }

    /// The place that is meant, such as `[3]` for a row; empty if there is none.
    var placeSuffix: String { place.map { "[\($0)]" } ?? "" }

    /// The position or the id among several labelled arguments.
    private var place: String? {
        guard let payload = Mirror(reflecting: call).children.first?.value else { return nil }
        let arguments = Mirror(reflecting: payload)
        guard arguments.displayStyle == .tuple else { return nil }
        return arguments.children.lazy.compactMap { argument in
            switch argument.value {
            case let value as Int where Self.places.contains(argument.label ?? ""): "\(value)"
            case let value as IndexPath: "\(value)"
            case let value as UUID: "\(value)"
            case let value as String where argument.label == "id": value
            case let value as String where argument.label == "row" && arguments.children.count > 1: value
            case let value where ["in", "section"].contains(argument.label) && Self.isPlainCase(value): "\(value)"
            default: nil
            }
        }
        .first
    }

    /// Whether a value is an enum case without associated values, such as a section of a screen.
    private static func isPlainCase(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .enum && mirror.children.isEmpty
    }

    private static let places: Set<String> = [
        "at", "atIndex", "for", "forRow", "id", "in", "index", "item", "row", "section",
    ]
}
