import Proof
import ShowsSpecs

extension Witness {
    /// Returns the faults of presenters that load items for their view to read.
    ///
    /// - Parameters:
    ///   - first: The number of the first requirement on loading.
    ///   - build: Creates a module, and lets a function replace its parts.
    static func loading<Item: Hashable>(
        from first: Int,
        _ build: @escaping @MainActor @Sendable (S.Fixture, (FaultyListPresenter<Item>) -> Void) -> S.Subject
    ) -> [Witness] {
        func fault(
            _ name: String,
            _ violations: Int...,
            of replace: @escaping @MainActor @Sendable (FaultyListPresenter<Item>) -> Void
        ) -> Witness {
            Witness(name, violates: Violations(violations.map { first + $0 })) { build($0, replace) }
        }
        return [
            fault("adds items to those from before", 0) { $0.keep = { $0.items += $1 } },
            fault("keeps items of which there are as many", 0) {
                $0.keep = { if $0.items.count != $1.count { $0.items = $1 } }
            },
            fault("tells the view of the first items only", 1) {
                $0.draw = { part, items in
                    let isFirst = part.heard.count == 1
                    part.keep(part, items)
                    if isFirst { part.reload() }
                }
            },
            fault("tells the view only if there are more or fewer", 1) {
                $0.draw = { part, items in
                    let count = part.items.count
                    part.keep(part, items)
                    if count != items.count { part.reload() }
                }
            },
            fault("keeps the end of what was there before", 0) {
                $0.keep = { $0.items = $1.isEmpty ? [] : $1 + $0.items.dropFirst($1.count) }
            },
            fault("takes items in another order for the same", 1) {
                $0.draw = { part, items in
                    let before = Set(part.items)
                    part.keep(part, items)
                    if before != Set(items) { part.reload() }
                }
            },
            fault("tells the view once in a turn", 2) { part in
                var isTold = false
                part.draw = { part, items in
                    part.keep(part, items)
                    guard !isTold else { return }
                    isTold = true
                    part.reload()
                    Task { isTold = false }
                }
            },
            fault("tells the view before the items are there", 2) {
                $0.draw = { part, items in
                    part.reload()
                    part.keep(part, items)
                }
            },
            fault("keeps one item if a refresh fails", 1, 3, 4) {
                let fail = $0.fail
                $0.fail = { part in
                    fail(part)
                    guard let part = part as? FaultyListPresenter<Item> else { return }
                    part.items = Array(part.items.prefix(1))
                }
            },
            fault("is blank after a failure, and does not say so", 1, 4) {
                let fail = $0.fail
                $0.fail = { part in
                    (part as? FaultyListPresenter<Item>)?.items = []
                    fail(part)
                }
            },
            fault("is blank after a failure, and says so", 4) {
                let fail = $0.fail
                $0.fail = { part in
                    guard let part = part as? FaultyListPresenter<Item> else { return }
                    part.items = []
                    part.reload()
                    fail(part)
                }
            },
            fault("is blank while it loads again", 1, 4) {
                let busy = $0.busy
                $0.busy = { part in
                    (part as? FaultyListPresenter<Item>)?.items = []
                    busy(part)
                }
            },
            fault("has the last item for each index that is too great", 5) {
                let look = $0.look
                $0.look = { part, index in look(part, min(index, part.items.count - 1)) }
            },
            fault("has the first item for an index before it", 5) {
                let look = $0.look
                $0.look = { part, index in look(part, max(index, 0)) }
            },
            fault("asks for more when the user jumps to the last item", 6) { part in
                var last = 0
                let look = part.look
                part.look = { part, index in
                    if index == part.items.count - 1, index > 0, last != index - 1 { part.askAgain() }
                    last = index
                    return look(part, index)
                }
            },
            fault("hides the HUD at each answer", 7, 9) { $0.ignored = { part, _ in part.hud(false) } },
            fault("hides the HUD once all answers are there", 8, 9) { part in
                var pending = 0
                let (busy, idle) = (part.busy, part.idle)
                part.busy = { part in
                    pending += 1
                    busy(part)
                }
                part.idle = { part, isFailure in
                    pending -= 1
                    if pending == 0 { idle(part, isFailure) }
                }
                part.ignored = { part, isFailure in
                    pending -= 1
                    if pending == 0 { idle(part, isFailure) }
                }
            },
            fault("shows whatever comes last", 7, 9) { $0.hears = { !$0.heard.contains($1) } },
            fault("shows an outdated answer once the newest has failed", 9) {
                let hears = $0.hears
                $0.hears = { hears($0, $1) || ($0.hasFailed && !$0.isLoading && !$0.heard.contains($1)) }
            },
            fault("shows the failure of an outdated request", 9) {
                $0.ignored = { part, isFailure in
                    if isFailure { part.fail(part) }
                }
            },
        ]
    }
}
