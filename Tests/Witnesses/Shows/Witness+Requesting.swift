import Proof
import ShowsSpecs

extension Witness {
    /// Returns the faults of presenters that make requests.
    ///
    /// - Parameters:
    ///   - first: The number of the first requirement on requests.
    ///   - build: Creates a module, and lets a function replace its parts.
    static func requesting(
        from first: Int,
        _ build: @escaping @MainActor @Sendable (S.Fixture, (FaultyShowsPresenter) -> Void) -> S.Subject
    ) -> [Witness] {
        func fault(
            _ name: String,
            _ violations: Int...,
            of replace: @escaping @MainActor @Sendable (FaultyShowsPresenter) -> Void
        ) -> Witness {
            Witness(name, violates: Violations(violations.map { first + $0 })) { build($0, replace) }
        }
        return [
            fault("shows the HUD for the first request only", 0) { $0.busy = { if $0.newest == 1 { $0.hud(true) } } },
            fault("hides the HUD twice", 1) {
                $0.idle = { part, _ in
                    part.hud(false)
                    part.hud(false)
                }
            },
            fault("leaves the HUD on after a second failure", 1) { part in
                var failures = 0
                part.idle = { part, isFailure in
                    failures += isFailure ? 1 : 0
                    if !isFailure || failures != 2 { part.hud(false) }
                }
            },
            fault("takes a cancellation by somebody else for its own", 1) { $0.ignoresCancellation = true },
            fault("says nothing of a failure", 2) { $0.fail = { _ in } },
            fault("shows an alert without words", 2) { $0.fail = { $0.alert("", "") } },
            fault("shows an alert of blanks", 2) { $0.fail = { $0.alert(" ", "\n") } },
            fault("shows two alerts for a failure", 2) {
                $0.fail = { part in
                    part.alert("Error", "It could not be loaded.")
                    part.alert("Error", "Try again later.")
                }
            },
            fault("shows the first failure only", 2) { part in
                var hasFailed = false
                part.fail = { part in
                    if !hasFailed { part.alert("Error", "It could not be loaded.") }
                    hasFailed = true
                }
            },
            fault("says nothing of a third failure in a row", 2) { part in
                var failures = 0
                let fail = part.fail
                part.succeeded = { _ in failures = 0 }
                part.fail = { part in
                    failures += 1
                    if failures < 3 { fail(part) }
                }
            },
            fault("shows the HUD after it has asked", 3) {
                $0.busy = { _ in }
                $0.asked = { $0.hud(true) }
            },
            fault("takes itself for loading after an answer that came at once", 4) {
                let asks = $0.asks
                $0.asks = { asks($0) && !$0.isLoading }
                $0.asked = { $0.isLoading = true }
            },
            fault("asks no more once it has failed", 4) {
                let asks = $0.asks
                $0.asks = { asks($0) && !$0.hasFailed }
            },
            fault("hears an answer twice", 5) { $0.hears = { $0.newest == $1 } },
        ]
    }
}
