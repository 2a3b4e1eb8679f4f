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
            let run = try await trial.present()
            run.save()
            await run.settle(until: \.isEnding)
            await run.letGo(of: \.delegate, replacedBy: AddModuleDelegateSpy(log: run.log))
            let survivors = try await run.survivors()
            #expect(survivors == [], "The delegate outlived its last owner.")
        },
        Requirement(
            "ADD-PRESENTER-14",
            .must,
            "If the delegate has gone, what the user saves is stored and the module dismissed all the same.",
            source: "fault class: a delegate held unowned, or an ending that depends on it",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.present()
            await run.letGo(of: \.delegate, replacedBy: AddModuleDelegateSpy(log: run.log))
            run.save()
            await run.settle { !$0.interactor.calls.isEmpty && !$0.wireframe.calls.isEmpty }
            #expect(run.interactor.calls.count == 1)
            #expect(run.wireframe.calls == [.dismissAddInterface])
        },
        Requirement(
            "ADD-PRESENTER-15",
            .must,
            "The presenter does not keep the view alive that it was presented with.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.present()
            await run.letGo(of: \.view, replacedBy: AddViewInterfaceSpy(log: run.log))
            let survivors = try await run.survivors()
            #expect(survivors == [], "The view outlived its last owner.")
        },
        Requirement(
            "ADD-PRESENTER-16",
            .must,
            "The presenter goes when it is let go, whatever has happened.",
            source: "fault class: a cycle through a closure or a task",
            tags: [.lifetime]
        ) { trial in
            for isSaving in [true, false] {
                let run = try await trial.present()
                if isSaving { run.save() } else { run.cancel() }
                await run.settle(until: \.isEnding)
                await run.letGo()
                let survivors = try await run.survivors()
                #expect(survivors == [], "Nobody holds the presenter any more.")
            }
        },
    ]
}
