import Foundation
import Testing
import VIPERSpecs

/// Where the laws as they were written say something else than the wiring by hand, in a line a law.
@Suite struct Verdicts {
    private static let modules: [(name: String, written: Module, byHand: Module)] = [
        ("search", search, searchByHand), ("library", library, libraryByHand), ("profile", profile, profileByHand),
        ("dashboard", dashboard, dashboardByHand), ("favourite", favourite, favouriteByHand),
        ("people", people, peopleByHand), ("gazette", gazette, gazetteByHand), ("channel", channel, channelByHand),
        ("todo list", list, TodoByHand.list), ("todo add", add, TodoByHand.add),
        ("articles", articles, ArticlesByHand.list), ("article", details, ArticlesByHand.details),
        ("contacts", contactList, ContactsByHand.list),
        ("contacts, observed", contactListModel, ContactsByHand.listModel),
        ("contact", contactDetails, ContactsByHand.details),
        ("contact, observed", contactDetailsModel, ContactsByHand.detailsModel),
        ("shows", home, ShowsByHand.home), ("show", showDetails, ShowsByHand.details),
        ("login", login, ShowsByHand.login),
        ("login by streams", reactiveLogin, ShowsByHand.reactiveLogin),
        ("review", review, ShowsByHand.review),
        // With what only a person knows.
        ("profile, completed", profileCompleted, profileByHand),
        ("people, completed", peopleCompleted, peopleByHand),
        ("gazette, completed", gazetteCompleted, gazetteByHand),
        ("articles, completed", articlesCompleted, ArticlesByHand.list),
        ("todo list, completed", listCompleted, TodoByHand.list),
    ]

    @Test func differWhereItIsSaid() async throws {
        for (name, written, byHand) in Self.modules {
            var count = 0
            for (law, other) in zip(written.laws, byHand.laws) {
                let (one, two) = (try await law.verdict(), try await other.verdict())
                if one.word == two.word { continue }
                count += 1
                print("verdict: \(name) \(law.requirement.id) \(one.word), by hand \(two.word)")
                print("because: \(one.reason), by hand: \(two.reason)")
            }
            if count == 0 { print("verdict: \(name) the same") }
        }
    }
}

extension Verdict {
    fileprivate var word: String {
        switch self {
        case .satisfied: "satisfied"
        case .violated: "violated"
        case .notApplicable: "not applicable"
        case .notJudged: "not judged"
        }
    }

    fileprivate var reason: String {
        switch self {
        case .satisfied: ""
        case .violated(let failures): failures[0]
        case .notApplicable(let reason), .notJudged(let reason): reason
        }
    }
}
