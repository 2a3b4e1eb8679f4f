import ArticlesContracts
import ArticlesReference
import Foundation

/// Plays the story of the articles in the terminal: a list, three sorts, the details, and a network that is gone.
@main
@MainActor
final class ArticlesStory: ArticlesWireframeInput {
    private let newsstand = Newsstand()
    private let list = ArticlesScreen()
    private var details: DetailsScreen?
    private var choice: ArticlesSortBy?

    static func main() async {
        await ArticlesStory().play()
    }

    private func play() async {
        let interactor = ArticlesInteractor(service: newsstand)
        let presenter = ArticlesPresenter(
            interactor: interactor,
            wireframe: self,
            locale: Locale(identifier: "de_DE")
        )
        interactor.output = presenter
        presenter.view = list
        list.presenter = presenter

        await list.update()
        show("The list appears, in the order in which the articles came.")
        sort(by: .date)
        show("It is sorted by date: by the day and not by the text, and what has none comes last.")
        sort(by: .title)
        show("It is sorted by title, as a German expects.")
        list.presenter?.showDetails(for: list.articles[0])
        show("A tap on the first leads to the details of the first.")
        details = nil
        newsstand.isOffline = true
        await list.update()
        show("The network is gone, and the articles are not.")
        newsstand.isOffline = false
        newsstand.articles.removeFirst(2)
        await list.update()
        show("It is back, and the order has stayed.")
        newsstand.articles = []
        await list.update()
        show("All has been read.")
    }

    func presentDetails(for article: Article) {
        let presenter = DetailsPresenter(article: article)
        let screen = DetailsScreen(presenter: presenter)
        presenter.view = screen
        details = screen
        screen.appear()
    }

    func presentSortOptions(completion: @escaping @MainActor @Sendable (ArticlesSortBy) -> Void) {
        if let choice { completion(choice) }
    }

    private func sort(by order: ArticlesSortBy) {
        choice = order
        list.presenter?.didTapSort()
    }

    /// Prints what happens and the screen that follows.
    private func show(_ text: String) {
        let lines = details?.lines ?? list.lines
        print("\n  \(text)\n\n" + lines.map { "    │ \($0)" }.joined(separator: "\n"))
    }
}
