public import ArticlesSpecs
import Foundation
public import Proof

/// Faulty articles interactors.
public enum ArticlesInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<ArticlesInteractorSpec>] =
        own
        + Witness.shared(from: 11, listener: { $0.output }) { fixture, replace in
            FaultyArticlesInteractor(fixture, replace)
        }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyArticlesInteractor) -> Void
    ) -> Witness<ArticlesInteractorSpec> {
        Witness(name, violates: violations) { FaultyArticlesInteractor($0, replace) }
    }

    private static let own = [
        fault("never asks for anything", violates: .all(except: 5, 6, 7, 9, 10, 13, 15)) { $0.fetch = { _ in } },
        fault("asks twice", violates: [1]) {
            $0.fetch = { part in
                part.ask()
                part.ask()
            }
        },
        fault("sorts by title", violates: [1]) { $0.edit = { $0.sorted { $0.title ?? "" < $1.title ?? "" } } },
        fault("tells a hundred articles at most", violates: [1]) { $0.edit = { Array($0.prefix(100)) } },
        fault("trims titles", violates: [2]) {
            $0.edit = { articles in
                articles.map { article in
                    var article = article
                    article.title = article.title?.trimmingCharacters(in: .whitespacesAndNewlines)
                    return article
                }
            }
        },
        fault("leaves out articles without anything in them", violates: [2]) {
            $0.edit = { $0.filter { $0 != Article() } }
        },
        fault("tells an empty title for none", violates: [1, 2]) {
            $0.edit = { $0.map { Article(date: $0.date, title: $0.title ?? "", content: $0.content) } }
        },
        fault("tells what is alike once", violates: [2]) {
            $0.edit = { articles in
                var known: Set<Article> = []
                return articles.filter { known.insert($0).inserted }
            }
        },
        fault("takes no articles for a failure", violates: [3, 9]) { $0.handOn = { $0.handOn($1 == [] ? nil : $1) } },
        fault("takes no articles after a failure for another failure", violates: [6]) {
            $0.handOn = { part, articles in part.handOn(articles == [] && part.told.last == .some(nil) ? nil : articles)
            }
        },
        fault("takes a failure for no articles", violates: [4, 7]) { $0.handOn = { $0.handOn($1 ?? []) } },
        fault("tells a failure and no articles", violates: [4, 7]) {
            $0.handOn = { part, articles in
                part.handOn(articles)
                if articles == nil { part.handOn([]) }
            }
        },
        fault("says nothing of a failure", violates: [4, 7]) { $0.handOn = { if $1 != nil { $0.handOn($1) } } },
        fault("takes 304 for no news", violates: [4]) {
            $0.hears = { part, number, answer in
                guard case .failure(let error as ArticlesServiceError) = answer else { return number == part.fetches }
                return number == part.fetches && error.reason != .status(304)
            }
        },
        fault("takes each cancellation for its own", violates: [5]) {
            $0.hears = { part, number, answer in
                guard case .failure(let error) = answer else { return number == part.fetches }
                let isCancelled = error is CancellationError || (error as? URLError)?.code == .cancelled
                return number == part.fetches && !isCancelled
            }
        },
        fault("asks no more once a fetch was cancelled", violates: [5]) {
            let hears = $0.hears
            var isCancelled = false
            $0.fetch = { if !isCancelled { $0.ask() } }
            $0.hears = { part, number, answer in
                if case .failure(let error) = answer, error is CancellationError { isCancelled = true }
                return hears(part, number, answer)
            }
        },
        fault("keeps its articles for ever", violates: [6]) {
            $0.fetch = { part in
                guard let articles = part.told.compactMap(\.self).first else { return part.ask() }
                part.handOn(part, articles)
            }
        },
        fault("does not fetch again after a failure", violates: [5, 6]) {
            $0.fetch = { if !$0.told.contains(nil) { $0.ask() } }
        },
        fault("does not tell again what it has told", violates: [6]) {
            $0.handOn = { if $0.told.last != .some($1) { $0.handOn($1) } }
        },
        fault("takes articles in another order for the same", violates: [6]) {
            $0.handOn = { part, articles in
                let known = part.told.last ?? nil
                part.handOn(known.map(Set.init) == articles.map(Set.init) ? known : articles)
            }
        },
        fault("takes articles with the same titles for the same", violates: [6]) {
            $0.handOn = { part, articles in
                let known = part.told.last ?? nil
                let isSame = known?.map(\.title) == articles?.map(\.title)
                part.handOn(isSame ? known : articles)
            }
        },
        fault("keeps the end of a list that is shorter now", violates: [6]) {
            $0.handOn = { part, articles in
                let rest = articles == [] ? [] : (part.told.last ?? nil)?.dropFirst(articles?.count ?? 0) ?? []
                part.handOn(articles.map { $0 + rest })
            }
        },
        fault("hears nobody who fetches while it tells", violates: [6]) {
            var isTelling = false
            $0.fetch = { if !isTelling { $0.ask() } }
            $0.handOn = { part, articles in
                isTelling = true
                part.handOn(articles)
                isTelling = false
            }
        },
        fault("adds articles to those from before", violates: [6]) {
            $0.handOn = { part, articles in
                part.handOn(articles.map { part.told.compactMap(\.self).joined() + $0 })
            }
        },
        fault("tells the articles from before for a failure", violates: [6]) {
            $0.handOn = { $0.handOn($1 ?? $0.told.compactMap(\.self).last) }
        },
        fault("cancels the newest task once an older one has ended", violates: [7]) {
            $0.hears = { part, number, _ in
                if number < part.fetches { part.task?.cancel() }
                return number == part.fetches
            }
        },
        fault("hears nothing more after one of several fetches has failed", violates: [7]) {
            var hasFailed = false
            $0.hears = { part, number, answer in
                if number < part.fetches, case .failure = answer { hasFailed = true }
                return number == part.fetches && !hasFailed
            }
        },
        fault("says nothing of a failure while an older fetch has not ended", violates: [7]) { part in
            var open = 0
            part.asking = { open += 1 }
            part.hears = { part, number, answer in
                open -= 1
                if case .failure = answer, open > 0 { return false }
                return number == part.fetches
            }
        },
        fault("cancels the older fetch, and tells that it failed", violates: [8, 9]) {
            $0.fetch = { part in
                part.task?.cancel()
                part.ask()
            }
            $0.hears = { _, _, _ in true }
        },
        fault("lets an older answer replace a newer one", violates: [9]) { $0.hears = { _, _, _ in true } },
        fault("lets an older answer replace a newer failure", violates: [9]) {
            $0.hears = { part, number, _ in number == part.fetches || part.told.last == .some(nil) }
        },
        fault("lets an older answer replace an empty one", violates: [9]) {
            $0.hears = { part, number, _ in number == part.fetches || part.told.last == [] }
        },
        fault("lets an older failure replace newer articles", violates: [9]) {
            $0.hears = { part, number, answer in
                if case .failure = answer { true } else { number == part.fetches }
            }
        },
        fault("forgets the newest task once an older one was cancelled", violates: [9]) {
            $0.fetch = { part in
                part.task?.cancel()
                part.ask()
            }
            $0.hears = { part, number, answer in
                defer { part.task = nil }
                if case .failure(is CancellationError) = answer, number < part.fetches { return false }
                return true
            }
        },
        fault("lets its request go on", violates: [10]) { $0.isTidy = false },
    ]
}
