import TodoSpecs

/// Hides items that are out of range from the output.
@MainActor
final class StrainingInteractor: ListInteractorInput {
    private let interactor: any ListInteractorInput
    private let strainer: OutputStrainer

    init(interactor: any ListInteractorInput, strainer: OutputStrainer) {
        self.interactor = interactor
        self.strainer = strainer
    }

    func findUpcomingItems() { interactor.findUpcomingItems() }
}

/// Passes on the items that are in range.
@MainActor
final class OutputStrainer: ListInteractorOutput {
    private weak var output: (any ListInteractorOutput)?

    init(output: any ListInteractorOutput) {
        self.output = output
    }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        output?.foundUpcomingItems(items.filter { $0.relation != .outOfRange })
    }
}
