public import Proof
public import ShowsSpecs

/// Faulty login interactors.
public enum LoginInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<LoginInteractorSpec>] =
        Witness.asking(as: { $0 }) + [
            .faulty("takes a failure for a guest", violates: [3], as: { $0 }) {
                $0.edit = { .success((try? $0.get()) ?? User(id: "", email: "guest")) }
            },
            .faulty("takes a user without an id for a failure", violates: [2], as: { $0 }) {
                $0.edit = { result in
                    result.flatMap { ($0 as? User)?.id == "" ? .failure(CancellationError()) : .success($0) }
                }
            },
            .faulty("remembers each user unasked", violates: [2], as: { $0 }) { part in
                part.answered = { [weak part] in part?.userService.rememberUser() }
            },
            .faulty("takes whoever logs in with the same address for the same", violates: [4], as: { $0 }) {
                $0.joins = { $0 + $1[0] }
            },
            .faulty("takes whoever logs in with the same password for the same", violates: [4], as: { $0 }) {
                $0.joins = { $0 + $1[1] }
            },
            .faulty("gives up after three failures in a row", violates: [5], as: { $0 }) {
                $0.hears = { part, _ in part.failures < 3 }
            },
            .faulty("never remembers the user", violates: [11], as: { $0 }) { $0.remember = { _ in } },
            .faulty("remembers no second user", violates: [11], as: { $0 }) { part in
                let remember = part.remember
                part.remember = { part in
                    remember(part)
                    part.remember = { _ in }
                }
            },
            .faulty("removes the user that was there before", violates: [11], as: { $0 }) {
                $0.remember = { part in
                    part.userService.removeUser()
                    part.userService.rememberUser()
                }
            },
        ]
}
