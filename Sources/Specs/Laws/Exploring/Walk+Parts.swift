extension Walk {
    /// What is left on the views, part by part.
    ///
    /// A call without arguments, which says only its name, may replace another of its kind.
    func shownParts(until end: Int? = nil) -> [ViewPart: String] {
        Dictionary(partsSaid(until: end)) { $1 }
    }

    /// What each value of the lists that are left on the views says, part by part, in any order.
    func shownRows() -> [ViewPart: [String]] {
        let said = (stage.shownAtFirst + calls(.view)).filter { !isSignal($0) }.flatMap(values)
        return Dictionary(said.map { ($0.part, Self.rows(of: $0.value)) }) { $1 }
    }

    private static func rows(of value: Any?) -> [String] {
        guard let value else { return [] }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set: return mirror.children.map { Leaves.of($0.value).joined(separator: ", ") }.sorted()
        // Whether the rows have come may be shown beside them.
        case .tuple: return mirror.children.flatMap { rows(of: $0.value) }
        default: return [Leaves.of(value).joined(separator: ", ")]
        }
    }

    /// Whether all that a call has said was on the screens that the stage looks at, once the step in which it came was
    /// over: it has filled a field, for example, and the field says from then on what is there.
    func isDrawn(_ seen: SeenCall) -> Bool {
        guard !stage.screens.isEmpty else { return false }
        let (calls, leaves) = (stage.log.calls, Leaves.of(seen.call.call))
        // A number may be there by chance.
        guard leaves.contains(where: { $0.contains(where: \.isLetter) }), seen.call.hasArguments,
            !stage.screens.contains(where: { $0.recorder.name == seen.call.double }),
            let place = calls.lastIndex(where: { stage.role(of: $0) == .view && SeenCall(stage.seen(of: $0)) == seen })
        else { return false }
        let end = steps.first { place < $0.end }?.end ?? callCount
        let shown = stage.screens.flatMap { screen in
            let last = calls.prefix(end).last { $0.double == screen.recorder.name } ?? screen.first
            return last.map { Leaves.of($0.call) } ?? []
        }
        return Set(leaves).isSubset(of: shown)
    }

    /// What the screens showed at first and what the views were told, part by part and oldest first.
    func partsSaid(until end: Int? = nil) -> [(part: ViewPart, text: String)] {
        partsSaid(by: stage.shownAtFirst + calls(.view, until: end))
    }

    /// What calls have told, part by part.
    func partsSaid(by calls: [LoggedCall]) -> [(part: ViewPart, text: String)] {
        calls.filter { !isSignal($0) }.flatMap(parts)
    }

    /// What one call has told; part by part if it passes a whole state.
    func parts(of call: LoggedCall) -> [(part: ViewPart, text: String)] {
        values(of: call).map { ($0.part, $0.value.map { Leaves.of($0).joined(separator: ", ") } ?? call.member) }
    }

    /// The values that one call has told, part by part; `nil` for a call without arguments.
    private func values(of call: LoggedCall) -> [(part: ViewPart, value: Any?)] {
        let kind = stage.kind(of: call)
        func said(_ value: Any?, as property: String? = nil) -> (part: ViewPart, value: Any?) {
            (ViewPart(kind: kind, property: property), value)
        }
        var (shown, mirror) = (call.call as Any, Mirror(reflecting: call.call))
        guard let argument = mirror.children.first?.value else { return [said(nil)] }
        // An element of a stream may be the state itself.
        if mirror.displayStyle == .enum { (shown, mirror) = (argument, Mirror(reflecting: argument)) }
        if mirror.displayStyle == .tuple, mirror.children.count == 1, let argument = mirror.children.first?.value {
            (shown, mirror) = (argument, Mirror(reflecting: argument))
        }
        guard mirror.displayStyle == .struct, Contents.isTakenApart(shown, mirror) else {
            return [said(shown)]
        }
        return mirror.children.map { said($0.value, as: $0.label) }
    }
}
