import Foundation
import Proof
import ShowsSpecs

extension Witness where S.Fixture == ShowsInteractorFixture {
    /// Returns a witness that is an interactor of the shows with one fault.
    ///
    /// - Parameter subject: Returns the interactor as the subject of the spec.
    static func faulty(
        _ name: String,
        violates violations: Violations,
        as subject: @escaping @MainActor @Sendable (FaultyShowsInteractor) -> S.Subject,
        _ replace: @escaping @MainActor @Sendable (FaultyShowsInteractor) -> Void
    ) -> Witness {
        Witness(name, violates: violations) { subject(FaultyShowsInteractor($0, replace)) }
    }

    /// Returns the faults of interactors that pass questions on; the first requirement is number one.
    ///
    /// - Parameters:
    ///   - subject: Returns the interactor as the subject of the spec.
    ///   - hasTexts: Whether the questions have texts as arguments.
    static func asking(
        as subject: @escaping @MainActor @Sendable (FaultyShowsInteractor) -> S.Subject,
        hasTexts: Bool = true
    ) -> [Witness] {
        func fault(
            _ name: String,
            violates violations: Violations,
            _ replace: @escaping @MainActor @Sendable (FaultyShowsInteractor) -> Void
        ) -> Witness { faulty(name, violates: violations, as: subject, replace) }
        let trimming = fault("trims what it asks with", violates: [1]) {
            $0.text = { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        }
        let joining = fault("asks once for all who ask meanwhile", violates: [4]) { $0.joins = { name, _ in name } }
        return (hasTexts ? [trimming, joining] : []) + [
            fault("asks twice", violates: [1]) { $0.times = 2 },
            fault("never says anything of a failure", violates: [3]) { $0.hearsFailures = false },
            fault("answers the newest question only", violates: [4]) { $0.hears = { $0.questions == $1 } },
            fault("has one place for whoever asks", violates: [4, 8]) { $0.hasOnePlace = true },
            fault("tells the first only of a failure of all who ask meanwhile", violates: [4]) {
                $0.joins = { $0 + $1.joined(separator: " ") }
                $0.tellsAllOfFailures = false
            },
            fault("does not ask again for who asks in the answer", violates: [5]) {
                $0.joins = { $0 + $1.joined(separator: " ") }
                $0.joinsLate = true
            },
            fault("keeps who has asked if the answer has come at once", violates: [8]) { $0.notesLate = true },
            fault("keeps what it has found for ever", violates: [5]) { $0.knows = true },
            fault("answers nothing after a failure", violates: [4, 5]) { $0.hears = { part, _ in part.failures == 0 } },
            fault("holds itself through a closure once it was answered", violates: [6]) { part in
                part.answered = { [weak part] in
                    if let part { part.retained = [{ _ = part }] }
                }
            },
            fault("goes only once it was answered", violates: [7]) { part in
                part.asking = { [weak part] in
                    if let part { part.retained = [part] }
                }
                part.answered = { [weak part] in part?.retained = [] }
            },
            fault("goes only once a later question was answered", violates: [7]) { part in
                part.asking = { [weak part] in
                    if let part, part.questions > 1 { part.retained = [part] }
                }
                part.answered = { [weak part] in part?.retained = [] }
            },
            fault("keeps who asks after a failure", violates: [8]) { $0.keepsAfterFailure = true },
            fault("asks from another queue", violates: [9]) { $0.pose = { Elsewhere.run($0) } },
            fault("answers from another queue", violates: [9]) { $0.tell = { Elsewhere.run($0) } },
            fault("asks as soon as it is built", violates: [10]) { $0.askAgain() },
        ]
    }
}
