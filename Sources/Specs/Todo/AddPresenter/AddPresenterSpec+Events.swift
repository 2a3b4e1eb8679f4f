import Foundation
import Testing

extension AddPresenterSpec {
    static let events: [Requirement] = [
        Requirement(
            "ADD-PRESENTER-01",
            .must,
            "When the user cancels, the module is dismissed, and then the delegate is told, once each.",
            source: "VIPER as published: cancelAddAction of the add presenter"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.present(fixture)
            trial.cancel(presenter, fixture)
            await trial.settle { !fixture.delegate.calls.isEmpty && !fixture.wireframe.calls.isEmpty }
            let ending = fixture.consequences.filter { !($0.call is AddInteractorInputMock.Call) }
            #expect(
                ending == [
                    fixture.wireframe.logged(.dismissAddInterface),
                    fixture.delegate.logged(.addModuleDidCancelAddAction),
                ]
            )
        },
        Requirement(
            "ADD-PRESENTER-02",
            .must,
            "When the user cancels, nothing is stored.",
            source: "contract of AddModuleDelegate: the user added nothing"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.present(fixture)
            trial.cancel(presenter, fixture)
            await trial.settle { fixture.isEnding() }
            #expect(fixture.interactor.calls == [])
        },
        Requirement(
            "ADD-PRESENTER-03",
            .must,
            "When the user saves, an item is stored with exactly that name and date.",
            source: "contract of AddModuleInterface: the user wants to keep an item",
            tags: [.content]
        ) { trial in
            for name in [" Buy  milk \n", "Über\u{301}", "👩‍👩‍👧‍👦", String(repeating: "long ", count: 2_000)] {
                let fixture = Fixture()
                let presenter = try await trial.present(fixture)
                let dueDate = fixture.tomorrow.addingTimeInterval(0.125)
                trial.save(name, dueDate, presenter, fixture)
                await trial.wait { !fixture.interactor.calls.isEmpty }
                guard case .saveNewEntry(let savedName, let savedDate) = try #require(fixture.interactor.calls.first)
                else { return }
                #expect(ExactText(savedName) == ExactText(name))
                #expect(ExactDate(savedDate) == ExactDate(dueDate))
            }
        },
        Requirement(
            "ADD-PRESENTER-04",
            .must,
            "When the user saves, the item is stored, the module dismissed, and the delegate told, in this order.",
            source: "VIPER as published: saveAddAction of the add presenter"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.present(fixture)
            trial.save("Buy milk", fixture.tomorrow, presenter, fixture)
            await trial.settle { fixture.consequences.count >= 3 }
            #expect(
                fixture.consequences == [
                    fixture.interactor.logged(.saveNewEntry(name: "Buy milk", dueDate: fixture.tomorrow)),
                    fixture.wireframe.logged(.dismissAddInterface),
                    fixture.delegate.logged(.addModuleDidSaveAddAction),
                ]
            )
        },
        Requirement(
            "ADD-PRESENTER-05",
            .must,
            "A second tap on save while the module is on its way out does not store a second item.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.present(fixture)
            trial.save("Buy milk", fixture.tomorrow, presenter, fixture)
            trial.save("Buy milk", fixture.tomorrow, presenter, fixture)
            await trial.settle { fixture.isEnding() && !fixture.interactor.calls.isEmpty }
            trial.save("Buy milk", fixture.tomorrow, presenter, fixture)
            await trial.settle()
            #expect(fixture.interactor.calls == [.saveNewEntry(name: "Buy milk", dueDate: fixture.tomorrow)])
        },
        Requirement(
            "ADD-PRESENTER-06",
            .should,
            "Of save and cancel the first tap counts, and the delegate is told once.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            let saved = Fixture()
            let savingPresenter = try await trial.present(saved)
            trial.save("Buy milk", saved.tomorrow, savingPresenter, saved)
            trial.cancel(savingPresenter, saved)
            await trial.settle { saved.isEnding() }
            #expect(saved.delegate.calls == [.addModuleDidSaveAddAction])

            let cancelled = Fixture()
            let cancellingPresenter = try await trial.present(cancelled)
            trial.cancel(cancellingPresenter, cancelled)
            trial.save("Buy milk", cancelled.tomorrow, cancellingPresenter, cancelled)
            await trial.settle { cancelled.isEnding() }
            #expect(cancelled.delegate.calls == [.addModuleDidCancelAddAction])
            #expect(cancelled.interactor.calls == [])
        },
        Requirement(
            "ADD-PRESENTER-07",
            .should,
            "A presenter that is presented again stores again.",
            source: "fault class: a flag against double taps that is never taken down"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.present(fixture)
            trial.save("Buy milk", fixture.tomorrow, presenter, fixture)
            await trial.settle { fixture.isEnding() }
            await trial.present(presenter, fixture)
            trial.save("Buy bread", fixture.tomorrow, presenter, fixture)
            await trial.settle { fixture.isEnding(times: 2) }
            #expect(
                fixture.interactor.calls == [
                    .saveNewEntry(name: "Buy milk", dueDate: fixture.tomorrow),
                    .saveNewEntry(name: "Buy bread", dueDate: fixture.tomorrow),
                ]
            )
        },
        Requirement(
            "ADD-PRESENTER-08",
            .should,
            "An empty or blank name is not stored, and the delegate is not told that it was.",
            source: "fault class: lines without a title in the list",
            tags: [.content]
        ) { trial in
            for name in ["", " ", " \n\t"] {
                let fixture = Fixture()
                let presenter = try await trial.present(fixture)
                trial.save(name, fixture.tomorrow, presenter, fixture)
                await trial.settle()
                #expect(fixture.interactor.calls == [])
                #expect(fixture.delegate.calls.filter { $0 == .addModuleDidSaveAddAction } == [])
            }
        },
    ]
}
