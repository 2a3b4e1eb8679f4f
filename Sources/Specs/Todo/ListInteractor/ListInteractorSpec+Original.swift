import Foundation
import Testing

extension ListInteractorSpec {
    static let original: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-01",
            .must,
            "Finding upcoming items asks the data manager once, for today through the end of next week.",
            source: .original("testFindingUpcomingItemsRequestsAllToDoItemsFromTodayThroughEndOfNextWeek")
        ) { trial in
            try await trial.expectRange(from: CivilDay(2014, 5, 21), through: CivilDay(2014, 5, 31))
        },
        Requirement(
            "LIST-INTERACTOR-02",
            .must,
            "If the data manager answers nil, the output is told an empty list.",
            source: .original("testFindingUpcomingItemsWithNilToDoItemsReturnsEmptyList"),
            tags: [.answers]
        ) { trial in
            let run = try await trial.find(nil, on: FixedClock(on: CivilDay(2014, 5, 21), in: .machine))
            await run.settle()
            #expect(run.output.calls == [.foundUpcomingItems([])])
            #expect(run.dataManager.calls.count == 1)
        },
        Requirement(
            "LIST-INTERACTOR-03",
            .must,
            "If there are no items, the output is told an empty list.",
            source: .original("testFindingUpcomingItemsWithEmptyToDoItemsReturnsEmptyList"),
            tags: [.answers]
        ) { trial in
            let run = try await trial.find([], on: FixedClock(on: CivilDay(2014, 5, 21), in: .machine))
            #expect(run.output.calls == [.foundUpcomingItems([])])
        },
        Requirement(
            "LIST-INTERACTOR-04",
            .must,
            "An item due today is told once, as due today.",
            source: .original("testFindingUpcomingItemsWithOneItemDueTodayReturnsOneUpcomingItemsForToday"),
            tags: [.dates]
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 21), in: .machine)
            let run = try await trial.find([TodoItem(name: "Item 1", dueDate: clock.now)], on: clock)
            let expected = UpcomingItem(title: "Item 1", dueDate: clock.now, relation: .today)
            #expect(run.output.calls == [.foundUpcomingItems([expected])])
        },
        Requirement(
            "LIST-INTERACTOR-05",
            .must,
            "An item due before today is out of range.",
            source: .original("testDateBeforeTodayIsOutOfBounds"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.outOfRange, for: CivilDay(2000, 1, 1), on: CivilDay(2000, 1, 2))
        },
        Requirement(
            "LIST-INTERACTOR-06",
            .must,
            "An item due on the first day of a year is due today on that day.",
            source: .original("testTodayRelatesAsToday"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.today, for: CivilDay(2000, 1, 1), on: CivilDay(2000, 1, 1))
        },
        Requirement(
            "LIST-INTERACTOR-07",
            .must,
            "An item due on the next day of the same week is due tomorrow.",
            source: .original("testTomorrowDuringTheSameWeekAsTodayRelatesAsTomorrow"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.tomorrow, for: CivilDay(2004, 1, 3), on: CivilDay(2004, 1, 2))
        },
        Requirement(
            "LIST-INTERACTOR-08",
            .must,
            "An item due tomorrow is due next week if a new week begins tomorrow.",
            source: .original("testTomorrowDuringNextWeekRelatesAsNextWeek"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.nextWeek, for: CivilDay(2004, 10, 10), on: CivilDay(2004, 10, 9))
        },
        Requirement(
            "LIST-INTERACTOR-09",
            .must,
            "An item due after tomorrow in the same week is due later this week.",
            source: .original("testDateAfterTomorrowButDuringTheSameWeekAsTodayRelatesAsLaterThisWeek"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.laterThisWeek, for: CivilDay(2004, 3, 6), on: CivilDay(2004, 3, 2))
        },
        Requirement(
            "LIST-INTERACTOR-10",
            .must,
            "An item due in the week after today's is due next week.",
            source: .original("testDateDuringWeekAfterTodayRelatesAsNextWeek"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.nextWeek, for: CivilDay(2004, 7, 11), on: CivilDay(2004, 7, 6))
        },
        Requirement(
            "LIST-INTERACTOR-11",
            .must,
            "An item due in the week after today's is due next week, even if it falls in the next year.",
            source: .original("testDateDuringWeekAfterTodayThatFallsInNextYearRelatesAsNextWeek"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.nextWeek, for: CivilDay(2006, 1, 2), on: CivilDay(2005, 12, 29))
        },
        Requirement(
            "LIST-INTERACTOR-12",
            .must,
            "An item due after the end of next week is out of range.",
            source: .original("testDateBeyondNextWeekRelatesAsOutOfRange"),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.outOfRange, for: CivilDay(2005, 9, 25), on: CivilDay(2005, 9, 14))
        },
        Requirement(
            "LIST-INTERACTOR-13",
            .must,
            "On 2 August 2005 the end of next week is 13 August 2005.",
            source: .original("testEndOfNextWeekDuringSameYear"),
            tags: [.dates]
        ) { trial in
            try await trial.expectRange(from: CivilDay(2005, 8, 2), through: CivilDay(2005, 8, 13))
        },
        Requirement(
            "LIST-INTERACTOR-14",
            .must,
            "On 27 December 2005 the end of next week is 7 January 2006.",
            source: .original("testEndOfNextWeekDuringFollowingYear"),
            tags: [.dates]
        ) { trial in
            try await trial.expectRange(from: CivilDay(2005, 12, 27), through: CivilDay(2006, 1, 7))
        },
        Requirement(
            "LIST-INTERACTOR-15",
            .must,
            "Days are compared by year, month and day: an earlier day is past, the same day is today at any hour, a later day is neither.",
            source: .original(
                """
                testEarlyYearMonthDayIsBeforeLaterYearMonthDay, testYearMonthDayIsNotBeforeSameYearMonthDay, \
                testLaterYearMonthDayIsNotBeforeEarlyYearMonthDay, testEqualYearMonthDaysCompareAsEqual, \
                testDifferentYearMonthDaysCompareAsNotEqual
                """
            ),
            tags: [.dates]
        ) { trial in
            try await trial.expect(.outOfRange, for: CivilDay(2004, 2, 29), on: CivilDay(2004, 3, 1))
            for (due, now) in [(1, 22), (22, 1)] {
                try await trial.expect(.today, for: CivilDay(2005, 6, 1), at: due, on: CivilDay(2005, 6, 1), at: now)
            }
            for (due, today) in [
                (CivilDay(2006, 4, 16), CivilDay(2006, 4, 15)), (CivilDay(2005, 6, 2), CivilDay(2005, 6, 1)),
            ] {
                let told = try await trial.relation(of: due, on: today)
                #expect(told != .outOfRange && told != .today, "The item is due on \(due), today is \(today).")
            }
        },
    ]
}

extension Trial<ListInteractorSpec> {
    /// Expects the interactor to ask for some days, in weeks from Sunday or in those of this machine.
    fileprivate func expectRange(from today: CivilDay, through end: CivilDay) async throws {
        let fixture = ListInteractorFixture(clock: FixedClock(on: today, in: .machine))
        let run = try await start(fixture) { $0.dataManager.todoItems.give([]) }
        run.find()
        await run.settle { !$0.dataManager.calls.isEmpty }
        let machinesEnd = WeekOracle(Machine.calendar).endOfNextWeek(from: today)
        try #require(run.askedDays.count == 1)
        let isTheMachines = run.askedDays == [today...machinesEnd]
        #expect(run.askedDays == [today...(isTheMachines ? machinesEnd : end)])
    }

    /// Expects the relation of an item, in weeks from Sunday or in those of this machine.
    ///
    /// An item out of range may be told as such, or not at all.
    fileprivate func expect(
        _ relation: NearTermDateRelation,
        for due: CivilDay,
        at dueHour: Int = 12,
        on today: CivilDay,
        at hour: Int = 12
    ) async throws {
        let told = try await self.relation(of: due, at: dueHour, on: today, at: hour)
        let machinesRelation = WeekOracle(Machine.calendar).relation(of: due, to: today)
        let expected = told == machinesRelation ? machinesRelation : relation
        #expect(told == expected, "The item is due on \(due), today is \(today).")
    }

    /// The relation that the output is told of an item.
    fileprivate func relation(
        of due: CivilDay,
        at dueHour: Int = 12,
        on today: CivilDay,
        at hour: Int = 12
    ) async throws -> NearTermDateRelation {
        let item = TodoItem(name: "Item", dueDate: due.at(dueHour, in: .machine))
        let run = try await find([item], on: FixedClock(on: today, at: hour, in: .machine))
        try #require(run.told.count == 1)
        return run.told[0].first?.relation ?? .outOfRange
    }
}
