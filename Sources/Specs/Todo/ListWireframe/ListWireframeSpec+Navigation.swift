import Foundation
import Testing

extension ListWireframeSpec {
    static let navigation: [Requirement] = [
        Requirement(
            "LIST-WIREFRAME-01",
            .must,
            "The list is shown as the root, on one screen.",
            source: "VIPER as published: the root wireframe shows the list"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            _ = try await trial.present(probe, fixture)
            #expect(fixture.navigator.calls == [.setRoot])
        },
        Requirement(
            "LIST-WIREFRAME-02",
            .must,
            "When the list appears, the data manager is asked, and what it has is on screen.",
            source: "VIPER as published: event handler, interactor, data manager, output and view are connected",
            tags: [.content]
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let view = try await trial.present(probe, fixture)
            // NB: another user interface of the module may have asked already.
            let count = fixture.dataManager.calls.count
            await trial.appear(view, fixture)
            #expect(fixture.dataManager.calls.count > count)
            #expect(view.screen().titles == ["Today": ["Get a haircut"]])
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "LIST-WIREFRAME-03",
            .must,
            "A tap on add asks the add wireframe once to present its module, and moves nothing else.",
            source: "contract of ListWireframeInterface: presents the module in which an item is added"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let view = try await trial.present(probe, fixture)
            trial.act("tapAdd()", fixture) { view.tapAdd() }
            await trial.settle { !fixture.addWireframe.calls.isEmpty }
            #expect(fixture.addWireframe.calls == [.presentAddInterface])
            #expect(fixture.navigator.calls == [.setRoot])
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "LIST-WIREFRAME-04",
            .must,
            "A list that is shown again works like the first.",
            source: "fault class: parts that are connected once"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            _ = try await trial.present(probe, fixture)
            let view = try await trial.present(probe, fixture)
            await trial.appear(view, fixture)
            #expect(view.screen().titles == ["Today": ["Get a haircut"]])
            trial.act("tapAdd()", fixture) { view.tapAdd() }
            await trial.settle { !fixture.addWireframe.calls.isEmpty }
            #expect(fixture.addWireframe.calls == [.presentAddInterface])
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "LIST-WIREFRAME-05",
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
