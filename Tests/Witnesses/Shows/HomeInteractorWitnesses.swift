public import Proof
public import ShowsSpecs

/// Faulty interactors of the shows.
public enum HomeInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<HomeInteractorSpec>] = own + Witness.asking(as: { $0 }, hasTexts: false)

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyShowsInteractor) -> Void
    ) -> Witness<HomeInteractorSpec> {
        .faulty(name, violates: violations, as: { $0 }, replace)
    }

    private static let own = [
        fault("takes a failure for no shows", violates: [3]) {
            $0.edit = { .success((try? $0.get()) ?? [Show]()) }
        },
        fault("sorts by title", violates: [2]) {
            $0.edit = { $0.map { value in (value as? [Show])?.sorted { $0.title < $1.title } ?? value } }
        },
        fault("leaves out shows without a description", violates: [2]) {
            $0.edit = { $0.map { value in (value as? [Show])?.filter { $0.description != nil } ?? value } }
        },
        fault("takes no shows for a failure", violates: [2]) {
            $0.edit = { result in
                result.flatMap { value in
                    (value as? [Show])?.isEmpty == true ? .failure(CancellationError()) : .success(value)
                }
            }
        },
        fault("logs out without removing the user", violates: [11]) { $0.leave = { _ in } },
        fault("removes the user once", violates: [11]) {
            let leave = $0.leave
            var hasLeft = false
            $0.leave = { part in
                if !hasLeft { leave(part) }
                hasLeft = true
            }
        },
        fault("removes the user once all is answered", violates: [11]) { part in
            let leave = part.leave
            var (open, hasToLeave) = (0, false)
            part.asking = { open += 1 }
            part.answered = { [weak part] in
                open -= 1
                if hasToLeave, let part { leave(part) }
                hasToLeave = false
            }
            part.leave = { part in
                if open > 0 { hasToLeave = true } else { leave(part) }
            }
        },
        fault("answers nobody who had asked before the user logged out", violates: [12]) {
            let leave = $0.leave
            var last = 0
            $0.leave = { part in
                leave(part)
                last = part.questions
            }
            $0.hears = { $1 > last }
        },
        fault("answers nobody who asks after the user has logged out", violates: [12]) {
            let leave = $0.leave
            var last = Int.max
            $0.leave = { part in
                leave(part)
                last = min(last, part.questions)
            }
            $0.hears = { $1 <= last }
        },
        fault("asks for shows anew once the user is removed", violates: [11]) {
            let leave = $0.leave
            $0.leave = { part in
                leave(part)
                part.askAgain()
            }
        },
    ]
}
