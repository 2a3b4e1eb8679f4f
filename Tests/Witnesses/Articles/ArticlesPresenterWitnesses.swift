public import ArticlesSpecs
import Foundation
public import Proof

/// Faulty articles presenters.
public enum ArticlesPresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<ArticlesPresenterSpec>] =
        fetching + content + sorting + choosing
        + Witness.shared(from: 32, listener: { $0.view }) { fixture, replace in
            FaultyArticlesPresenter(fixture, replace)
        }

    static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyArticlesPresenter) -> Void
    ) -> Witness<ArticlesPresenterSpec> {
        Witness(name, violates: violations) { FaultyArticlesPresenter($0, replace) }
    }

    private static let fetching = [
        fault("never asks for anything", violates: [1, 2, 8, 10, 34, 36, 37]) { $0.update = { $0.busy() } },
        fault("shows two hundred articles at most", violates: [8]) {
            let sorted = $0.sorted
            $0.sorted = { Array(sorted($0, $1).prefix(200)) }
        },
        fault("forgets the order when an article is opened", violates: [24]) {
            let open = $0.open
            $0.open = { part, article in
                part.order = nil
                open(part, article)
            }
        },
        fault("shows new articles as they came, and then sorted", violates: [24]) {
            let show = $0.show
            $0.show = { part, articles in
                if let articles, !articles.isEmpty, part.order != nil { part.list(articles) }
                show(part, articles)
            }
        },
        fault("shows articles as they came, and then as they are to be sorted", violates: [26]) {
            let choose = $0.choose
            $0.choose = { part, order in
                if !part.articles.isEmpty { part.list(part.articles) }
                choose(part, order)
            }
        },
        fault("asks twice", violates: [1, 2]) { part in
            let update = part.update
            part.update = { part in
                update(part)
                part.fetch()
            }
        },
        fault("asks only at the first time", violates: [2]) {
            $0.update = { part in
                part.busy()
                if part.updates == 1 { part.fetch() } else { part.idle(part) }
            }
        },
        fault("asks no more once there were no articles", violates: [2]) {
            $0.update = { part in
                part.busy()
                if part.answers.contains([]) { part.idle(part) } else { part.fetch() }
            }
        },
        fault("has no indicator", violates: [3]) {
            $0.busy = {}
        },
        fault("has an indicator at the first time only", violates: [3]) {
            $0.update = { part in
                if part.updates == 1 { part.busy() }
                part.fetch()
            }
        },
        fault("holds itself once it has opened an article", violates: [33]) {
            let open = $0.open
            $0.open = { part, article in
                part.retained = [{ open(part, article) }]
                open(part, article)
            }
        },
        fault("turns the indicator off at an update during another", violates: [3]) {
            $0.update = { part in
                if part.updates > part.answers.count + 1 { part.idle(part) } else { part.busy() }
                part.fetch()
            }
        },
        fault("leaves the indicator on after a failure", violates: [4]) {
            let idle = $0.idle
            $0.idle = { if $0.answers.last != .some(nil) { idle($0) } }
        },
        fault("leaves the indicator on if there are no articles", violates: [4]) {
            let idle = $0.idle
            $0.idle = { if $0.answers.last != .some([]) { idle($0) } }
        },
        fault("ends the indicator twice", violates: [4, 39]) {
            let list = $0.list
            $0.list = { (part: FaultyArticlesPresenter) in
                part.idle(part)
                list(part)
            }
        },
        fault("shows the indicator after it has asked", violates: [5]) {
            $0.update = { part in
                part.fetch()
                part.busy()
            }
        },
        fault("takes an answer that comes at once for one that nobody asked for", violates: [5]) {
            let hear = $0.hear
            var isAsking = false
            $0.update = { part in
                part.busy()
                part.fetch()
                isAsking = true
            }
            $0.hear = { if isAsking { hear($0, $1) } }
        },
        fault("shows many articles later than few", violates: [6]) {
            let hear = $0.hear
            $0.hear = { part, articles in
                if articles?.count ?? 0 < 100 { return hear(part, articles) }
                Task { [weak part] in if let part { hear(part, articles) } }
            }
        },
        fault("waits for as many answers as it has asked for", violates: [7]) {
            let idle = $0.idle
            $0.idle = { if $0.answers.count >= $0.updates { idle($0) } }
        },
    ]

    private static let content = [
        fault("shows what is alike once", violates: [8]) {
            $0.sorted = { part, articles in
                var known: Set<Article> = []
                return articles.filter { known.insert($0).inserted }
            }
        },
        fault("leaves out articles without a title", violates: [8]) {
            let sorted = $0.sorted
            $0.sorted = { sorted($0, $1.filter { $0.title != nil }) }
        },
        fault("capitalises titles", violates: [8]) {
            let sorted = $0.sorted
            $0.sorted = { part, articles in
                sorted(part, articles).map { article in
                    var article = article
                    article.title = article.title?.capitalized
                    return article
                }
            }
        },
        fault("shows the newest first", violates: [9]) {
            $0.sorted = { part, articles in part.sort(part, articles, part.order ?? .title) }
        },
        fault("takes articles in another order for the same", violates: [9]) {
            let hear = $0.hear
            $0.hear = { part, articles in
                if articles?.isEmpty != false || Set(part.articles) != articles.map(Set.init) { hear(part, articles) }
            }
        },
        fault("shows an empty list for no articles", violates: [10]) { $0.empty = { $0.list($0) } },
        fault("shows an empty list and the no-content screen", violates: [10]) {
            let empty = $0.empty
            $0.empty = { part in
                part.list(part)
                empty(part)
            }
        },
        fault("shows a failure for no articles", violates: [10]) { $0.empty = { $0.fail($0) } },
        fault("says nothing of no articles if there were some", violates: [11]) {
            let empty = $0.empty
            $0.empty = { if $0.answers.allSatisfy({ $0?.isEmpty != false }) { empty($0) } }
        },
        fault("adds articles to those from before", violates: [11]) {
            $0.hear = { part, articles in
                part.articles += articles ?? []
                part.show(part, articles)
            }
        },
        fault("takes articles with the same titles for the same", violates: [11]) {
            $0.hear = { part, articles in
                if let articles, articles.map(\.title) != part.articles.map(\.title) { part.articles = articles }
                part.show(part, articles)
            }
        },
        fault("takes articles that differ in their pictures for the same", violates: [11]) {
            $0.hear = { part, articles in
                func bare(_ article: Article) -> Article {
                    var article = article
                    article.imageURL = nil
                    return article
                }
                if let articles, articles.map(bare) != part.articles.map(bare) { part.articles = articles }
                part.show(part, articles)
            }
        },
        fault("does not show again what it showed before there was nothing", violates: [11]) {
            let list = $0.list
            var shown: [Article]?
            $0.list = { part in
                if part.articles != shown { list(part) }
                shown = part.articles
            }
            $0.choose = { part, order in
                part.order = order
                if !part.articles.isEmpty { list(part) }
            }
        },
        fault("tells of a failure as often as it has asked", violates: [12]) {
            let fail = $0.fail
            $0.fail = { part in
                for _ in part.answers.count...max(part.answers.count, part.updates) { fail(part) }
            }
        },
        fault("shows the sorted list in the place of a failure", violates: [12]) {
            let fail = $0.fail
            $0.fail = { part in
                if part.order == nil || part.articles.isEmpty { fail(part) } else { part.list(part) }
            }
        },
        fault("shows the list as it came when it fails", violates: [13]) {
            let fail = $0.fail
            $0.fail = { part in
                if !part.articles.isEmpty { part.list(part.articles) }
                fail(part)
            }
        },
        fault("takes a failure for no content, as published", violates: [12]) { $0.fail = { $0.empty($0) } },
        fault("says nothing of a failure", violates: [12]) { $0.fail = { _ in } },
        fault("says once that it failed", violates: [12]) {
            let fail = $0.fail
            $0.fail = { if $0.answers.count(where: { $0 == nil }) == 1 { fail($0) } }
        },
        fault("says nothing of a failure if there are articles", violates: [12]) {
            let fail = $0.fail
            $0.fail = { if $0.articles.isEmpty { fail($0) } }
        },
        fault("shows the failure on the no-content screen", violates: [12]) {
            let fail = $0.fail
            $0.fail = { part in
                part.empty(part)
                fail(part)
            }
        },
        fault("forgets its articles when it fails", violates: [13]) {
            $0.hear = { part, articles in
                part.articles = articles ?? []
                part.show(part, articles)
            }
        },
        fault("empties the list when it fails", violates: [12]) {
            let fail = $0.fail
            $0.fail = { part in
                if !part.articles.isEmpty { part.empty(part) }
                fail(part)
            }
        },
    ]
}
