import Foundation
import Testing

extension ListViewSpec {
    static let screens: [Requirement] = [
        Requirement(
            "LIST-VIEW-01",
            .must,
            "Showing the no-content message shows that message and nothing else.",
            source: .original("testShowingNoContentMessageShowsNoContentView"),
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            let screen = try await run.tell(.showNoContentMessage)
            #expect(screen == .noContent)
        },
        Requirement(
            "LIST-VIEW-02",
            .must,
            "Showing data shows the table and nothing else.",
            source: .original("testShowingUpcomingItemsShowsTableView"),
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            let screen = try await run.tell(.showUpcomingDisplayData(.example))
            #expect(!screen.showsNoContentMessage)
            #expect(!screen.sections.isEmpty)
        },
        Requirement(
            "LIST-VIEW-03",
            .must,
            "The table has the sections with their names and images, and the items with their titles and days, in order.",
            source: "contract of ListViewInterface: the sections to show, ready for display",
            tags: [.content]
        ) { trial in
            for data in [UpcomingDisplayData.example, .odd, .long, .all] {
                let run = try await trial.open()
                let screen = try await run.tell(.showUpcomingDisplayData(data))
                #expect(screen.sections == data.sections)
            }
        },
        Requirement(
            "LIST-VIEW-04",
            .must,
            "New content replaces whatever was shown before.",
            source: "contract of ListViewInterface: and nothing else",
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            let steps: [(ListViewInterfaceSpy.Call, ListScreen)] = [
                (.showNoContentMessage, .noContent), (.showUpcomingDisplayData(.example), .table(.example)),
                (.showUpcomingDisplayData(.other), .table(.other)), (.showNoContentMessage, .noContent),
                (.showUpcomingDisplayData(.other), .table(.other)),
            ]
            for (call, screen) in steps {
                let shown = try await run.tell(call)
                try #require(shown == screen)
            }
            // Data that arrives after the view has appeared again is shown like the first.
            for appearances in 0...2 {
                for _ in 0..<appearances { await run.step("appear()") { $0.appear() } }
                for usual in [UpcomingDisplayData.other, .example, .unsorted] {
                    for data in [usual] + usual.changedInOne.flatMap({ [$0, usual] }) {
                        let shown = try await run.tell(.showUpcomingDisplayData(data))
                        try #require(shown == .table(data))
                    }
                    let emptied = try await run.tell(.showNoContentMessage)
                    try #require(emptied == .noContent)
                }
            }
            // A reload brings no new data, so data that follows it must still be shown.
            let reloading = try await trial.open()
            for (call, screen) in steps + [(.showUpcomingDisplayData(.unsorted), .table(.unsorted))] + steps {
                let shown = try await reloading.tell(call)
                try #require(shown == screen, "The view was reloaded before.")
                for _ in 1...2 { try await reloading.tell(.reloadEntries) }
            }
            // Of two calls without a pause, the second is what stays on screen, wherever it is drawn.
            let hasty = try await trial.open()
            for (first, _) in steps {
                for (call, screen) in steps {
                    try hasty.hand(first)
                    let shown = try await hasty.tell(call)
                    try #require(shown == screen, "It was told something else just before.")
                }
            }
            try await hasty.tell(.showUpcomingDisplayData(.example))
            let empty = try await hasty.tell(.showUpcomingDisplayData(UpcomingDisplayData(sections: [])))
            #expect(empty.sections == [], "The data is without sections.")
        },
        Requirement(
            "LIST-VIEW-05",
            .must,
            "Reloading leaves on screen what was last shown.",
            source: "contract of ListViewInterface: draws again what was last shown",
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            let steps: [(ListViewInterfaceSpy.Call, ListScreen)] = [
                (.showUpcomingDisplayData(.example), .table(.example)), (.showNoContentMessage, .noContent),
            ]
            for (call, screen) in steps {
                try await run.tell(call)
                let shown = try await run.tell(.reloadEntries)
                #expect(shown == screen)
            }
            // Also if it was told something else before; another requirement checks whether that is shown.
            let changed = try await trial.open()
            for data in [UpcomingDisplayData.example, .other, .all, .unsorted, .example] {
                let before = try await changed.tell(.showUpcomingDisplayData(data))
                for _ in 1...2 {
                    let reloaded = try await changed.tell(.reloadEntries)
                    try #require(reloaded == before)
                }
            }
            let appearing = try await trial.open()
            for data in [UpcomingDisplayData.other, .unsorted, .example] {
                try await appearing.tell(.showUpcomingDisplayData(data))
                await appearing.step("appear()") { $0.appear() }
                // Another requirement checks what is on screen after the view has appeared.
                let before = try appearing.subject.screen()
                let reloaded = try await appearing.tell(.reloadEntries)
                try #require(reloaded == before, "The view has appeared before.")
            }
        },
        Requirement(
            "LIST-VIEW-14",
            .should,
            "Titles are shown to the last character, however long; a single line may show line breaks differently.",
            source: "fault class: titles that are cut or corrected where they are drawn",
            tags: [.content],
            presupposes: ["LIST-VIEW-03"]
        ) { trial in
            for title in ["Buy  milk ", "- Call **Anna**", .fragile, String(repeating: "very long ", count: 500)] {
                let run = try await trial.open()
                let screen = try await run.tell(.showUpcomingDisplayData(.oneRow(title)))
                let titles = screen.sections.flatMap(\.items).map { ExactText($0.title) }
                #expect(titles == [ExactText(title)])
            }
            let run = try await trial.open()
            let lines = ["Buy milk", "and bread", "and eggs"]
            let screen = try await run.tell(.showUpcomingDisplayData(.oneRow(lines.joined(separator: "\n"))))
            let title = screen.sections.first?.items.first?.title ?? ""
            let missing = lines.filter { !title.contains($0) }
            #expect(missing == [], "The title has three lines.")
        },
        Requirement(
            "LIST-VIEW-13",
            .should,
            "Appearing again leaves on screen what was last shown.",
            source: "fault class: the screen emptied at each refresh",
            tags: [.content],
            presupposes: ["LIST-VIEW-01", "LIST-VIEW-02", "LIST-VIEW-04", "LIST-VIEW-07"]
        ) { trial in
            let run = try await trial.open()
            for call in [.showUpcomingDisplayData(.example), .showNoContentMessage] as [ListViewInterfaceSpy.Call] {
                await run.step("appear()") { $0.appear() }
                let shown = try await run.tell(call)
                await run.step("appear()") { $0.appear() }
                let screen = try run.subject.screen()
                #expect(screen == shown)
            }
        },
        Requirement(
            "LIST-VIEW-06",
            .should,
            "Until the view is told something, it shows neither items nor the no-content message.",
            source: "fault class: “nothing to do” shown while the answer is on its way",
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            await run.step("appear()") { $0.appear() }
            let screen = try run.subject.screen()
            #expect(screen == ListScreen(showsNoContentMessage: false, sections: []))
            let reloaded = try await run.tell(.reloadEntries)
            #expect(reloaded == ListScreen(showsNoContentMessage: false, sections: []))
        },
    ]
}
