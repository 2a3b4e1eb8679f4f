import Foundation
import Proof
import Testing
import VIPERSpecs

/// The requirements as a promise to strangers.
@Suite struct CatalogueTests {
    @Test func `Is the page in Docs`() throws {
        try expect(page: "Requirements.md", toBe: { _ in Catalogue.text })
    }

    @Test func `Is in the page on the laws`() throws {
        try expect(page: "Laws.md", toBe: Catalogue.laws)
    }

    private func expect(page name: String, toBe text: (String) -> String) throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Docs/\(name)").standardizedFileURL
        let current = try String(contentsOf: page, encoding: .utf8)
        if ProcessInfo.processInfo.environment["VIPER_WRITE_CATALOGUE"] != nil {
            try text(current).write(to: page, atomically: true, encoding: .utf8)
        } else {
            let isUpToDate = current == text(current)
            #expect(isUpToDate, "The requirements have changed: run make catalogue.")
        }
    }

    private static let specs = Systems.all.specs.map(\.requirements) + [ModuleLaws.requirements]

    @Test func `Gives each id once in one form`() {
        for requirements in Self.specs { expectGoodIds(of: requirements) }
        let ids = Self.specs.joined().map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    // What a should keeps from being judged is a warning, so a broken module would pass.
    @Test func `Lets no must presuppose a should`() {
        let all = Array(Self.specs.joined())
        let shoulds = Set(all.filter { $0.level == .should }.map(\.id))
        for requirement in all where requirement.level == .must {
            #expect(shoulds.isDisjoint(with: requirement.presuppositions), "\(requirement.id)")
        }
    }

    @Test func `Restates each original test, and no other`() {
        let sources = Systems.all.specs.flatMap(\.requirements).map(\.source).filter(\.isOriginalTest)
        let names = sources.flatMap { $0.description.dropFirst("original test ".count).components(separatedBy: ", ") }
        #expect(Set(names) == Self.originalTests)
    }

    private func expectGoodIds(of requirements: [any AnyRequirement]) {
        #expect(Set(requirements.map { $0.id.dropLast(2) }).count == 1, "The ids of a spec begin with its name.")
        for requirement in requirements {
            #expect(requirement.id.wholeMatch(of: /[A-Z]+(-[A-Z]+)*-[0-9]{2}/) != nil)
            #expect(requirement.statement.hasSuffix("."), "\(requirement.id): a statement is one sentence.")
            #expect(!requirement.source.description.isEmpty)
        }
    }

    /// The tests of the interactor, the presenter, the calendar and the view that were published with the to-do list.
    private static let originalTests: Set = [
        "testFindingUpcomingItemsRequestsAllToDoItemsFromTodayThroughEndOfNextWeek",
        "testFindingUpcomingItemsWithNilToDoItemsReturnsEmptyList",
        "testFindingUpcomingItemsWithEmptyToDoItemsReturnsEmptyList",
        "testFindingUpcomingItemsWithOneItemDueTodayReturnsOneUpcomingItemsForToday",
        "testEarlyYearMonthDayIsBeforeLaterYearMonthDay",
        "testYearMonthDayIsNotBeforeSameYearMonthDay",
        "testLaterYearMonthDayIsNotBeforeEarlyYearMonthDay",
        "testEqualYearMonthDaysCompareAsEqual",
        "testDifferentYearMonthDaysCompareAsNotEqual",
        "testEndOfNextWeekDuringSameYear",
        "testEndOfNextWeekDuringFollowingYear",
        "testDateBeforeTodayIsOutOfBounds",
        "testTodayRelatesAsToday",
        "testTomorrowDuringTheSameWeekAsTodayRelatesAsTomorrow",
        "testTomorrowDuringNextWeekRelatesAsNextWeek",
        "testDateAfterTomorrowButDuringTheSameWeekAsTodayRelatesAsLaterThisWeek",
        "testDateDuringWeekAfterTodayRelatesAsNextWeek",
        "testDateDuringWeekAfterTodayThatFallsInNextYearRelatesAsNextWeek",
        "testDateBeyondNextWeekRelatesAsOutOfRange",
        "testFoundZeroUpcomingItemsDisplaysNoContentMessage",
        "testFoundUpcomingItemForTodayDisplaysUpcomingDataWithNoDay",
        "testFoundUpcomingItemForTomorrowDisplaysUpcomingDataWithDay",
        "testAddNewToDoItemActionPresentsAddToDoUI",
        "testShowingNoContentMessageShowsNoContentView",
        "testShowingUpcomingItemsShowsTableView",
    ]
}
