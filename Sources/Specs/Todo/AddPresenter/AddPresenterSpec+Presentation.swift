import Foundation
import Testing

extension AddPresenterSpec {
    static let presentation: [Requirement] = [
        Requirement(
            "ADD-PRESENTER-09",
            .should,
            "The user can pick the clock's today, and no day before it.",
            source: "the published presenter, which reads the system's date instead of the clock",
            tags: [.dates],
            presupposes: ["ADD-PRESENTER-17"]
        ) { trial in
            for day in [CivilDay(2014, 5, 21), CivilDay(2001, 1, 1), CivilDay(2099, 12, 31)] {
                for now in [day.at(12, in: .gmt), day.late(in: .gmt)] {
                    let run = try await trial.present(Fixture(clock: FixedClock(now: now, calendar: .published)))
                    await run.settle { !$0.minimumDueDates.isEmpty }
                    let minimum = try #require(run.minimumDueDates.last)
                    expectToday(minimum, on: day, run.fixture)
                }
            }
            // Days of 23 and 25 hours, and one without a midnight.
            for (name, day) in [
                ("America/New_York", CivilDay(2014, 3, 9)), ("America/New_York", CivilDay(2014, 11, 2)),
                ("America/Sao_Paulo", CivilDay(2014, 10, 19)),
            ] {
                let zone = try TimeZone.named(name)
                let clock = FixedClock(now: day.at(15, in: zone), calendar: .gregorian(zone: zone, firstWeekday: 1))
                let run = try await trial.present(Fixture(clock: clock))
                await run.settle { !$0.minimumDueDates.isEmpty }
                let minimum = try #require(run.minimumDueDates.last)
                expectToday(minimum, on: day, run.fixture)
            }
        },
        Requirement(
            "ADD-PRESENTER-10",
            .must,
            "Each time the module is presented, the minimum due date is on the day of the presentation.",
            source: "fault class: a date that is read once, while the app runs for days",
            tags: [.dates],
            presupposes: ["ADD-PRESENTER-17"]
        ) { trial in
            let run = try await trial.start(Fixture())
            // Also a week, a month and a year later, and after a wrong clock was set back.
            let days = [(2014, 5, 23), (2014, 5, 30), (2014, 6, 30), (2015, 6, 30), (2014, 5, 22)].map(CivilDay.init)
            for (count, day) in days.enumerated() {
                run.set(run.clock, to: day.at(12, in: .gmt))
                await run.present()
                await run.settle { $0.minimumDueDates.count > count }
                let minimum = try #require(run.minimumDueDates.last)
                expectToday(minimum, on: day, run.fixture)
            }
            // Midnight passes in New York while the day in Greenwich stays the same.
            let zone = try TimeZone.named("America/New_York")
            let clock = FixedClock(on: CivilDay(2014, 5, 21), in: .gregorian(zone: zone, firstWeekday: 1))
            let late = try await trial.start(Fixture(clock: clock))
            for (count, (day, hour)) in [(21, 23), (22, 1), (22, 23)].enumerated() {
                late.set(clock, to: CivilDay(2014, 5, day).at(hour, in: zone))
                await late.present()
                await late.settle { $0.minimumDueDates.count > count }
                let minimum = try #require(late.minimumDueDates.last)
                expectToday(minimum, on: CivilDay(2014, 5, day), late.fixture)
            }
        },
        Requirement(
            "ADD-PRESENTER-24",
            .must,
            "Each view that the module is presented with is prepared, even if an earlier view still exists.",
            source: "contract of AddModulePresentation: prepares the view",
            tags: [.dates],
            presupposes: ["ADD-PRESENTER-10"]
        ) { trial in
            let run = try await trial.present()
            // A blank name may be refused; then the next view comes without an ending.
            for name in ["Buy milk", nil, " ", " ", "Buy milk"] {
                let endings = run.delegate.calls.count
                run.end(saving: name)
                if name == " " { await run.settle() } else { await run.settle { $0.hasEnded(times: endings + 1) } }
                let next = AddViewInterfaceSpy(log: run.log)
                await run.present(in: next)
                await run.settle { _ in !next.minimumDueDates.isEmpty }
                let minimum = try #require(next.minimumDueDates.last, "Another view was told nothing.")
                expectToday(minimum, on: CivilDay(2014, 5, 21), run.fixture)
            }
        },
        Requirement(
            "ADD-PRESENTER-27",
            .should,
            "An item that is saved after midnight keeps the day that the user picked before.",
            source: "fault class: a date compared with today when it is saved, which was right when it was picked",
            tags: [.dates],
            presupposes: ["ADD-PRESENTER-03", "ADD-PRESENTER-04", "ADD-PRESENTER-10"]
        ) { trial in
            let run = try await trial.present()
            let picked = run.clock.now
            run.set(run.clock, to: run.tomorrow)
            run.save("Buy milk", picked)
            await run.settle { !$0.interactor.calls.isEmpty && !$0.delegate.calls.isEmpty }
            #expect(run.interactor.calls == [.saveNewEntry(name: "Buy milk", dueDate: picked)])
            #expect(run.delegate.calls == [.addModuleDidSaveAddAction])
        },
        Requirement(
            "ADD-PRESENTER-28",
            .should,
            "The due date that a view begins with is never before the day on which it is presented.",
            source: "fault class: the date of the last item, or of assembly, offered on a later day",
            tags: [.dates],
            presupposes: ["ADD-PRESENTER-10"]
        ) { trial in
            for name in ["Buy milk", nil] {
                let run = try await trial.start(Fixture())
                for (count, number) in [21, 22, 30].enumerated() {
                    let day = CivilDay(2014, 5, number)
                    run.set(run.clock, to: day.at(12, in: .gmt))
                    await run.present()
                    await run.settle { $0.minimumDueDates.count > count }
                    #expect(run.dueDates.last ?? run.clock.now >= day.start(in: .gmt))
                    if let name { run.save(name, run.clock.now) } else { run.cancel() }
                    await run.settle { $0.hasEnded(times: count + 1) }
                }
            }
            // In these zones Greenwich has another day, and an item was saved late on the day before.
            for (name, hour) in [("Asia/Kolkata", 1), ("Pacific/Kiritimati", 1), ("Pacific/Honolulu", 23)] {
                let (day, zone) = (CivilDay(2014, 5, 22), try TimeZone.named(name))
                let late = (day + -1).at(22, in: zone)
                let clock = FixedClock(now: late, calendar: .gregorian(zone: zone, firstWeekday: 1))
                let run = try await trial.present(Fixture(clock: clock))
                run.save("Buy milk", late)
                await run.settle(until: \.hasEnded)
                run.set(clock, to: day.at(hour, in: zone))
                await run.present()
                await run.settle { $0.minimumDueDates.count > 1 }
                #expect(run.dueDates.last ?? clock.now >= day.start(in: zone), "It is \(hour):00 in \(name).")
            }
        },
        Requirement(
            "ADD-PRESENTER-29",
            .should,
            "No newly presented view is told the name of an earlier item, whether that was saved or refused.",
            source: "fault class: the name of the last item offered for the next",
            tags: [.content],
            presupposes: ["ADD-PRESENTER-24"]
        ) { trial in
            let run = try await trial.start(Fixture())
            var names: [String] = []
            for name in ["Buy milk", nil, " \n", "Buy bread", "Buy milk"] {
                let view = AddViewInterfaceSpy(log: run.log)
                await run.present(in: view)
                await run.settle { _ in !view.minimumDueDates.isEmpty }
                let told = view.calls.compactMap { if case .setEntryName(let name) = $0 { name } else { nil } }
                #expect(told.filter(names.contains) == [])
                run.end(saving: name)
                await run.settle()
                if let name { names.append(name) }
            }
        },
        Requirement(
            "ADD-PRESENTER-21",
            .should,
            "After the user has travelled, today in the clock's new time zone is the earliest day that can be picked.",
            source: "fault class: a calendar that is kept from assembly or from the first presentation",
            tags: [.dates],
            presupposes: ["ADD-PRESENTER-10", "ADD-PRESENTER-17"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let places = [("Pacific/Auckland", 21), ("Pacific/Honolulu", 21), ("Asia/Kolkata", 22)]
            for (count, (name, number)) in places.enumerated() {
                let (day, zone) = (CivilDay(2014, 5, number), try TimeZone.named(name))
                // No day begins within this hour in any of the earlier places.
                run.set(run.clock, to: day.at(1, in: zone), in: .gregorian(zone: zone, firstWeekday: 1))
                await run.present()
                await run.settle { $0.minimumDueDates.count > count }
                let minimum = try #require(run.minimumDueDates.last)
                expectToday(minimum, on: day, run.fixture)
            }
        },
        Requirement(
            "ADD-PRESENTER-11",
            .must,
            "Presenting the module stores nothing, dismisses nothing and tells the delegate nothing.",
            source: "contract of AddModulePresentation: prepares the view"
        ) { trial in
            let run = try await trial.start(Fixture())
            for count in 1...3 {
                let view = count == 2 ? AddViewInterfaceSpy(log: run.log) : run.view
                let told = view.minimumDueDates.count
                await run.present(in: view)
                await run.settle { _ in view.minimumDueDates.count > told }
                #expect(run.consequences == [], "It was presented \(count) times, and has not ended.")
            }
        },
        .quiet(
            "ADD-PRESENTER-12",
            "Until the module is presented, the presenter does nothing.",
            start: { try await $0.start(Fixture()) },
            ask: { await $0.present() }
        ),
    ]
}

/// Expects the minimum to be an instant of today that is not later than now.
@MainActor
private func expectToday(_ minimum: Date, on day: CivilDay, _ fixture: AddPresenterFixture) {
    #expect(minimum >= day.start(in: fixture.clock.calendar.timeZone))
    #expect(minimum <= fixture.clock.now)
}
