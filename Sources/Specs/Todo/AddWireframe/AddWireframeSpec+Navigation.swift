import Foundation
import Testing

extension AddWireframeSpec {
    private static let item = TodoItem(name: "Buy milk", dueDate: .noon.addingTimeInterval(86_400))

    static let navigation: [Requirement] = [
        Requirement(
            "ADD-WIREFRAME-01",
            .must,
            "To present the module presents one add screen.",
            source: "contract of AddWireframeInterface: over what is on screen"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            _ = try await trial.present(probe, fixture)
            #expect(fixture.navigator.calls == [.present])
        },
        Requirement(
            "ADD-WIREFRAME-02",
            .must,
            "On the screen no day before today can be picked.",
            source: "VIPER as published: the wireframe has the presenter prepare the view",
            tags: [.dates],
            presupposes: ["ADD-WIREFRAME-12"]
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let view = try await trial.present(probe, fixture)
            let minimum = try #require(view.screen().minimumDueDate)
            #expect(minimum >= CivilDay(2014, 5, 21).start(in: .gmt))
            #expect(minimum <= fixture.clock.now)
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "ADD-WIREFRAME-03",
            .must,
            "A tap on cancel takes the screen away and tells the delegate, in this order, and nothing is stored.",
            source: "VIPER as published: event handler, wireframe and delegate are connected"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let view = try await trial.present(probe, fixture)
            trial.cancel(view, fixture)
            await trial.settle { !fixture.delegate.calls.isEmpty }
            #expect(
                fixture.log.calls.dropFirst() == [
                    fixture.navigator.logged(.dismiss),
                    fixture.delegate.logged(.addModuleDidCancelAddAction),
                ]
            )
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "ADD-WIREFRAME-04",
            .must,
            "A tap on save stores what was entered, takes the screen away and tells the delegate, in this order.",
            source: "VIPER as published: event handler, interactor, data manager, wireframe and delegate are connected"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let view = try await trial.present(probe, fixture)
            trial.save(item, view, fixture)
            await trial.settle { !fixture.delegate.calls.isEmpty }
            #expect(
                fixture.log.calls.dropFirst() == [
                    fixture.dataManager.logged(.addNewEntry(item)),
                    fixture.navigator.logged(.dismiss),
                    fixture.delegate.logged(.addModuleDidSaveAddAction),
                ]
            )
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "ADD-WIREFRAME-05",
            .must,
            "To dismiss the module takes the screen away, and tells and stores nothing.",
            source: "contract of AddWireframeInterface: dismisses the add module again"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            _ = try await trial.present(probe, fixture)
            trial.act("dismissAddInterface()", fixture) { probe.wireframe.dismissAddInterface() }
            await trial.settle { fixture.navigator.presented.isEmpty }
            #expect(fixture.log.calls.dropFirst() == [fixture.navigator.logged(.dismiss)])
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "ADD-WIREFRAME-06",
            .must,
            "A module that is presented again is empty, and stores what is entered then.",
            source: "fault class: a view that is used twice, a presenter that works once"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let first = try await trial.present(probe, fixture)
            first.enter("Draft", item.dueDate)
            trial.cancel(first, fixture)
            await trial.settle { fixture.navigator.presented.isEmpty }
            let second = try await trial.present(probe, fixture)
            #expect(second.screen().name == "")
            trial.save(item, second, fixture)
            await trial.settle { fixture.navigator.presented.isEmpty }
            #expect(fixture.navigator.presented.count == 0)
            #expect(fixture.dataManager.calls == [.addNewEntry(item)])
            #expect(fixture.delegate.calls == [.addModuleDidCancelAddAction, .addModuleDidSaveAddAction])
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "ADD-WIREFRAME-07",
            .should,
            "Until it is asked, it shows nothing.",
            source: "fault class: work begun during assembly"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            await trial.settle()
            #expect(fixture.log.calls == [])
            _ = try await trial.present(probe, fixture)
        },
    ]
}
