import Foundation
import Testing

extension AddViewSpec {
    /// Noon, another hour of the same day, other days, and days that are far away.
    private static let dates: [Date] =
        [0, 6 * 3_600, 6.5 * 3_600, 86_400, -86_400].map { Date.noon.addingTimeInterval($0) }
        + [(1969, 7, 20), (2150, 1, 1), (2014, 5, 21)].map { CivilDay($0, $1, $2).at(12, in: .gmt) }

    static let screens: [Requirement] = [
        Requirement(
            "ADD-VIEW-01",
            .must,
            "The name that the view is told is in the name field, to the last character; a single line may show line breaks differently.",
            source: "contract of AddViewInterface: shows a name in the name field",
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            // Each differs from the one before it a little, or altogether. A field may limit typing to shorter names.
            let long = String(repeating: "very long ", count: 30)
            let names = ["buy milk", "Buy milk", "Buy milk ", " Buy  milk ", "\"it's\" -- so on...", .fragile, long]
            for name in names + ["", " ", "Buy milk"] {
                let screen = try await run.tell(.setEntryName(name))
                #expect(ExactText(screen.name) == ExactText(name))
                run.enter("Buy bread", .noon)
                let again = try await run.tell(.setEntryName(name))
                #expect(ExactText(again.name) == ExactText(name), "The user has entered another meanwhile.")
            }
            let manyLines = try await trial.open()
            let lines = ["Buy milk", "and bread", "and eggs"]
            let shown = try await manyLines.tell(.setEntryName(lines.joined(separator: "\n"))).name
            let missing = lines.filter { !shown.contains($0) }
            #expect(missing == [], "The name has three lines.")
            let ended = try await trial.open()
            for (index, tap) in AddViewSpec.Tap.all.enumerated() {
                ended.enter("Buy bread", .noon)
                await ended.tap(tap)
                let screen = try await ended.tell(.setEntryName("Buy milk \(index)"))
                #expect(screen.name == "Buy milk \(index)", "The user has tapped \(tap) before.")
            }
        },
        Requirement(
            "ADD-VIEW-02",
            .must,
            "The due date that the view is told is in the date picker.",
            source: "contract of AddViewInterface: shows a date in the date picker",
            tags: [.dates]
        ) { trial in
            let run = try await trial.open()
            for date in dates {
                let screen = try await run.tell(.setEntryDueDate(date))
                #expect(screen.dueDate == date)
                run.enter("Buy milk", date.addingTimeInterval(3 * 86_400))
                let again = try await run.tell(.setEntryDueDate(date))
                #expect(again.dueDate == date, "The user has picked another meanwhile.")
            }
            let ended = try await trial.open()
            for (date, tap) in zip(dates, AddViewSpec.Tap.all) {
                ended.enter("Buy milk", date.addingTimeInterval(3 * 86_400))
                await ended.tap(tap)
                let screen = try await ended.tell(.setEntryDueDate(date))
                #expect(screen.dueDate == date, "The user has tapped \(tap) before.")
            }
        },
        Requirement(
            "ADD-VIEW-03",
            .must,
            "The minimum due date that the view is told is the earliest that can be picked.",
            source: "contract of AddViewInterface: keeps the user from picking an earlier date",
            tags: [.dates]
        ) { trial in
            for isTyping in [false, true] {
                let run = try await trial.open()
                for date in dates {
                    let screen = try await run.tell(.setMinimumDueDate(date))
                    #expect(screen.minimumDueDate == date, isTyping ? "The user has picked a date before." : nil)
                    if isTyping { run.enter("Buy milk", date.addingTimeInterval(3_600)) }
                }
            }
            let ended = try await trial.open()
            for (date, tap) in zip(dates.reversed(), AddViewSpec.Tap.all) {
                ended.enter("Buy milk", date)
                await ended.tap(tap)
                let screen = try await ended.tell(.setMinimumDueDate(date))
                #expect(screen.minimumDueDate == date, "The user has tapped \(tap) before.")
            }
        },
        Requirement(
            "ADD-VIEW-04",
            .must,
            "Setting the name, the due date or the minimum does not change the others.",
            source: "fault class: one field that is cleared when another is set",
            tags: [.content]
        ) { trial in
            let (minimum, dueDate) = (Date.noon, Date.noon.addingTimeInterval(86_400))
            let calls: [AddViewInterfaceSpy.Call] = [
                .setEntryName("Buy milk"), .setEntryDueDate(dueDate), .setMinimumDueDate(minimum),
            ]
            for calls in [calls, calls.reversed()] {
                let run = try await trial.open()
                for call in calls { try await run.tell(call) }
                let screen = try run.subject.screen()
                #expect(screen == AddScreen(name: "Buy milk", dueDate: dueDate, minimumDueDate: minimum))
            }
            for calls in [calls, calls.reversed()] {
                let run = try await trial.open()
                for call in calls { try await run.tell(call) }
                let entered = AddScreen(
                    name: "Buy bread",
                    dueDate: dueDate.addingTimeInterval(86_400),
                    minimumDueDate: minimum
                )
                run.enter(entered.name, dueDate.addingTimeInterval(86_400))
                let screen = try await run.tell(.setMinimumDueDate(minimum))
                #expect(screen == entered, "The user has entered another name and date meanwhile.")
                let name = try await run.tell(.setEntryDueDate(dueDate)).name
                #expect(name == entered.name, "The user has entered it.")
                run.enter("Buy eggs", dueDate.addingTimeInterval(86_400))
                let date = try await run.tell(.setEntryName("Buy milk")).dueDate
                #expect(date == entered.dueDate, "The user has picked it.")
            }
        },
    ]
}
