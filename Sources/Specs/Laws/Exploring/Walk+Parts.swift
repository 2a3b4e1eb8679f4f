extension Walk {
    /// What is left on the views, part by part.
    ///
    /// A call without arguments, which says only its name, may replace another of its kind.
    func shownParts(until end: Int? = nil) -> [ViewPart: String] {
        Dictionary(partsSaid(until: end)) { $1 }
    }

    /// What the screens showed at first and what the views were told, part by part and oldest first.
    func partsSaid(until end: Int? = nil) -> [(part: ViewPart, text: String)] {
        partsSaid(by: stage.screens.compactMap(\.first) + calls(.view, until: end))
    }

    /// What calls have told, part by part.
    func partsSaid(by calls: [LoggedCall]) -> [(part: ViewPart, text: String)] {
        calls.filter { !isSignal($0) }.flatMap(parts)
    }

    /// What one call has told; part by part if it passes a whole state.
    func parts(of call: LoggedCall) -> [(part: ViewPart, text: String)] {
        let kind = stage.kind(of: call)
        func said(_ text: String, as property: String? = nil) -> (part: ViewPart, text: String) {
            (ViewPart(kind: kind, property: property), text)
        }
        var (shown, mirror) = (call.call as Any, Mirror(reflecting: call.call))
        guard let argument = mirror.children.first?.value else { return [said(call.member)] }
        // An element of a stream may be the state itself.
        if mirror.displayStyle == .enum { (shown, mirror) = (argument, Mirror(reflecting: argument)) }
        if mirror.displayStyle == .tuple, mirror.children.count == 1, let argument = mirror.children.first?.value {
            (shown, mirror) = (argument, Mirror(reflecting: argument))
        }
        guard mirror.displayStyle == .struct, Contents.isTakenApart(shown, mirror) else {
            return [said(Leaves.of(shown).joined(separator: ", "))]
        }
        return mirror.children.map { said(Leaves.of($0.value).joined(separator: ", "), as: $0.label) }
    }
}
