import Proof
import ShowsSpecs

extension Witness {
    /// Returns the faults of presenters that submit a form.
    ///
    /// - Parameters:
    ///   - first: The number of the first requirement on submitting; those on requests follow.
    ///   - build: Creates a module, and lets a function replace its parts.
    static func submitting(
        from first: Int,
        _ build: @escaping @MainActor @Sendable (S.Fixture, (FaultyFormPresenter) -> Void) -> S.Subject
    ) -> [Witness] {
        func fault(
            _ name: String,
            _ violations: Int...,
            of replace: @escaping @MainActor @Sendable (FaultyFormPresenter) -> Void
        ) -> Witness {
            Witness(name, violates: Violations(violations.map { first + $0 })) { build($0, replace) }
        }
        return [
            fault("never leads on", 0, 2) { $0.leave = { _ in } },
            fault("has forgotten its request once something was typed", 0, 3) {
                let changed = $0.changed
                $0.changed = { part in
                    if part.isLoading { part.heard.append(part.newest) }
                    part.isLoading = false
                    changed(part)
                }
            },
            fault("hides the HUD, and leads nowhere, if something was typed since the tap", 0) { part in
                var isTyped = false
                let changed = part.changed
                part.asking = { isTyped = false }
                part.changed = { part in
                    isTyped = true
                    changed(part)
                }
                part.leave = { if !isTyped { $0.lead() } }
            },
            fault("submits at each tap once a request has failed", 2) {
                $0.submits = { (!$0.isLoading || $0.hasFailed) && $0.isComplete($0) }
            },
            fault("hides the HUD of a request once something was typed", 4) {
                let changed = $0.changed
                $0.changed = { part in
                    if part.isLoading { part.hud(false) }
                    changed(part)
                }
            },
            fault("leads on twice", 0, 2) {
                $0.leave = { part in
                    part.lead()
                    part.lead()
                }
            },
            fault("leads on at the tap, as in the published SwiftUI demo", 1) { part in
                part.asked = { ($0 as? FaultyFormPresenter)?.lead() }
                part.leave = { _ in }
            },
            fault("leads on after a failure as well", 1) {
                let fail = $0.fail
                $0.fail = { part in
                    fail(part)
                    (part as? FaultyFormPresenter)?.lead()
                }
            },
            fault("submits at each tap", 2) { $0.submits = { $0.isComplete($0) } },
            fault("submits again after a success", 2) {
                $0.asks = { part in (part as? FaultyFormPresenter).map { $0.submits($0) } ?? false }
            },
            fault("submits again once something was typed after a success", 2) {
                let changed = $0.changed
                $0.changed = { part in
                    part.hasLeft = false
                    changed(part)
                }
            },
            fault("knows nothing of the button once a request has failed", 3) {
                $0.submits = { !$0.isLoading && ($0.hasFailed || $0.isComplete($0)) }
            },
            fault("submits again after a success that came at once", 2) {
                $0.asked = { ($0 as? FaultyFormPresenter)?.hasLeft = false }
            },
            fault("takes a request for answered once something was typed", 3) {
                let changed = $0.changed
                $0.changed = { part in
                    part.isLoading = false
                    changed(part)
                }
            },
            fault("knows nothing of the button", 3) { $0.submits = { !$0.isLoading } },
        ]
    }
}
