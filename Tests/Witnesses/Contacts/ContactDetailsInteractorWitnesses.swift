public import ContactsSpecs
import Foundation
public import Proof

/// Faulty contact details interactors.
public enum ContactDetailsInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<ContactDetailsInteractorSpec>] =
        own
        + Witness.shared(from: 7, listener: { $0.output }) { fixture, replace in
            FaultyContactDetailsInteractor(fixture, replace)
        }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyContactDetailsInteractor) -> Void
    ) -> Witness<ContactDetailsInteractorSpec> {
        Witness(name, violates: violations) { FaultyContactDetailsInteractor($0, replace) }
    }

    private static let own = [
        fault("never asks for anything", violates: .all(except: 4, 5, 9, 11, 14)) { $0.fetch = { _, _ in } },
        fault("asks from another queue", violates: [13]) { $0.pose = { Elsewhere.run($0) } },
        fault("trims names", violates: [1]) {
            $0.edit = { contact in
                let name = contact.name.trimmingCharacters(in: .whitespacesAndNewlines)
                return ContactDetails(imageName: contact.imageName, name: name, number: contact.number)
            }
        },
        fault("takes a contact without a number for none", violates: [1]) {
            $0.handOn = { $0.handOn($1?.number == "" ? nil : $1) }
        },
        fault("calls whoever has no name by the number", violates: [1]) {
            $0.edit = { contact in
                let name = contact.name.isEmpty ? contact.number : contact.name
                return ContactDetails(imageName: contact.imageName, name: name, number: contact.number)
            }
        },
        fault("tells an error only once all requests are answered", violates: [14]) { part in
            var open = 0
            part.asking = { open += 1 }
            part.answered = { open -= 1 }
            part.handOn = { if $1 != nil || open == 0 { $0.handOn($1) } }
        },
        fault("takes ids for numbers", violates: [2]) { $0.fetch = { $0.ask(Int($1).map { "\($0)" } ?? $1) } },
        fault("trims ids", violates: [2]) { $0.fetch = { $0.ask($1.trimmingCharacters(in: .whitespaces)) } },
        fault("does not mind capitals in ids", violates: [2]) { $0.fetch = { $0.ask($1.lowercased()) } },
        fault("says nothing if there is no such contact", violates: [3, 6]) {
            $0.handOn = { if let details = $1 { $0.handOn(details) } }
        },
        fault("tells empty details if there is no such contact", violates: [3, 6]) {
            $0.handOn = { $0.handOn($1 ?? ContactDetails(imageName: "", name: "", number: "")) }
        },
        fault("tells an error and empty details", violates: [3, 6]) {
            $0.handOn = { part, details in
                part.handOn(details)
                if details == nil { part.handOn(ContactDetails(imageName: "", name: "", number: "")) }
            }
        },
        fault("does not tell again what it has told", violates: [4]) {
            $0.handOn = { if $0.told.last != .some($1) { $0.handOn($1) } }
        },
        fault("says after an error nothing but errors", violates: [4]) {
            $0.handOn = { $0.handOn($0.told.contains(nil) ? nil : $1) }
        },
        fault("tells the details from before if there are none now", violates: [4]) {
            $0.handOn = { $0.handOn($1 ?? $0.told.compactMap(\.self).last) }
        },
        fault("lets an older answer replace a newer one", violates: [5]) {
            $0.hears = { $2 == 0 && $1 <= $0.requests }
        },
        fault("waits until every request is answered", violates: [5, 14]) {
            let answers = Answered()
            $0.hears = { part, _, _ in
                answers.count += 1
                return answers.count == part.requests
            }
        },
        fault("knows older answers by their ids only", violates: [5]) {
            $0.hears = { part, number, times in times == 0 && part.asked[number - 1] == part.asked.last }
        },
        fault("lets an older error replace newer details", violates: [5]) {
            $0.hears = { part, number, times in times == 0 && (number == part.requests || part.told.count == 1) }
        },
        fault("asks for nobody else while it waits", violates: [2, 14]) {
            let waiting = Waiting()
            $0.fetch = { part, id in
                waiting.ids.append(id)
                if waiting.ids.count == 1 { part.ask(id) }
            }
            $0.answered = { waiting.ids = [] }
        },
        fault("asks for one contact after the other", violates: [14]) {
            let waiting = Waiting()
            $0.fetch = { part, id in
                waiting.ids.append(id)
                if waiting.ids.count == 1 { part.ask(id) }
            }
            $0.answered = { [weak part = $0] in
                waiting.ids.removeFirst()
                if let next = waiting.ids.first { part?.ask(next) }
            }
        },
        fault("takes a contact of the same name and picture for the same", violates: [4]) {
            $0.handOn = { part, details in
                let last = part.told.last ?? nil
                let isSame = details?.name == last?.name && details?.imageName == last?.imageName
                part.handOn(isSame ? last : details)
            }
        },
        fault("takes all its requests for answered by the first", violates: [4]) {
            let answers = Answered()
            $0.hears = { part, number, _ in
                defer { answers.count = part.requests }
                return number > answers.count
            }
        },
        fault("hears only what comes after it has noted that it asks", violates: [4]) {
            let noted = Answered()
            $0.fetch = { part, id in
                part.ask(id)
                noted.count = part.requests
            }
            $0.hears = { _, number, times in number == noted.count && times == 0 }
        },
        fault("hears a second answer", violates: [6]) { $0.hears = { part, number, _ in number == part.requests } },
    ]
}

/// The ids of the contacts whose answers are awaited.
@MainActor
private final class Waiting {
    var ids: [String] = []
}

/// The number of answers so far.
@MainActor
private final class Answered {
    var count = 0
}
