import Testing

/// What has to be true of a formatter that makes rows from a show and its reviews.
///
/// ```swift
/// @Suite struct OurShowDetailsFormatter {
///     @Test(arguments: ShowDetailsFormatterSpec.requirements)
///     func conforms(to requirement: ShowDetailsFormatterSpec.Requirement) async throws {
///         try await requirement.verify { OurFormatter(locale: $0.locale) }
///     }
/// }
/// ```
public enum ShowDetailsFormatterSpec: Spec {
    /// The user's locale, which decides how numbers are written.
    public typealias Fixture = ShowDetailsFormatterFixture
    /// A formatter, or an adapter that forwards everything to one.
    public typealias Subject = any ShowDetailsFormatterInterface

    /// All requirements.
    public static let requirements: [Requirement] = [
        Requirement(
            "SHOW-DETAILS-FORMATTER-01",
            .must,
            "The rows are the picture, the description, the reviews title, the average, each review, and then “add review”.",
            source: "iOS-VIPER-Xcode-Templates, demo: ShowDetailsFormatter",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            for reviews in [.usual, .reviews(3), .other, .many] as [[Review]] {
                let kinds = run.format(Show("Dark"), reviews).map(\.kind)
                let expected = ["image", "description", "reviews title", "average"] + reviews.map { _ in "review" }
                #expect(kinds == expected + ["add review"])
            }
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-02",
            .must,
            "Without reviews, a “no reviews” row stands in their place, and there is no average.",
            source:
                "iOS-VIPER-Xcode-Templates, demo: ShowDetailsFormatter; fault class: an average of 0, or a division by it",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            for rating in [nil, 0, 4.5] as [Double?] {
                let kinds = run.format(Show("Dark", rating: rating), []).map(\.kind)
                #expect(kinds.filter { $0 != "add review" } == ["image", "description", "reviews title", "no reviews"])
            }
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-03",
            .must,
            "Without reviews, “add review” is the last row, too, so that the user can add the first one.",
            source: "iOS-VIPER-Xcode-Templates, demo: NoReviewTableViewCell; fault class: a button below reviews only",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let kinds = run.format(Show("Dark"), []).map(\.kind)
            #expect(kinds.last == "add review")
            #expect(kinds.count { $0 == "add review" } == 1)
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-04",
            .must,
            "Each review is a row, as it is, to the last character, in the order in which the reviews came.",
            source:
                "fault class: reviews sorted by their ratings, or merged if they are alike; comments trimmed",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let alike = Review(id: "1", comment: "Good.", rating: 4, author: "ann")
            for reviews in [.delicate, .other, .usual.reversed(), [alike, alike]] as [[Review]] {
                let rows = run.format(Show("Dark"), reviews).filter { $0.kind == "review" }
                #expect(rows.map(exact) == reviews.map { exact(.review($0)) })
            }
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-05",
            .must,
            "The picture and the description are given as they are, and what is missing stays missing.",
            source: "fault class: an empty text or a made-up address in place of a missing one",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            for show in [Show].delicate.prefix(12) + [
                Show(id: "1", title: "1"), Show(id: "", title: "", description: "", imageURL: ""),
            ] {
                let rows = run.format(show, .usual)
                #expect(
                    rows.prefix(2).map(exact) == [.image(show.imageURL), .description(show.description)].map(exact)
                )
            }
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-06",
            .must,
            "The average is rounded to one decimal, and comes with the number of reviews.",
            source: "iOS-VIPER-Xcode-Templates, demo: AverageRatingTableViewCell; fault class: all decimals, or none",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            for (ratings, averages) in [
                ([5, 4, 4], ["4.3"]), ([5, 5, 4], ["4.7"]), ([1, 5, 2], ["2.7"]), ([3], ["3.0", "3"]),
                ([5, 5, 5, 5, 5, 5, 4], ["4.9"]), ([4, 4, 4, 4, 4, 4, 3], ["3.9"]), ([1, 1], ["1.0", "1"]),
                (Array(repeating: 4, count: 1_200), ["4.0", "4"]),
            ] {
                let (count, average) = run.average(of: ratings)
                let given = "The ratings are \(PlainText.of(ratings, limit: 60))."
                #expect(averages.contains(average), "The average is “\(average)”. \(given)")
                #expect(count == ratings.count, "\(given)")
            }
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-07",
            .should,
            "The average is written in the number format and with the digits of the user's locale.",
            source: "fault class: a point for a comma, or European digits, wherever the user lives",
            tags: [.content],
            presupposes: ["SHOW-DETAILS-FORMATTER-06"]
        ) { trial in
            for (locale, average) in [("de_DE", "4,3"), ("hr_HR", "4,3"), ("en_GB", "4.3"), ("ar_EG", "٤٫٣")] {
                let run = try await trial.start(Fixture(locale: locale))
                #expect(run.average(of: [5, 4, 4]).average == average)
            }
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-08",
            .must,
            "The same input gives the same rows, whatever was formatted before.",
            source:
                "iOS-VIPER-Xcode-Templates: the formatter makes an output from an input; fault class: rows kept inside",
            tags: [.content],
            presupposes: ["SHOW-DETAILS-FORMATTER-01"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let first = run.format(Show("Dark"), .usual).map(exact)
            for reviews in [.other, [], .usual, .usual] as [[Review]] {
                _ = run.format(Show("Borgen"), reviews)
                #expect(run.format(Show("Dark"), .usual).map(exact) == first)
            }
            let other = try await trial.start(Fixture())
            #expect(other.format(Show("Dark"), .usual).map(exact) == first)
            let alike = [Show("Dark"), .renamed, .retitled, .retold, .repictured].map { ($0, [Review].usual) }
            for (show, reviews) in alike + [Review].nearlyUsual.map({ (Show("Dark"), $0) }) {
                let fresh = try await trial.start(Fixture())
                let rows = fresh.format(show, reviews).map(exact)
                #expect(run.format(show, reviews).map(exact) == rows, "One respect is another than before.")
            }
        },
        Requirement(
            "SHOW-DETAILS-FORMATTER-09",
            .should,
            "The average is that of the reviews listed below it, even if the service reports another one.",
            source:
                "contract of ShowDetailsItem: how many reviews there are, and their average; fault class: an average of 4.8 for a single rating of 1",
            tags: [.content],
            presupposes: ["SHOW-DETAILS-FORMATTER-06"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for rating in [4.8, 0, nil] as [Double?] {
                for case .averageRating(_, let average) in run.format(Show("Dark", rating: rating), .usual) {
                    #expect(average == "4.3", "The ratings are 5, 4 and 4, and the service says \(rating ?? 0).")
                }
            }
        },
    ]

    /// A row, for a comparison to the last character.
    private static func exact(_ item: ShowDetailsItem) -> ExactText {
        ExactText(PlainText.of(item, limit: 100_000))
    }
}

extension Run<ShowDetailsFormatterSpec> {
    /// The rows that the formatter makes of a show and its reviews.
    func format(_ show: Show, _ reviews: [Review]) -> [ShowDetailsItem] {
        _ = fixture.asked.format(show, reviews)
        return (try? subject.format(show, reviews)) ?? []
    }

    /// How many ratings are counted, and the average that is shown.
    func average(of ratings: [Int]) -> (count: Int, average: String) {
        let reviews = ratings.enumerated().map { Review(id: "\($0)", comment: "", rating: $1, author: "") }
        let mean = Double(ratings.reduce(0, +)) / Double(ratings.count)
        for case .averageRating(let count, let average) in format(Show("Dark", rating: mean), reviews) {
            return (count, average)
        }
        return (0, "")
    }
}

extension ShowDetailsItem {
    /// The kind of the row, in words.
    var kind: String {
        switch self {
        case .image: "image"
        case .description: "description"
        case .reviewsTitle: "reviews title"
        case .averageRating: "average"
        case .review: "review"
        case .noReviews: "no reviews"
        case .addReview: "add review"
        }
    }
}
