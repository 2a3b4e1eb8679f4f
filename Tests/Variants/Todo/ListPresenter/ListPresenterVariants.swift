import Foundation
public import Proof
import TodoReference
public import TodoSpecs

/// Correct list presenters that are built in unusual ways.
public enum ListPresenterVariants {
    /// All variants.
    public static let all: [Variant<ListPresenterSpec>] = [
        Variant("a presenter that makes the view draw again") { fixture in
            let view = RedrawingView(view: fixture.view)
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            presenter.userInterface = view
            return ForwardingPresenter(presenter, keeping: view)
        },
        Variant("a presenter that makes the view draw again after each thing that the user does") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return RedrawingPresenter(presenter, view: fixture.view)
        },
        Variant("a presenter that shows what is found while adding only when adding has ended") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return WaitingPresenter(presenter)
        },
        Variant("a presenter that shows items out of range first, as the Objective-C app does") { fixture in
            let view = UnknownFirstView(view: fixture.view)
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            presenter.userInterface = view
            return ForwardingPresenter(presenter, keeping: view)
        },
        Variant("a presenter that shows things a moment later") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            fixture.track(presenter)
            return PatientPresenter(presenter)
        },
        Variant("a presenter that formats in an actor") { fixture in
            ActorPresenter(
                view: fixture.view,
                interactor: fixture.interactor,
                wireframe: fixture.wireframe,
                clock: fixture.clock
            )
        },
        Variant("three objects for three roles") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            fixture.track(presenter)
            return ThreeObjects(eventHandler: presenter, output: presenter, delegate: presenter)
        },
        Variant("a presenter that shows nothing that is out of range") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return StrainingPresenter(presenter)
        },
        Variant("a presenter that asks once for updates that overlap") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return JoiningPresenter(presenter)
        },
        Variant("a presenter that shows its last data while it waits") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return RememberingPresenter(presenter, view: fixture.view)
        },
        Variant("a presenter that shows all of its state after each event") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return RenderingPresenter(presenter)
        },
        Variant("a presenter that takes down what cannot be true any more") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return TidyingPresenter(presenter, view: fixture.view, clock: fixture.clock)
        },
        Variant("a presenter that asks and shows after a while, by a timer") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return TimedPresenter(presenter)
        },
        Variant("a presenter that does one thing at a tick of a timer") { fixture in TickingListPresenter(fixture) },
        Variant("a presenter that names days in another form") { fixture in
            FormStylePresenter(
                view: fixture.view,
                interactor: fixture.interactor,
                wireframe: fixture.wireframe,
                clock: fixture.clock
            )
        },
        Variant("a presenter that shows nothing twice") { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return QuietPresenter(presenter, clock: fixture.clock)
        },
        Variant("a presenter that awaits its interactor, and stays until it is answered", except: [44]) { fixture in
            let presenter = connect(ListPresenter(clock: fixture.clock), fixture)
            return AwaitingPresenter(presenter, interactor: fixture.interactor)
        },
        Variant("a presenter that is its own wireframe for a screen") { fixture in
            OwnWireframePresenter(fixture)
        },
    ]

    @MainActor private static func connect(_ presenter: ListPresenter, _ fixture: ListPresenterFixture) -> ListPresenter
    {
        presenter.userInterface = fixture.view
        presenter.interactor = fixture.interactor
        presenter.wireframe = fixture.wireframe
        return presenter
    }
}
