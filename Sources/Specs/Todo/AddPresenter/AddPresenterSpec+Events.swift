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
            let run = try await trial.present()
            run.cancel()
            await run.settle { !$0.delegate.calls.isEmpty && !$0.wireframe.calls.isEmpty }
            let ending = run.consequences.filter { !($0.call is AddInteractorInputMock.Call) }
            #expect(
                ending == [
                    run.wireframe.logged(.dismissAddInterface),
                    run.delegate.logged(.addModuleDidCancelAddAction),
                ]
            )
        },
        Requirement(
            "ADD-PRESENTER-02",
            .must,
            "When the user cancels, nothing is stored.",
            source: "contract of AddModuleDelegate: the user added nothing"
        ) { trial in
            let run = try await trial.present()
            run.cancel()
            await run.settle(until: \.isEnding)
            #expect(run.interactor.calls == [])
        },
        Requirement(
            "ADD-PRESENTER-03",
            .must,
            "When the user saves, an item is stored with exactly that name and date.",
            source: "contract of AddModuleInterface: the user wants to keep an item",
            tags: [.content]
        ) { trial in
            for name in [" Buy  milk \n", "Über\u{301}", "👩‍👩‍👧‍👦", String(repeating: "long ", count: 2_000)] {
                let run = try await trial.present()
                let dueDate = run.tomorrow.addingTimeInterval(0.125)
                run.save(name, dueDate)
                await run.settle { !$0.interactor.calls.isEmpty }
                guard case .saveNewEntry(let savedName, let savedDate) = try #require(run.interactor.calls.first)
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
            let run = try await trial.present()
            run.save()
            await run.settle { $0.consequences.count >= 3 }
            #expect(
                run.consequences == [
                    run.interactor.logged(.saveNewEntry(name: "Buy milk", dueDate: run.tomorrow)),
                    run.wireframe.logged(.dismissAddInterface),
                    run.delegate.logged(.addModuleDidSaveAddAction),
                ]
            )
        },
        Requirement(
            "ADD-PRESENTER-05",
            .must,
            "A second tap on save while the module is on its way out does not store a second item.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            let run = try await trial.present()
            run.save()
            run.save()
            await run.settle { $0.isEnding && !$0.interactor.calls.isEmpty }
            run.save()
            await run.settle()
            #expect(run.interactor.calls == [.saveNewEntry(name: "Buy milk", dueDate: run.tomorrow)])
        },
        Requirement(
            "ADD-PRESENTER-06",
            .should,
            "Of save and cancel the first tap counts, and the delegate is told once.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            let saved = try await trial.present()
            saved.save()
            saved.cancel()
            await saved.settle(until: \.isEnding)
            #expect(saved.delegate.calls == [.addModuleDidSaveAddAction])

            let cancelled = try await trial.present()
            cancelled.cancel()
            cancelled.save()
            await cancelled.settle(until: \.isEnding)
            #expect(cancelled.delegate.calls == [.addModuleDidCancelAddAction])
            #expect(cancelled.interactor.calls == [])
        },
        Requirement(
            "ADD-PRESENTER-07",
            .should,
            "A presenter that is presented again stores again.",
            source: "fault class: a flag against double taps that is never taken down"
        ) { trial in
            let run = try await trial.present()
            run.save()
            await run.settle(until: \.isEnding)
            await run.present()
            run.save("Buy bread")
            await run.settle { $0.isEnding(times: 2) }
            #expect(
                run.interactor.calls == [
                    .saveNewEntry(name: "Buy milk", dueDate: run.tomorrow),
                    .saveNewEntry(name: "Buy bread", dueDate: run.tomorrow),
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
                let run = try await trial.present()
                run.save(name)
                await run.settle()
                #expect(run.interactor.calls == [])
                #expect(run.delegate.calls.filter { $0 == .addModuleDidSaveAddAction } == [])
            }
        },
    ]
}
