import Foundation
import Testing

extension AddPresenterSpec {
    /// The names that the user saves before a presenter is released, one for each presentation; `nil` cancels.
    ///
    /// A blank name may be refused; then the module is presented again without an ending.
    private static let lives: [[String?]] = [
        [], ["Buy milk"], [nil], [" "], [nil, "Buy milk", "", "Buy bread"], [nil, nil, nil],
        ["Buy milk", "Buy milk", "Buy milk"], [" ", " ", " "], ["", nil, " ", "Buy milk"],
    ]

    static let lifetime: [Requirement] = [
        Requirement(
            "ADD-PRESENTER-13",
            .must,
            "The presenter does not keep its delegate alive.",
            source: "contract of ModuleDelegateRole: it is held weakly by the module",
            tags: [.lifetime]
        ) { trial in
            for names in lives {
                let run = try await trial.live(names)
                await run.letGo(of: \.delegate, replacedBy: AddModuleDelegateSpy(log: run.log))
                let survivors = try await run.survivors()
                #expect(survivors == [], "The delegate outlived its last owner.")
            }
        },
        Requirement(
            "ADD-PRESENTER-14",
            .must,
            "If the delegate is gone, what the user saves is stored, and saving and cancelling dismiss the module.",
            source: "fault class: a delegate held unowned, or an ending that depends on it",
            tags: [.lifetime],
            presupposes: ["ADD-PRESENTER-01", "ADD-PRESENTER-04"]
        ) { trial in
            for name in ["Buy milk", nil] {
                let run = try await trial.present()
                await run.letGo(of: \.delegate, replacedBy: AddModuleDelegateSpy(log: run.log))
                run.end(saving: name)
                await run.settle { !$0.wireframe.calls.isEmpty && (name == nil || !$0.interactor.calls.isEmpty) }
                #expect(run.wireframe.calls == [.dismissAddInterface])
                if name != nil { #expect(run.interactor.calls.count == 1) }
            }
        },
        Requirement(
            "ADD-PRESENTER-15",
            .must,
            "The presenter does not keep alive the view that it was presented with.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            for names in lives {
                let run = try await trial.live(names)
                await run.letGo(of: \.view, replacedBy: AddViewInterfaceSpy(log: run.log))
                let survivors = try await run.survivors()
                #expect(survivors == [], "The view outlived its last owner.")
            }
        },
        Requirement(
            "ADD-PRESENTER-16",
            .must,
            "The presenter is deallocated when it is released, whatever has happened.",
            source: "fault class: a cycle through a closure or a task",
            tags: [.lifetime]
        ) { trial in
            for names in lives {
                let run = try await trial.live(names)
                await run.letGo()
                let survivors = try await run.survivors()
                #expect(survivors == [], "Nobody holds the presenter any more.")
            }
        },
        Requirement(
            "ADD-PRESENTER-22",
            .must,
            "What the user saves is stored even if the presenter is released immediately.",
            source: "fault class: work that ends with the module, whose screen is swiped away",
            tags: [.lifetime],
            presupposes: ["ADD-PRESENTER-04"]
        ) { trial in
            let run = try await trial.present()
            run.save()
            await run.letGo()
            await run.settle { !$0.interactor.calls.isEmpty }
            #expect(run.interactor.calls == [.saveNewEntry(name: "Buy milk", dueDate: run.tomorrow)])
        },
        Requirement(
            "ADD-PRESENTER-25",
            .must,
            "The module is dismissed and the delegate told how it ended, even if the presenter is released immediately.",
            source: "fault class: work that ends with the module; the presenter goes with its screen",
            tags: [.lifetime],
            presupposes: ["ADD-PRESENTER-01", "ADD-PRESENTER-02", "ADD-PRESENTER-04", "ADD-PRESENTER-22"]
        ) { trial in
            for name in ["Buy milk", nil] {
                let run = try await trial.present()
                run.end(saving: name)
                await run.letGo()
                let expected = run.ending(saving: name)
                await run.settle { $0.consequences.count >= expected.count }
                #expect(run.consequences == expected)
            }
        },
    ]
}

extension Trial<AddPresenterSpec> {
    /// Presents a module, and presents it again after each ending but the last.
    fileprivate func live(_ names: [String?]) async throws -> AddPresenterSpec.Run {
        let run = try await present()
        for (count, name) in names.enumerated() {
            if count > 0 { await run.present() }
            // The second tap comes during the animation.
            for _ in 1...2 { run.end(saving: name) }
            // A blank name may be refused.
            func isBlank(_ name: String?) -> Bool { name?.allSatisfy(\.isWhitespace) ?? false }
            let endings = names.prefix(count + 1).count { !isBlank($0) }
            await run.settle { isBlank(name) || $0.hasEnded(times: endings) }
        }
        return run
    }
}
