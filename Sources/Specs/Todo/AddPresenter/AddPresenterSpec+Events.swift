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
            #expect(ending == run.ending(saving: nil))
        },
        Requirement(
            "ADD-PRESENTER-02",
            .must,
            "When the user cancels, nothing is stored.",
            source: "contract of AddModuleDelegate: the user added nothing"
        ) { trial in
            let run = try await trial.present()
            run.cancel()
            await run.settle(until: \.hasEnded)
            #expect(run.interactor.calls == [])
        },
        Requirement(
            "ADD-PRESENTER-03",
            .must,
            "When the user saves, an item is stored with exactly that name and date.",
            source: "contract of AddModuleInterface: the user wants to keep an item",
            tags: [.content]
        ) { trial in
            for (index, name) in ([String].delicate + ["?", "7", "茶", "🎂", "\nBuy milk"]).enumerated() {
                let run = try await trial.present()
                // A minute ago is still today, so the user may have picked it.
                let dueDate = run.clock.now.addingTimeInterval(index.isMultiple(of: 2) ? 86_400.12525 : -60)
                run.save(name, dueDate)
                await run.settle { !$0.interactor.calls.isEmpty }
                guard case .saveNewEntry(let savedName, let savedDate) = try #require(run.interactor.calls.first)
                else { return }
                #expect(ExactText(savedName) == ExactText(name))
                #expect(ExactDate(savedDate) == ExactDate(dueDate))
            }
            for day in [(2016, 5, 22), (2038, 1, 20), (2150, 1, 1), (9999, 12, 31)].map(CivilDay.init) {
                let run = try await trial.present()
                let dueDate = day.at(12, in: .gmt)
                run.save("Buy milk", dueDate)
                await run.settle { !$0.interactor.calls.isEmpty }
                #expect(run.interactor.calls.first == .saveNewEntry(name: "Buy milk", dueDate: dueDate))
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
            #expect(run.consequences == run.ending(saving: "Buy milk"))
        },
        Requirement(
            "ADD-PRESENTER-05",
            .should,
            "A second tap on save while the module is being dismissed does not store a second item.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            for isRefused in [false, true] {
                let run = try await trial.start(Fixture())
                for count in 1...2 {
                    await run.present()
                    if isRefused, await !run.isRefused(" ") { return }
                    run.save()
                    run.save()
                    await run.settle { $0.hasEnded(times: count) && !$0.interactor.calls.isEmpty }
                    // Not even if the user has changed or cleared the name meanwhile.
                    for name in ["Buy milk", " ", "Buy milk", "Buy bread"] { run.save(name) }
                    await run.settle()
                    let first = run.interactor.calls.first
                    if !isRefused { #expect(first == .saveNewEntry(name: "Buy milk", dueDate: run.tomorrow)) }
                    let when: Comment = isRefused ? "A blank name was refused before." : "It is the first name."
                    #expect(run.interactor.calls.count <= count, when)
                }
            }
            // After a swipe the module is presented again without an ending in between.
            let again = try await trial.start(Fixture())
            for _ in 1...3 { await again.present() }
            for _ in 1...2 { again.save() }
            await again.settle { $0.hasEnded && !$0.interactor.calls.isEmpty }
            again.save()
            await again.settle()
            #expect(again.interactor.calls.count <= 1, "It was presented three times without an ending between.")
        },
        Requirement(
            "ADD-PRESENTER-06",
            .should,
            "Only the first tap on save or cancel counts, and the delegate is told once.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            for isSaving in [true, false] {
                for way in [Tap.afterwards, .whileStored, .whileDismissed, .afterRefusal] {
                    let run = try await trial.present()
                    switch way {
                    case .afterwards: break
                    case .whileStored: run.during(run.ending(saving: "Buy milk")[0]) { $0.cancel() }
                    // A view that reports its disappearance as a cancel does so while the module is dismissed.
                    case .whileDismissed: run.during(run.wireframe.logged(.dismissAddInterface)) { $0.cancel() }
                    case .afterRefusal: if await !run.isRefused(" ") { continue }
                    }
                    run.end(saving: isSaving ? "Buy milk" : nil)
                    run.cancel()
                    run.save()
                    await run.settle(until: \.hasEnded)
                    let dismissals = run.wireframe.calls.count
                    run.cancel()
                    await run.settle()
                    let told: AddModuleDelegateSpy.Call =
                        isSaving ? .addModuleDidSaveAddAction : .addModuleDidCancelAddAction
                    guard way != .afterRefusal else {
                        #expect(run.delegate.calls.count <= 1, "A blank name was refused before.")
                        continue
                    }
                    #expect(run.delegate.calls == [told], "The other tap came \(way.rawValue).")
                    #expect(run.wireframe.calls.count == dismissals, "What is dismissed later is another screen.")
                    if !isSaving { #expect(run.interactor.calls == [], "The other tap came \(way.rawValue).") }
                }
            }
        },
        Requirement(
            "ADD-PRESENTER-07",
            .must,
            "A module that is presented again stores again, even an item like the last.",
            source: "contract of AddModulePresentation: from now on the user can save or cancel, once"
        ) { trial in
            let run = try await trial.start(Fixture())
            var stored: [AddInteractorInputMock.Call] = []
            let other = AddViewInterfaceSpy(log: run.log)
            for (count, name) in ["Buy milk", nil, "Buy milk", "Buy milk", "Buy bread"].enumerated() {
                // A dismissed view is seldom shown again, but may be.
                await run.present(in: count == 2 ? other : nil)
                let dueDate = run.tomorrow.addingTimeInterval(Double(count / 2) * 86_400)
                if let name { run.save(name, dueDate) } else { run.cancel() }
                if let name { stored.append(.saveNewEntry(name: name, dueDate: dueDate)) }
                await run.settle { $0.hasEnded(times: count + 1) }
                #expect(run.interactor.calls == stored)
            }
        },
        Requirement(
            "ADD-PRESENTER-08",
            .should,
            "An empty or blank name is not stored, and the delegate is not told that it was.",
            source: "fault class: lines without a title in the list",
            tags: [.content]
        ) { trial in
            for name in ["", " ", " \n\t", "\u{A0}\u{3000}"] {
                for earlier in [[], ["Buy milk"], [nil], ["Buy milk", nil, "Buy bread"]] as [[String?]] {
                    let run = try await trial.start(Fixture())
                    for (count, earlier) in earlier.enumerated() {
                        await run.present()
                        run.end(saving: earlier)
                        await run.settle { $0.hasEnded(times: count + 1) }
                    }
                    await run.present()
                    let (stored, told) = (run.interactor.calls, run.delegate.calls)
                    for taps in 1...3 {
                        run.save(name)
                        await run.settle()
                        let when: Comment = "It was presented \(earlier.count + 1) times. It is tap number \(taps)."
                        try #require(run.interactor.calls == stored, when)
                        let saved = run.delegate.calls.dropFirst(told.count).filter { $0 == .addModuleDidSaveAddAction }
                        try #require(saved == [], when)
                    }
                }
            }
        },
    ]
}

/// When the second tap comes, which has no effect.
private enum Tap: String {
    case afterwards
    case whileStored = "while the item was being stored"
    case whileDismissed = "while the module was dismissed"
    case afterRefusal
}
