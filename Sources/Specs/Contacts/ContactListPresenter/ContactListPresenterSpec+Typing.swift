import Testing

extension ContactListPresenterSpec {
    static let typing: [Requirement] = [
        Requirement(
            "CONTACT-LIST-PRESENTER-11",
            .should,
            "What is typed is passed to the interactor unchanged, and what it finds is shown.",
            source: "VIPER as published: the interactor searches, and not the presenter",
            presupposes: ["CONTACT-LIST-PRESENTER-06"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.appear(finding: .usual)
            for prefix in ["a", "An", "an  ", "", "Z\u{308}o", "a"] {
                await run.step("didTypePrefix(\"\(prefix)\")", until: { $0.interactor.calls.prefixes.last == prefix }) {
                    $0.didTypePrefix(prefix)
                }
                #expect(run.interactor.calls.prefixes.last.map(ExactText.init) == ExactText(prefix))
            }
            let second = try await trial.start(Fixture())
            await second.appear(finding: .usual)
            await second.step("didTypePrefix(\"be\")", until: { $0.interactor.calls.prefixes.last == "be" }) {
                $0.didTypePrefix("be")
            }
            await second.tellAndWait([Contact("Anna Bell")])
            #expect(second.names == ["Anna Bell"], "“be” was typed, and the interactor has found Bell.")
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-12",
            .must,
            "Typing leaves the rows that match and shows no other screen, and an empty search field brings all rows back.",
            source: "iOS: Principles of VIPER: didTypePrefix(_:)",
            tags: [.content],
            presupposes: ["CONTACT-LIST-PRESENTER-03"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.appear(finding: .usual)
            for (prefix, names) in [
                ("anna", ["Anna Bell", "Anna Cole"]), ("anna c", ["Anna Cole"]),
                ("anna ", ["Anna Bell", "Anna Cole"]), ("anna", ["Anna Bell", "Anna Cole"]), ("x", []),
                ("ad", ["Adam West"]), ("", [Contact].usual.map(\.name)), ("joan", ["Joan Dorn"]),
            ] {
                await run.type(prefix, among: .usual, expecting: names)
                #expect(run.names == names, "“\(prefix)” is in the search field.")
            }
            let all = [Contact].usual.map(\.name)
            await run.answering(.usual, expecting: all) {
                for prefix in ["an", ""] { run.act("didTypePrefix(\"\(prefix)\")") { $0.didTypePrefix(prefix) } }
            }
            #expect(run.names == all, "“an” was typed, and the search field was emptied at once.")
            #expect(run.router.calls == [])
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-13",
            .must,
            "What is typed before the contacts are there applies to them when they come.",
            source: "fault class: a search in an empty list, and then the whole list under the typed prefix",
            tags: [.answers],
            presupposes: ["CONTACT-LIST-PRESENTER-12"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.step("didTypePrefix(\"anna\")") { $0.didTypePrefix("anna") }
            await run.appear(finding: .usual, expecting: ["Anna Bell", "Anna Cole"])
            #expect(run.names == ["Anna Bell", "Anna Cole"], "“anna” is in the search field.")
            let waiting = try await trial.start(Fixture())
            await waiting.answering(.usual, expecting: ["Adam West"]) {
                await waiting.appear()
                waiting.act("didTypePrefix(\"ad\")") { $0.didTypePrefix("ad") }
            }
            #expect(waiting.names == ["Adam West"], "“ad” was typed while the contacts were on their way.")
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-14",
            .must,
            "When the view appears again, the rows still match what is in the search field.",
            source:
                "fault class: all contacts under a search field that is not empty, on the way back from the details",
            tags: [.answers],
            presupposes: ["CONTACT-LIST-PRESENTER-12"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.appear(finding: .usual)
            for (prefix, names) in [("anna", ["Anna Bell", "Anna Cole"]), ("", [Contact].usual.map(\.name))] {
                await run.type(prefix, among: .usual, expecting: names)
                if !run.names.isEmpty { await run.select(0) }
                await run.appear(finding: .usual, expecting: names)
                #expect(run.names == names, "“\(prefix)” is in the search field.")
            }
            await run.answering(.usual, expecting: ["Anna Bell", "Anna Cole"]) {
                run.act("didTypePrefix(\"anna\")") { $0.didTypePrefix("anna") }
                await run.appear()
            }
            #expect(run.names == ["Anna Bell", "Anna Cole"], "“anna” was typed just before.")
        },
    ]
}
