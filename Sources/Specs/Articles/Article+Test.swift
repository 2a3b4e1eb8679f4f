import ArticlesContracts

extension Article {
    /// Creates an article that can be recognised by its number, which is its content.
    init(
        _ number: Int,
        date: String? = nil,
        title: String? = nil,
        website: String? = nil,
        authors: String? = nil
    ) {
        self.init(date: date, title: title, website: website, authors: authors, content: "\(number)")
    }
}

extension Article {
    /// The properties in which articles can differ.
    static let respects: [any WritableKeyPath<Article, String?> & Sendable] = [
        \.date, \.title, \.website, \.authors, \.content, \.imageURL,
    ]
}

extension [Article] {
    /// Articles that each sort puts into another order.
    static let usual = [
        Article(0, date: "12/01/2013", title: "Crossing", website: "Macworld", authors: "Dora Dunn"),
        Article(1, date: "05/26/2014", title: "Bees", website: "Polygon", authors: "Ann Abel"),
        Article(2, date: "01/15/2015", title: "Atlas", website: "Kotaku", authors: "Cara Cole, Ann Abel"),
        Article(3, date: "06/02/2014", title: "Dunes", website: "The Verge", authors: "Bob Best"),
    ]

    /// Other articles, two of which differ only in their text.
    static let other = [
        Article(5, title: "Beyond"), Article(6, title: "Beyond"), Article(4, title: "Above"), Article(7),
    ]

    /// The usual articles with one change each: in one property, in their order or in their number.
    static let nearlyUsual: [[Article]] = {
        let changed = Article.respects.map { respect in
            var articles = usual
            articles[1][keyPath: respect] = "new"
            return articles
        }
        return changed + [usual.reversed(), Array(usual.dropLast()), Array(usual.dropFirst())]
    }()

    /// Articles whose texts change if code corrects them, and some without a text.
    static let delicate =
        [String].delicate.map {
            Article(date: $0, title: $0, website: $0, authors: $0, content: $0, imageURL: $0)
        } + [
            Article(date: "", title: "", website: "", authors: "", content: "", imageURL: ""), Article(),
            Article(title: ""), Article(title: "Twice"), Article(title: "Twice"),
            Article(date: "5/6/2014", authors: "Bob,Ann ,Cy", imageURL: "http://a.example/b c.png"),
        ]

    /// A thousand articles.
    static let many = (0..<1_000).map { Article($0) }

    /// The numbers of the articles; -1 for an article without a number.
    var numbers: [Int] { map { Int($0.content ?? "") ?? -1 } }
}
