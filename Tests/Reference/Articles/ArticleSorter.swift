import ArticlesContracts
import Foundation

/// Sorts articles in the user's language; articles without the value that they are sorted by come last.
struct ArticleSorter {
    let locale: Locale

    func sort(_ articles: [Article], by order: ArticlesSortBy) -> [Article] {
        let published = Self.published
        return switch order {
        case .date: sort(articles, by: { $0.date.flatMap(published.date) }, <)
        case .title: sort(articles, by: \.title, comesFirst)
        case .author: sort(articles, by: \.firstAuthor, comesFirst)
        case .website: sort(articles, by: \.website, comesFirst)
        }
    }

    private func sort<Key>(
        _ articles: [Article],
        by key: (Article) -> Key?,
        _ comesFirst: (Key, Key) -> Bool
    ) -> [Article] {
        let keyed = articles.enumerated().map { (index: $0, article: $1, key: key($1)) }
        // The standard library does not promise that its sort is stable.
        let sorted = keyed.sorted { one, other in
            switch (one.key, other.key) {
            case (let key?, let otherKey?) where comesFirst(key, otherKey): true
            case (let key?, let otherKey?) where comesFirst(otherKey, key): false
            case (_?, nil): true
            case (nil, _?): false
            default: one.index < other.index
            }
        }
        return sorted.map(\.article)
    }

    /// The formatter for published dates, which does not depend on where the user lives.
    private static var published: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "MM/dd/yyyy"
        return formatter
    }

    private func comesFirst(_ text: String, _ other: String) -> Bool {
        text.compare(other, options: .caseInsensitive, range: nil, locale: locale) == .orderedAscending
    }
}

extension Article {
    /// The name of the first author.
    fileprivate var firstAuthor: String? {
        authors?.split(separator: ",").first.map(String.init)
    }
}
