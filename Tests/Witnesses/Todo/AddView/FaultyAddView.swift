import TodoProbes
import Foundation
import TodoSpecs

/// An add view with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyAddView: AddViewInterface {
    typealias Action = (FaultyAddView) -> Void

    var eventHandler: (any AddModuleInterface)?
    weak var weakEventHandler: AddModuleInterfaceSpy?
    var retained: [Any] = []
    var onScreen = AddScreen(name: "", dueDate: nil, minimumDueDate: nil)

    var setName: (FaultyAddView, String) -> Void = { $0.onScreen.name = $1 }
    var setDueDate: (FaultyAddView, Date) -> Void = { $0.onScreen.dueDate = $1 }
    var setMinimum: (FaultyAddView, Date) -> Void = { $0.onScreen.minimumDueDate = $1 }
    var enter: (FaultyAddView, _ name: String, _ dueDate: Date) -> Void = { view, name, dueDate in
        view.onScreen.name = name
        view.onScreen.dueDate = max(dueDate, view.onScreen.minimumDueDate ?? dueDate)
    }
    var tapSave: Action = { $0.eventHandler?.saveAddAction(name: $0.onScreen.name, dueDate: $0.dueDate) }
    var tapCancel: Action = { $0.eventHandler?.cancelAddAction() }

    /// The date that the view passes to its event handler.
    var dueDate: Date { [onScreen.dueDate, onScreen.minimumDueDate].compactMap { $0 }.max() ?? .distantPast }

    static func probe(_ fixture: AddViewFixture, _ replace: (FaultyAddView) -> Void) -> AddViewProbe {
        let view = FaultyAddView()
        view.eventHandler = fixture.eventHandler
        view.weakEventHandler = fixture.eventHandler
        replace(view)
        return AddViewProbe(
            view,
            screen: { view.onScreen },
            enter: { view.enter(view, $0, $1) },
            tapSave: { view.tapSave(view) },
            tapCancel: { view.tapCancel(view) }
        )
    }

    func setEntryName(_ name: String) { setName(self, name) }

    func setEntryDueDate(_ dueDate: Date) { setDueDate(self, dueDate) }

    func setMinimumDueDate(_ date: Date) { setMinimum(self, date) }
}
