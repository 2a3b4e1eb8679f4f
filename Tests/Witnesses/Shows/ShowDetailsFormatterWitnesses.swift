import Foundation
public import Proof
public import ShowsSpecs

/// Faulty formatters of a show.
public enum ShowDetailsFormatterWitnesses {
    /// All witnesses.
    public static let all: [Witness<ShowDetailsFormatterSpec>] = [
        fault("shows the reviews above what the show is about", violates: [1, 2, 5]) {
            $0.top = { [.image($0.imageURL), .reviewsTitle, .description($0.description)] }
        },
        fault("leaves out a description that is missing", violates: [5]) {
            let top = $0.top
            $0.top = { show in top(show).filter { $0 != .description(nil) } }
        },
        fault("has no title above the reviews", violates: [1, 2]) {
            $0.top = { [.image($0.imageURL), .description($0.description)] }
        },
        fault("shows an average without reviews", violates: [2]) { part in
            part.none = { [.averageRating(count: 0, average: "0.0"), .noReviews] }
        },
        fault("shows nothing in the place of reviews", violates: [2]) { $0.none = { [] } },
        fault("lets nobody write the first review", violates: [3]) { part in
            part.last = { $0.isEmpty ? [] : [.addReview] }
        },
        fault("lets nobody write a review below many", violates: [1]) { part in
            part.last = { $0.count > 20 ? [] : [.addReview] }
        },
        fault("has two buttons without reviews", violates: [3]) { part in
            part.last = { $0.isEmpty ? [.addReview, .addReview] : [.addReview] }
        },
        fault("sorts reviews by their ratings", violates: [4]) {
            $0.edit = { $0.sorted { $0.rating > $1.rating } }
        },
        fault("shows the oldest review first", violates: [4]) { $0.edit = { $0.reversed() } },
        fault("shows what is alike once", violates: [4]) {
            $0.edit = { reviews in reviews.enumerated().filter { reviews.firstIndex(of: $1) == $0 }.map(\.element) }
        },
        fault("trims comments", violates: [4]) {
            $0.edit = { reviews in
                reviews.map { review in
                    var review = review
                    review.comment = review.comment.trimmingCharacters(in: .whitespacesAndNewlines)
                    return review
                }
            }
        },
        fault("leaves out reviews without a comment", violates: [1, 4]) {
            $0.edit = { $0.filter { !$0.comment.isEmpty } }
        },
        fault("has an empty description for none", violates: [5]) {
            $0.top = { [.image($0.imageURL), .description($0.description ?? ""), .reviewsTitle] }
        },
        fault("shows all decimals, as published", violates: [6]) { part in part.write = { "\($0)" } },
        fault("counts ninety-nine reviews at most", violates: [6]) { part in part.count = { min($0.count, 99) } },
        fault("shows no decimals", violates: [6]) { part in part.write = { "\(Int($0.rounded()))" } },
        fault("cuts decimals off", violates: [6]) { part in
            part.write = { part.number(($0 * 10).rounded(.down) / 10) }
        },
        fault("reckons the average in whole numbers", violates: [6]) { part in
            part.write = { part.number(Double(Int($0))) }
        },
        fault("writes a point wherever it is", violates: [7]) { $0.write = { String(format: "%.1f", $0) } },
        fault("writes a comma and European digits", violates: [7]) { part in
            part.write = { [locale = part.locale] in
                String(format: "%.1f", $0).replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
            }
        },
        fault("shows the average of the service", violates: [9]) { $0.believes = true },
        fault("counts the reviews of all shows", violates: [6, 8]) { part in
            var count = 0
            part.count = { reviews in
                count += reviews.count
                return count
            }
        },
        fault("remembers reviews by their ids", violates: [8]) { part in
            var known: [[String]: [Review]] = [:]
            part.edit = { reviews in
                let ids = reviews.map(\.id)
                known[ids] = known[ids] ?? reviews
                return known[ids] ?? []
            }
        },
        fault("remembers reviews", violates: [4, 8]) { part in
            var known: [String: Review] = [:]
            part.edit = { reviews in
                let all = reviews.map { known[$0.author] ?? $0 }
                for review in reviews where review.comment.hasPrefix("Comment") { known[review.author] = review }
                return all
            }
        },
    ]

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyShowDetailsFormatter) -> Void
    ) -> Witness<ShowDetailsFormatterSpec> {
        Witness(name, violates: violations) { FaultyShowDetailsFormatter($0, replace) }
    }
}

/// A formatter with replaceable parts, each correct until a witness replaces it.
@MainActor
private final class FaultyShowDetailsFormatter: ShowDetailsFormatterInterface {
    let locale: Locale
    var top: (Show) -> [ShowDetailsItem] = { [.image($0.imageURL), .description($0.description), .reviewsTitle] }
    var edit: ([Review]) -> [Review] = { $0 }
    var count: ([Review]) -> Int = { $0.count }
    var write: (Double) -> String = { "\($0)" }
    var none: () -> [ShowDetailsItem] = { [.noReviews] }
    var last: ([Review]) -> [ShowDetailsItem] = { _ in [.addReview] }
    /// Whether it shows the average of the service instead of its own.
    var believes = false

    init(_ fixture: ShowDetailsFormatterFixture, _ replace: (FaultyShowDetailsFormatter) -> Void) {
        locale = fixture.locale
        write = { [weak self] in self?.number($0) ?? "" }
        replace(self)
    }

    func number(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(1)).locale(locale))
    }

    func format(_ show: Show, _ reviews: [Review]) -> [ShowDetailsItem] {
        let own = Double(reviews.map(\.rating).reduce(0, +)) / Double(max(1, reviews.count))
        let mean = believes ? show.averageRating ?? own : own
        let rows =
            reviews.isEmpty
            ? none()
            : [.averageRating(count: count(reviews), average: write(mean))] + edit(reviews).map(ShowDetailsItem.review)
        return top(show) + rows + last(reviews)
    }
}
