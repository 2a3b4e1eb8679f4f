import Observation
import TodoSpecs

/// Keeps what a list view is told, for a body that is drawn from it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class ListViewModel: ListViewInterface {
    private(set) var data: UpcomingDisplayData?
    private(set) var isLoaded = false

    @ObservationIgnored private let eventHandler: any ListModuleInterface

    init(eventHandler: any ListModuleInterface) {
        self.eventHandler = eventHandler
    }

    func appear() { eventHandler.updateView() }

    func add() { eventHandler.addNewEntry() }

    func showNoContentMessage() { (data, isLoaded) = (nil, true) }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) { (self.data, isLoaded) = (data, true) }

    func reloadEntries() {}
}
