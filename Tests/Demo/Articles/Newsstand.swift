import ArticlesContracts
import Foundation

/// Has articles in memory, unless its network is down.
@MainActor
final class Newsstand: ArticlesService {
    var isOffline = false
    var articles = [
        Article(date: "12/01/2013", title: "Crossing the Alps", website: "Macworld", authors: "Dora Dunn"),
        Article(date: "05/26/2014", title: "Ärger im Bienenstock", website: "Polygon", authors: "Zoe Zimmer, Ann Abel"),
        Article(title: "Without a date", website: "Kotaku", authors: "Bob Best"),
        Article(date: "01/15/2015", title: "bees", website: "The Verge", authors: "Cara Cole"),
    ]

    func fetchArticles() async throws -> [Article] {
        if isOffline { throw ArticlesServiceError(.connection, address: URL(filePath: "/articles.json")) }
        return articles
    }
}
