import Foundation
import Testing

extension AddPresenterSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "ADD-PRESENTER-13",
            .must,
            "The presenter does not keep its delegate alive.",
            source: "contract of ModuleDelegateRole: it is held weakly by the module",
            tags: [.lifetime]
        ) { trial in
            weak var delegate: AddModuleDelegateSpy?
            let presenter: Subject
            do {
                let fixture = Fixture()
                presenter = try await trial.present(fixture)
                trial.save("Buy milk", fixture.tomorrow, presenter, fixture)
                await trial.settle { fixture.isEnding() }
                delegate = fixture.delegate
            }
            await trial.settle { delegate.alive == nil }
            #expect(delegate.alive == nil, "The delegate outlived its last owner.")
            withExtendedLifetime(presenter) {}
        },
        Requirement(
            "ADD-PRESENTER-14",
            .must,
            "If the delegate has gone, what the user saves is stored and the module dismissed all the same.",
            source: "fault class: a delegate held unowned, or an ending that depends on it",
            tags: [.lifetime]
        ) { trial in
            let log: CallLog
            let (interactor, wireframe): (AddInteractorInputMock, AddWireframeInterfaceSpy)
            let presenter: Subject
            do {
                let fixture = Fixture()
                presenter = try await trial.present(fixture)
                (log, interactor, wireframe) = (fixture.log, fixture.interactor, fixture.wireframe)
            }
            await trial.settle()
            log.note("saveAddAction(name:dueDate:)")
            presenter.saveAddAction(name: "Buy milk", dueDate: CivilDay(2014, 5, 22).at(12, in: .gmt))
            await trial.settle { !interactor.calls.isEmpty && !wireframe.calls.isEmpty }
            #expect(interactor.calls.count == 1)
            #expect(wireframe.calls == [.dismissAddInterface])
        },
        Requirement(
            "ADD-PRESENTER-15",
            .must,
            "The presenter does not keep the view alive that it was presented with.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            weak var view: AddViewInterfaceSpy?
            let presenter: Subject
            do {
                let fixture = Fixture()
                presenter = try await trial.present(fixture)
                view = fixture.view
            }
            await trial.settle { view.alive == nil }
            #expect(view.alive == nil, "The view outlived its last owner.")
            withExtendedLifetime(presenter) {}
        },
        Requirement(
            "ADD-PRESENTER-16",
            .must,
            "The presenter goes when it is let go, whatever has happened.",
            source: "fault class: a cycle through a closure or a task",
            tags: [.lifetime]
        ) { trial in
            for isSaving in [true, false] {
                let fixture = Fixture()
                do {
                    let presenter = try await trial.present(fixture)
                    if isSaving {
                        trial.save("Buy milk", fixture.tomorrow, presenter, fixture)
                    } else {
                        trial.cancel(presenter, fixture)
                    }
                    await trial.settle { fixture.isEnding() }
                }
                await trial.settle { fixture.tracker.alive.isEmpty }
                #expect(fixture.tracker.alive == [], "Nobody holds the presenter any more.")
            }
        },
    ]
}
