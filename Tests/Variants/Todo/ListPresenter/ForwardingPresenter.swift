import Foundation
import TodoReference
import TodoSpecs

/// Passes everything on to a presenter; subclasses override what is unusual.
@MainActor
class ForwardingPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    let presenter: ListPresenter
    private let kept: AnyObject?

    init(_ presenter: ListPresenter, keeping kept: AnyObject? = nil) {
        self.presenter = presenter
        self.kept = kept
    }

    func addNewEntry() { presenter.addNewEntry() }

    func updateView() { presenter.updateView() }

    func foundUpcomingItems(_ items: [UpcomingItem]) { presenter.foundUpcomingItems(items) }

    func addModuleDidCancelAddAction() { presenter.addModuleDidCancelAddAction() }

    func addModuleDidSaveAddAction() { presenter.addModuleDidSaveAddAction() }
}

/// Draws again after each change, as table views do.
@MainActor
final class RedrawingView: ListViewInterface {
    private weak var view: (any ListViewInterface)?

    init(view: any ListViewInterface) {
        self.view = view
    }

    func showNoContentMessage() {
        view?.showNoContentMessage()
        view?.reloadEntries()
    }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        view?.showUpcomingDisplayData(data)
        view?.reloadEntries()
    }

    func reloadEntries() { view?.reloadEntries() }
}

/// Does everything a moment later, in order.
final class PatientPresenter: ForwardingPresenter {
    override func addNewEntry() { later { $0.addNewEntry() } }

    override func updateView() { later { $0.updateView() } }

    override func foundUpcomingItems(_ items: [UpcomingItem]) { later { $0.foundUpcomingItems(items) } }

    override func addModuleDidSaveAddAction() { later { $0.addModuleDidSaveAddAction() } }

    private func later(_ action: @escaping @MainActor (ListPresenter) -> Void) {
        Task { [presenter] in action(presenter) }
    }
}

/// Leaves out items that are out of range.
final class StrainingPresenter: ForwardingPresenter {
    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        super.foundUpcomingItems(items.filter { $0.relation != .outOfRange })
    }
}

/// Asks only once for overlapping updates, and once more if an item was added meanwhile.
final class JoiningPresenter: ForwardingPresenter {
    private var isWaiting = false
    private var isOutdated = false

    override func updateView() {
        isOutdated = isWaiting
        guard !isWaiting else { return }
        isWaiting = true
        super.updateView()
    }

    override func addModuleDidSaveAddAction() { updateView() }

    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        isWaiting = false
        super.foundUpcomingItems(items)
        if isOutdated { updateView() }
    }
}

/// Shows the last items again until a new answer comes.
final class RememberingPresenter: ForwardingPresenter {
    private var last: [UpcomingItem] = []
    private weak var view: (any ListViewInterface)?

    init(_ presenter: ListPresenter, view: any ListViewInterface) {
        self.view = view
        super.init(presenter)
    }

    override func updateView() {
        if !last.isEmpty { super.foundUpcomingItems(last) }
        super.updateView()
    }

    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        last = items
        super.foundUpcomingItems(items)
    }
}

/// Keeps one state, and shows all of it after each event.
final class RenderingPresenter: ForwardingPresenter {
    private var items: [UpcomingItem]?

    override func addNewEntry() {
        super.addNewEntry()
        render()
    }

    override func updateView() {
        render()
        super.updateView()
    }

    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        self.items = items
        render()
    }

    override func addModuleDidCancelAddAction() { render() }

    override func addModuleDidSaveAddAction() { updateView() }

    private func render() {
        if let items { super.foundUpcomingItems(items) }
    }
}

/// Does not show again what is already on screen.
final class QuietPresenter: ForwardingPresenter {
    private let clock: any DayClock
    private var last: (items: [UpcomingItem], calendar: Calendar)?

    init(_ presenter: ListPresenter, clock: any DayClock) {
        self.clock = clock
        super.init(presenter)
    }

    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        // The same items have other names in another calendar, such as that of another language.
        if let last, last == (items, clock.calendar) { return }
        last = (items, clock.calendar)
        super.foundUpcomingItems(items)
    }
}

/// Has the view drawn again after each action of the user.
final class RedrawingPresenter: ForwardingPresenter {
    private weak var view: (any ListViewInterface)?

    init(_ presenter: ListPresenter, view: any ListViewInterface) {
        self.view = view
        super.init(presenter)
    }

    override func addNewEntry() {
        super.addNewEntry()
        view?.reloadEntries()
    }

    override func addModuleDidCancelAddAction() {
        super.addModuleDidCancelAddAction()
        view?.reloadEntries()
    }

    override func addModuleDidSaveAddAction() {
        view?.reloadEntries()
        super.addModuleDidSaveAddAction()
    }
}

/// Asks and shows nothing while the add module is on screen, and makes up for it afterwards.
final class WaitingPresenter: ForwardingPresenter {
    private var isAdding = false
    private var wantsUpdate = false
    private var waiting: [UpcomingItem]?

    override func addNewEntry() {
        isAdding = true
        super.addNewEntry()
    }

    override func updateView() {
        if isAdding { wantsUpdate = true } else { super.updateView() }
    }

    override func foundUpcomingItems(_ items: [UpcomingItem]) {
        if isAdding { waiting = items } else { super.foundUpcomingItems(items) }
    }

    override func addModuleDidCancelAddAction() {
        end()
        if wantsUpdate { super.updateView() }
        wantsUpdate = false
    }

    override func addModuleDidSaveAddAction() {
        end()
        wantsUpdate = false
        super.addModuleDidSaveAddAction()
    }

    private func end() {
        isAdding = false
        if let waiting { super.foundUpcomingItems(waiting) }
        waiting = nil
    }
}
