import Foundation
import Testing

extension ListDataManagerSpec {
    static let days: [Requirement] = [
        Requirement(
            "LIST-DATA-MANAGER-01",
            .must,
            "Items at the first instant of the first day and at the last instant of the last day are found.",
            source: "the published calendar additions, which end a day a second too early",
            tags: [.dates],
            presupposes: ["LIST-DATA-MANAGER-16"]
        ) { trial in
            let names = try await trial.findEdges(
                from: CivilDay(2014, 5, 21),
                through: CivilDay(2014, 5, 31),
                in: .published
            )
            #expect(names?.filter { ["first", "last"].contains($0) } == ["first", "last"])
        },
        Requirement(
            "LIST-DATA-MANAGER-02",
            .must,
            "Items just before the first day and at the midnight after the last day are not found.",
            source: "fault class: a range of instants that includes the next midnight",
            tags: [.dates],
            presupposes: ["LIST-DATA-MANAGER-16"]
        ) { trial in
            let names = try #require(
                try await trial.findEdges(from: CivilDay(2014, 5, 21), through: CivilDay(2014, 5, 31), in: .published)
            )
            #expect(names.filter { ["before", "after"].contains($0) } == [])
        },
        Requirement(
            "LIST-DATA-MANAGER-03",
            .must,
            "Days begin and end in the zone of the clock's calendar.",
            source: "the published data manager, which reads the machine's calendar",
            tags: [.dates],
            presupposes: ["LIST-DATA-MANAGER-16"]
        ) { trial in
            for name in ["Pacific/Auckland", "Pacific/Honolulu", "Asia/Kolkata", "America/St_Johns"] {
                let calendar = Calendar.gregorian(zone: try .named(name), firstWeekday: 1)
                let days = (CivilDay(2014, 5, 21), CivilDay(2014, 5, 31))
                let names = try await trial.findEdges(from: days.0, through: days.1, in: calendar)
                #expect(names == ["first", "last"], "\(name)")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-04",
            .must,
            "Days of 23 and 25 hours and days without a midnight are covered completely.",
            source: "fault class: days taken as 86,400 seconds",
            tags: [.dates],
            presupposes: ["LIST-DATA-MANAGER-16"]
        ) { trial in
            let changes = [
                ("America/New_York", CivilDay(2014, 3, 9)), ("America/New_York", CivilDay(2014, 11, 2)),
                ("America/Sao_Paulo", CivilDay(2014, 10, 19)), ("Australia/Lord_Howe", CivilDay(2014, 10, 5)),
                // The last hour of these days comes twice.
                ("America/Sao_Paulo", CivilDay(2018, 2, 17)), ("Asia/Beirut", CivilDay(2013, 10, 26)),
            ]
            for (name, day) in changes {
                let calendar = Calendar.gregorian(zone: try .named(name), firstWeekday: 1)
                for days in [(day, day), (day + -1, day), (day, day + 1)] {
                    let names = try await trial.findEdges(from: days.0, through: days.1, in: calendar)
                    #expect(names == ["first", "last"], "\(days.0) through \(days.1) in \(name)")
                }
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-05",
            .must,
            "Any instant of a day stands for the whole day, even if the first and the last day are the same.",
            source: "contract of ListDataManager: an instant on the first day, an instant on the last day",
            tags: [.dates],
            presupposes: ["LIST-DATA-MANAGER-16"]
        ) { trial in
            let day = CivilDay(2014, 5, 21)
            let (first, last) = (day.start(in: .gmt), day.end(in: .gmt))
            for instants in [(first, first), (last, last), (first, last), (last, first)] {
                let names = try await trial.findEdges(from: day, through: day, askedAt: instants, in: .published)
                #expect(names == ["first", "last"], "From \(instants.0) through \(instants.1).")
            }
            let later = day + 10
            for instants in [(last, later.start(in: .gmt)), (first, later.end(in: .gmt))] {
                let names = try await trial.findEdges(from: day, through: later, askedAt: instants, in: .published)
                #expect(names == ["first", "last"], "From \(instants.0) through \(instants.1).")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-18",
            .should,
            "After the user has travelled, days begin and end according to the clock's new calendar.",
            source: "fault class: a calendar that is kept from assembly or from the first request",
            tags: [.dates],
            presupposes: ["LIST-DATA-MANAGER-03", "LIST-DATA-MANAGER-16"]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.hold() }
            await run.settle()
            for name in ["Pacific/Auckland", "Pacific/Honolulu"] {
                run.set(run.clock, in: .gregorian(zone: try .named(name), firstWeekday: 1))
                let names = await run.findEdges(from: CivilDay(2014, 5, 21), through: CivilDay(2014, 5, 31))
                #expect(names == ["first", "last"], "\(name)")
            }
            // Both instants fall on the same days in all of these zones, but from 9 March on Denver and Phoenix differ.
            let days = (first: CivilDay(2014, 3, 5), last: CivilDay(2014, 3, 15))
            let instants = (days.first.at(19, in: .gmt), days.last.at(19, in: .gmt))
            for name in ["GMT", "Europe/Lisbon", "America/Denver", "America/Phoenix", "America/Denver"] {
                run.set(run.clock, in: .gregorian(zone: try .named(name), firstWeekday: 1))
                let names = await run.findEdges(from: days.first, through: days.last, askedAt: instants)
                #expect(names == ["first", "last"], "\(name)")
            }
        },
        Requirement(
            "LIST-DATA-MANAGER-22",
            .should,
            "The days of a request are those of the place where it was made, even if the user travels meanwhile.",
            source: "fault class: days computed only once earlier work is done, or again for the answer",
            tags: [.dates, .answers],
            presupposes: ["LIST-DATA-MANAGER-03", "LIST-DATA-MANAGER-10", "LIST-DATA-MANAGER-16"]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.items.hold() }
            await run.settle()
            let auckland = try TimeZone.named("Pacific/Auckland")
            let adding = try run.subject as? any AddDataManager
            run.store.save.hold()
            if let adding {
                run.act("addNewEntry(_:)") { adding.addNewEntry(TodoItem(name: "Milk", dueDate: run.clock.now)) }
            }
            // A data manager that asks one question at a time may not have asked the next one yet.
            run.askForToday()
            await run.settle { !$0.held.isEmpty || adding != nil }
            let questions = run.held
            let days = (first: CivilDay(2014, 5, 21), last: CivilDay(2014, 5, 31))
            let names = await run.findEdges(from: days.first, through: days.last) {
                run.set(run.clock, in: .gregorian(zone: auckland, firstWeekday: 1))
                for save in Array(run.store.save.held) { save.give() }
                for question in questions { question.give([]) }
            }
            #expect(names == ["first", "last"], "It was asked in Greenwich.")
        },
    ]
}
