import ArticlesSpecs
import Gazette

// The kit's doubles bear our protocols.

extension Story {
    init(_ article: Article) {
        self.init(
            date: article.date,
            title: article.title,
            website: article.website,
            authors: article.authors,
            content: article.content,
            image: article.imageURL
        )
    }

    var article: Article {
        Article(date: date, title: title, website: website, authors: authors, content: content, imageURL: image)
    }
}

extension ArticlesServiceMock: StoryFeeding {
    public func feed(_ done: @escaping @MainActor @Sendable (Result<[Story], any Error>) -> Void) {
        Task {
            do { done(.success(try await fetchArticles().map(Story.init))) } catch { done(.failure(error)) }
        }
    }
}

extension ArticlesViewInterfaceSpy: GazetteScreen {
    public func render(_ state: GazetteState) {
        switch state {
        case .loading: showActivityIndicator()
        case .rearranged: break
        case .stories, .empty, .failed: hideActivityIndicator()
        }
        switch state {
        case .loading: break
        case .stories(let stories), .rearranged(let stories): showArticlesData(stories.map(\.article))
        case .empty: showNoContentScreen()
        case .failed: showFetchFailure()
        }
    }
}

extension ArticlesWireframeInputSpy: GazetteRouting {
    public func open(_ story: Story) { presentDetails(for: story.article) }

    public func askForOrder(_ chosen: @escaping @MainActor @Sendable (GazetteOrder) -> Void) {
        presentSortOptions { order in
            switch order {
            case .date: chosen(.byDay)
            case .title: chosen(.byHeadline)
            case .author: chosen(.byReporter)
            case .website: chosen(.bySource)
            }
        }
    }
}
