import Foundation
import Proof
import Testing
import TodoReference
import TodoSpecs

/// One interactor and one presenter serve two user interfaces at the same time.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, on other form factors.
@MainActor
@Suite struct TwoUserInterfaces {
    private let dataManager = ListDataManagerMock()
    private let wireframe = ListWireframeInterfaceSpy()

    /// The same module as ever, with two views.
    private func build() -> (window: ListTextView, line: ListLineView, presenter: Weak<ListPresenter>) {
        let noon = Date(timeIntervalSince1970: 1_400_673_600)
        dataManager.todoItems.give([
            TodoItem(name: "Get a haircut", dueDate: noon),
            TodoItem(name: "Buy milk", dueDate: noon.addingTimeInterval(86_400)),
        ])
        let clock = FixedClock(now: noon, calendar: .english)
        let interactor = ListInteractor(dataManager: dataManager, clock: clock)
        let presenter = ListPresenter(clock: clock)
        interactor.output = presenter
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        let (window, line) = (ListTextView(), ListLineView())
        let views = ListViews(module: presenter)
        views.add(window)
        views.add(line)
        presenter.userInterface = views
        window.eventHandler = views
        line.eventHandler = views
        return (window, line, Weak(presenter))
    }

    @Test
    func `What one asks for, both show, each in its way`() {
        let (window, line, _) = build()
        line.appear()
        #expect(window.sections.map(\.name) == ["Today", "Tomorrow"])
        #expect(line.line == "Today 1 · Tomorrow 1")
        dataManager.todoItems.give([])
        window.appear()
        #expect(window.showsNoContentMessage)
        #expect(line.line == "Nothing to do")
        #expect(dataManager.calls.count == 2)
    }

    @Test
    func `A tap in one of them is handled once`() {
        let (window, line, _) = build()
        window.tapAdd()
        #expect(wireframe.calls == [.presentAddInterface])
        withExtendedLifetime(line) {}
    }

    @Test
    func `The module stays for the view that stays, and goes with the last one`() {
        var (window, line, presenter): (ListTextView?, ListLineView?, Weak<ListPresenter>) = build()
        window?.appear()
        window = nil
        line?.appear()
        #expect(line?.line == "Today 1 · Tomorrow 1")
        #expect(presenter.object != nil)
        line = nil
        #expect(presenter.object == nil)
    }
}

/// An object that is watched and not kept.
private struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
