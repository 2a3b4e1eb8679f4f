import Foundation
import Testing
import TodoSpecs

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

    @Test func `Gives each id once in one form`() {
        expectGoodIds(of: ListInteractorSpec.self, prefix: "LIST-INTERACTOR")
        expectGoodIds(of: ListPresenterSpec.self, prefix: "LIST-PRESENTER")
        expectGoodIds(of: ListViewSpec.self, prefix: "LIST-VIEW")
        expectGoodIds(of: ListWireframeSpec.self, prefix: "LIST-WIREFRAME")
        expectGoodIds(of: ListDataManagerSpec.self, prefix: "LIST-DATA-MANAGER")
        expectGoodIds(of: AddInteractorSpec.self, prefix: "ADD-INTERACTOR")
        expectGoodIds(of: AddPresenterSpec.self, prefix: "ADD-PRESENTER")
        expectGoodIds(of: AddViewSpec.self, prefix: "ADD-VIEW")
        expectGoodIds(of: AddWireframeSpec.self, prefix: "ADD-WIREFRAME")
        expectGoodIds(of: AddDataManagerSpec.self, prefix: "ADD-DATA-MANAGER")
        expectGoodIds(of: TodoStoreSpec.self, prefix: "TODO-STORE")
        expectGoodIds(of: TodoAssemblySpec.self, prefix: "TODO-ASSEMBLY")
        expectGoodIds(of: ModuleLaws.self, prefix: "LAW")
    }

    @Test func `Restates each original test, and no other`() {
        let sources =
            originals(of: ListInteractorSpec.self) + originals(of: ListPresenterSpec.self)
            + originals(of: ListViewSpec.self)
        let names = sources.flatMap { $0.dropFirst("original test ".count).components(separatedBy: ", ") }
        #expect(Set(names) == Self.originalTests)
    }

    private func originals<S: Spec>(of spec: S.Type) -> [String] {
        spec.requirements.map(\.source).filter(\.isOriginalTest).map(\.description)
    }

    private func expectGoodIds<S: Spec>(of spec: S.Type, prefix: String) {
        let ids = spec.requirements.map(\.id)
        #expect(Set(ids).count == ids.count)
        for requirement in spec.requirements {
            #expect(requirement.id.wholeMatch(of: /[A-Z]+(-[A-Z]+)*-[0-9]{2}/) != nil)
            #expect(requirement.id.hasPrefix(prefix))
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
