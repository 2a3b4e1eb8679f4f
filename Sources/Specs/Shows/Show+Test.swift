import ShowsContracts

extension Show {
    /// Creates a show with an id, which is made from the title by default.
    init(_ title: String, id: String? = nil, rating: Double? = nil) {
        let id = id ?? "id of \(title)"
        self.init(
            id: id,
            title: title,
            description: "about \(id)",
            imageURL: "https://shows.example/\(id).png",
            averageRating: rating
        )
    }
}

extension Show {
    /// “Dark” with another title, which has blanks of its own, and another description.
    static let renamed: Show = {
        var show = Show("Dark")
        (show.title, show.description) = (" Darker  than  dark ", "about what came after it")
        return show
    }()

    /// “Dark” with another title.
    static let retitled: Show = {
        var show = Show("Dark")
        show.title = "Dunkel"
        return show
    }()
}

extension Show {
    /// “Dark” with another description.
    static let retold: Show = {
        var show = Show("Dark")
        show.description = "about what comes after it"
        return show
    }()

    /// “Dark” with another picture.
    static let repictured: Show = {
        var show = Show("Dark")
        show.imageURL = "https://shows.example/another.png"
        return show
    }()
}

extension [Show] {
    /// Shows that are not sorted in any way.
    static let usual = ["The Wire", "Atlanta", "Severance", "Dark"].map { Show($0) }

    /// The usual shows, the second of which is changed in one respect.
    static func usual<Value>(changing respect: WritableKeyPath<Show, Value>, to value: Value) -> [Show] {
        var shows = usual
        shows[1][keyPath: respect] = value
        return shows
    }

    /// As many other shows, two of which have the same title.
    static let other = [Show("Dark"), Show("The Office", id: "uk"), Show("The Office", id: "us"), Show("Borgen")]

    /// Shows whose texts change if code corrects them, and some that lack something.
    static let delicate =
        [String].delicate.map { Show(id: $0, title: $0, description: $0, imageURL: $0) }
        + [Show(id: "", title: ""), Show("Twice"), Show("Twice"), Show("Dark", rating: 3.141_592)]
}

extension [Review] {
    /// Reviews whose average is not a whole number.
    static let usual = reviews(5, 4, 4)

    /// The usual reviews, the second of which has another comment.
    static let corrected: [Review] = {
        var reviews = usual
        reviews[1].comment = "On second thoughts, good."
        return reviews
    }()

    /// The usual reviews with one change each: in one property, in their order or in their number.
    static let nearlyUsual: [[Review]] = {
        var (rated, signed) = (usual, usual)
        rated[1].rating = 1
        signed[1].author = "somebody else"
        return [corrected, rated, signed, usual.reversed(), Array(usual.dropLast())]
    }()

    /// As many other reviews, the last of which has no comment.
    static let other: [Review] = {
        var reviews = reviews(1, 5, 2)
        reviews[2].comment = ""
        return reviews
    }()

    /// A hundred reviews.
    static let many = (0..<100).map {
        Review(id: "\($0)", comment: "Comment \($0)", rating: 1 + $0 % 5, author: "author \($0)")
    }

    /// Reviews whose texts change if code corrects them.
    static let delicate =
        [String].delicate.map { Review(id: $0, comment: $0, rating: 3, author: $0) } + reviews(2, 5)
        + [Review(id: "", comment: "", rating: 1, author: ""), usual[0], usual[0]]

    /// Reviews with these ratings.
    static func reviews(_ ratings: Int...) -> [Review] {
        ratings.enumerated().map { index, rating in
            Review(id: "\(ratings)\(index)", comment: "Comment \(rating)", rating: rating, author: "author \(index)")
        }
    }
}

/// The error with which a request fails.
struct NoConnection: Error {}
