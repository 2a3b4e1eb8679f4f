public import ContactsSpecs
import Foundation
public import Proof

/// Faulty contact details presenters.
public enum ContactDetailsPresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<ContactDetailsPresenterSpec>] =
        own
        + Witness.shared(from: 11, listener: { $0.view }) { fixture, replace in
            FaultyContactDetailsPresenter(fixture, replace)
        }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyContactDetailsPresenter) -> Void
    ) -> Witness<ContactDetailsPresenterSpec> {
        Witness(name, violates: violations) { FaultyContactDetailsPresenter($0, replace) }
    }

    private static let own = [
        fault("never asks for anything", violates: [1, 2, 6, 10, 11, 13, 15, 16]) { $0.appear = { _ in } },
        fault("trims the id", violates: [1]) {
            $0.appear = { $0.interactor.fetchDetails($0.id.trimmingCharacters(in: .whitespaces)) }
        },
        fault("asks for the name once there are details", violates: [1]) {
            $0.appear = { part in
                guard let details = part.details else { return part.fetch() }
                part.interactor.fetchDetails(details.name)
            }
        },
        fault("asks only at the first time", violates: [2]) { $0.appear = { if $0.visits == 1 { $0.fetch() } } },
        fault("asks no more once there was an error", violates: [2]) { $0.appear = { if !$0.hasError { $0.fetch() } } },
        fault("asks twice after an error", violates: [2]) {
            $0.appear = { part in
                if part.hasError { part.fetch() }
                part.fetch()
            }
        },
        fault("takes itself for loading after an answer that came at once", violates: [2]) {
            let loading = Loading()
            $0.appear = { part in
                guard !loading.isOn else { return }
                part.fetch()
                loading.isOn = true
            }
            $0.answered = { loading.isOn = false }
        },
        fault("shows an optional", violates: [3]) {
            let draw = $0.draw
            $0.draw = { details in
                var display = draw(details)
                display.number = "Number: \(String(describing: Optional(details.number)))"
                return display
            }
        },
        fault("cuts long names", violates: [3]) {
            let draw = $0.draw
            $0.draw = { details in
                var display = draw(details)
                display.name = String(display.name.prefix(40))
                return display
            }
        },
        fault("shows the digits of a number only", violates: [3, 10]) {
            let draw = $0.draw
            $0.draw = { details in
                var display = draw(details)
                display.number = "Number: \(details.number.filter(\.isNumber))"
                return display
            }
        },
        fault("shows bare texts", violates: [4]) {
            $0.draw = { ContactDetailsDisplay(imageName: $0.imageName, name: $0.name, number: $0.number) }
        },
        fault("has no words for an error", violates: [5]) { $0.errorMessage = "" },
        fault("has words for the first error only", violates: [5]) {
            let keep = $0.keep
            $0.keep = { part, details in
                part.errorTitle = part.hasError ? "" : "An error occurred"
                keep(part, details)
            }
        },
        fault("has no words for an error once there were details", violates: [5]) {
            let keep = $0.keep
            $0.keep = { part, details in
                if details != nil { part.errorTitle = "" }
                keep(part, details)
            }
        },
        fault("has empty details for an error", violates: [5]) {
            let keep = $0.keep
            $0.keep = { part, details in
                keep(part, details)
                part.details = part.details ?? ContactDetailsDisplay(imageName: "", name: "", number: "")
            }
        },
        fault("takes no details for an error", violates: [6]) { $0.hasError = true },
        fault("has empty texts until the details are there", violates: [6]) {
            $0.details = ContactDetailsDisplay(imageName: "", name: "Name: ", number: "Number: ")
        },
        fault("says that there is an error while it waits", violates: [6]) {
            $0.appear = { part in
                part.hasError = part.details == nil
                part.fetch()
            }
        },
        fault("never takes an error down", violates: [7]) {
            $0.keep = { part, details in
                part.details = details.map(part.draw)
                part.hasError = part.hasError || details == nil
            }
        },
        fault("keeps the details of the first answer", violates: [7]) {
            $0.keep = { part, details in
                part.details = part.details ?? details.map(part.draw)
                part.hasError = details == nil
            }
        },
        fault("takes the second error for none", violates: [5]) {
            let keep = $0.keep
            $0.keep = { if $1 != nil || !$0.answers.contains(nil) { keep($0, $1) } }
        },
        fault("keeps the picture from before if there is none now", violates: [7]) {
            let keep = $0.keep
            $0.keep = { part, details in
                let imageName = part.details?.imageName
                keep(part, details)
                if details?.imageName == "", let imageName { part.details?.imageName = imageName }
            }
        },
        fault("keeps the first picture", violates: [7]) {
            let keep = $0.keep
            $0.keep = { part, details in
                let imageName = part.details?.imageName
                keep(part, details)
                if let imageName { part.details?.imageName = imageName }
            }
        },
        fault("says nothing of details that were there before an error", violates: [8]) { part in
            var last: ContactDetailsDisplay?
            part.show = { part, details in
                part.keep(part, details)
                if details == nil || part.details != last { part.update() }
                last = part.details ?? last
            }
        },
        fault("takes an error down when the view appears, and only then", violates: [19]) {
            $0.appear = { part in
                if part.hasError {
                    part.hasError = false
                    part.update()
                }
                part.fetch()
            }
            $0.keep = { part, details in
                part.details = details.map(part.draw)
                part.hasError = part.hasError || details == nil
            }
        },
        fault("tells the view only if the name has changed", violates: [8]) {
            $0.show = { part, details in
                let name = part.details?.name
                part.keep(part, details)
                if details == nil || name != part.details?.name { part.update() }
            }
        },
        fault("does not mind capitals when it compares", violates: [8]) {
            $0.show = { part, details in
                let (name, number, picture) = (part.details?.name, part.details?.number, part.details?.imageName)
                part.keep(part, details)
                let isSame = name?.lowercased() == part.details?.name.lowercased() && number == part.details?.number
                if !isSame || picture != part.details?.imageName { part.update() }
            }
        },
        fault("is empty when the view appears again, and says nothing", violates: [18]) {
            $0.appear = { part in
                (part.details, part.hasError) = (nil, false)
                part.fetch()
            }
        },
        fault("shows an error a turn later", violates: [19]) {
            let show = $0.show
            $0.show = { part, details in
                if details != nil { return show(part, details) }
                Task { [weak part] in if let part { show(part, nil) } }
            }
        },
        fault("never tells the view", violates: [8, 12, 14]) { $0.tell = { _ in } },
        fault("tells the view of details only", violates: [8]) {
            $0.show = { part, details in
                part.keep(part, details)
                if details != nil { part.update() }
            }
        },
        fault("tells the view of the first details only", violates: [8]) {
            $0.show = { part, details in
                let hadDetails = part.details != nil
                part.keep(part, details)
                if details == nil || !hadDetails { part.update() }
            }
        },
        fault("tells the view before the content is there", violates: [9]) {
            $0.show = { part, details in
                part.update()
                part.keep(part, details)
            }
        },
        fault("tells the view before an error is taken down", violates: [9]) {
            $0.show = { part, details in
                part.details = details.map(part.draw)
                part.update()
                part.hasError = details == nil
            }
        },
        fault("takes down what is there after it has asked", violates: [10, 18]) {
            $0.appear = { part in
                part.fetch()
                (part.details, part.hasError) = (nil, false)
            }
        },
    ]
}

/// Whether a request is in progress.
@MainActor
private final class Loading {
    var isOn = false
}
