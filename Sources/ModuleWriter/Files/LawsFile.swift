/// The whole module on the stage of the laws.
struct LawsFile {
    let names: ModuleNames

    var file: WrittenFile {
        WrittenFile("\(names.module)Laws") {
            TestFile(names: names).imports
            "@Suite("
            presuppositions
            """
            )
            struct \(names.module)Laws {
                private \(TestFile(names: names).freely)static let module = Module { stage in
            """
            doubles
            Assembly(names: names, service: "service", wireframe: "wireframe").lines.map { "        \($0)" }
            if !names.isObserved { "        stage.view(view)" }
            """
                    stage.wireframe(wireframe)
                    stage.track(\(names.choices.hasInteractor ? "interactor, " : "")presenter)
                    stage.request(service.\(names.answers), gives: { ["item \\($0)"] }, fails: Offline())
            """
            events
            """
                }

                @Test(arguments: module.laws)
                func obeys(_ law: Module.Law) async throws {
                    try await law.verify()
                }
            }

            /// What the service fails with.
            private struct Offline: Error {}
            """
        }
    }

    @TextBuilder private var presuppositions: [Substring] {
        let roles = (names.choices.hasInteractor ? ["Interactor"] : []) + ["Presenter"]
        roles.enumerated().map { index, role in
            let subject = "\(names.module)\(role)Tests.\(role.lowercased())(on: $0)"
            let comma = index == roles.count - 1 ? "" : ","
            return "    .presupposes(\(names.module)\(role)Spec.self) { \(subject) }\(comma)"
        }
    }

    @TextBuilder private var doubles: [Substring] {
        for role in names.isObserved ? [.service, .wireframe] : [Role.view, .service, .wireframe] {
            "        let \(role) = \(names.double(role))(log: stage.log)"
        }
    }

    @TextBuilder private var events: [Substring] {
        if names.isObserved {
            """
                    stage.screen("\(names.shown)") { (presenter.\(names.shown), presenter.hasFailed) }
                    stage.event("view appears", [.appears, .repeatable]) { presenter.appear() }
                    stage.event("tap close", .leaves) { presenter.close() }
            """
        } else {
            """
                    stage.event("view appears", .appears) { presenter.viewDidLoad() }
                    stage.event("tap close", .leaves) { presenter.didTapClose() }
            """
        }
    }
}
