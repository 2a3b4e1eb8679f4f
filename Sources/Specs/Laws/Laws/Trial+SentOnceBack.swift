extension Trial<ModuleLaws> {
    /// Whether what was entered is sent once the view has come back, by itself or from another screen that an event has
    /// opened, as long as the view still shows it; expects that it is.
    ///
    /// A module that sends nothing and says the same as if nothing had been entered has forgotten it, too.
    func isSentOnceTheViewIsBack(_ value: EnteredValue, in outline: Outline) async throws -> Bool {
        let doors = outline.ordinaryOnce.filter { other in
            ![value.entry, value.event].contains(other) && !outline.appearing.contains(other)
                && !outline.asking.contains(other)
        }
        for appearance in outline.appearing where outline.comesAgain(appearance) {
            for way in [[]] + doors.map({ [$0] }) {
                let others = way + [appearance]
                guard let walk = try await comeBack(by: others, to: value, isEntered: true, in: outline),
                    let without = try await comeBack(by: others, to: value, isEntered: false, in: outline)
                else { continue }
                let names = ([value.entry] + others).map { "“\(outline.events[$0].name)”" }.joined(separator: ", ")
                guard await isSent(value, by: walk, unlike: without, isHeard: true, after: names, in: outline) else {
                    return false
                }
            }
        }
        return true
    }

    /// Whether a module sends what its view shows; expects that it does, unless it says something else than one in which it
    /// was not entered.
    ///
    /// - Parameters:
    ///   - value: What was entered.
    ///   - walk: The module.
    ///   - without: A module in which all came but the entry.
    ///   - isHeard: Whether it is sent there if it can be, so that it counts if nothing is sent.
    ///   - names: What came before it is to be sent.
    ///   - outline: What the module offers.
    func isSent(
        _ value: EnteredValue,
        by walk: Walk,
        unlike without: Walk,
        isHeard: Bool,
        after names: String,
        in outline: Outline
    ) async -> Bool {
        guard value.isShown(in: walk.shownParts()), walk.canCause(value.event), without.canCause(value.event) else {
            return true
        }
        let told = value.parts.map { walk.told($1, as: $0) }.sorted()
        let all = await walk.send(by: value.event)
        // What enters something at the same place replaces it.
        guard await value.isOut(of: without.send(by: value.event)), !all.contains(where: value.isSent) else {
            return true
        }
        let sent = all.filter { $0.member == value.member }
        let said = walk.shown(since: walk.eventStart)
        let isForgotten = isHeard && said == without.shown(since: without.eventStart)
        guard !sent.isEmpty || isForgotten else { return true }
        let instead = (sent.isEmpty ? said : sent.map(SeenCall.init)).map { "  \($0)" }
        let text = """
            The view shows \(told.joined(separator: ", ")). After \(names) “\(outline.events[value.event].name)” did not send it. \
            If the view shows something else by then, tell the stage so\(instead.isEmpty ? "." : ". This came instead:")
            """
        return expect(false, in: walk, ([text] + instead).joined(separator: "\n"))
    }

    /// A module whose view has come back before something is sent; `nil` if that is not possible then, or if what was
    /// opened is not another screen.
    private func comeBack(
        by others: [Int],
        to value: EnteredValue,
        isEntered: Bool,
        in outline: Outline
    ) async throws -> Walk? {
        let walk = try await startWalk(after: value.leadIn + (isEntered ? [.init(value.entry, .success)] : []))
        let start = walk.callCount
        for other in others {
            guard await walk.attempt(.init(other, .success)) else { return nil }
            let isOpened = !walk.navigation(since: walk.eventStart).isEmpty
            let isHeard = !walk.calls(.delegate, since: walk.eventStart).isEmpty
            guard walk.isDone, !isHeard, isOpened != outline.appearing.contains(other) else { return nil }
        }
        await walk.go(value.way)
        // What was sent or stored meanwhile need not be sent once more.
        return walk.canCause(value.event) && !walk.handedOver(since: start).contains(where: value.isSent) ? walk : nil
    }
}
