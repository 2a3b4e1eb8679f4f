import ArticlesContracts

/// An article that equals another only if their texts have the same scalars; a missing text is no empty text.
struct ExactArticle: Hashable, CustomStringConvertible {
    private let texts: [ExactText?]

    init(_ article: Article) {
        let texts = [
            article.date, article.title, article.website, article.authors, article.content, article.imageURL,
        ]
        self.texts = texts.map { $0.map(ExactText.init) }
    }

    var description: String {
        let names = ["date", "title", "website", "authors", "content", "image"]
        let known = zip(names, texts).compactMap { name, text in text.map { "\(name) \($0)" } }
        return known.isEmpty ? "an article with nothing in it" : known.joined(separator: ", ")
    }
}
