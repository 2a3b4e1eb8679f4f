@MainActor
public protocol LibraryView: AnyObject {
    func showRows(_ rows: [String])
    func showFooter(_ footer: Footer)
}

public enum Footer: Sendable {
    case none, loading, problem
}

public protocol LibraryService: Sendable {
    func page(_ number: Int, completion: @escaping @MainActor (Result<[String], any Error>) -> Void)
}

/// Asks for a page at a time, and for the next one when the user has scrolled to the end.
@MainActor
public final class LibraryPresenter {
    private weak let view: (any LibraryView)?
    private let service: any LibraryService
    private var (rows, next): ([String], Int?) = ([], 0)
    private var (isLoading, load) = (false, 0)

    public init(view: any LibraryView, service: any LibraryService) {
        (self.view, self.service) = (view, service)
    }

    public func viewDidLoad() {
        loadPage(0)
    }

    public func didPullToRefresh() {
        load += 1
        loadPage(0)
    }

    public func didScrollToEnd() {
        guard !isLoading, let next else { return }
        loadPage(next)
    }

    private func loadPage(_ number: Int) {
        isLoading = true
        view?.showFooter(.loading)
        service.page(number) { [weak self, load] result in
            guard let self, load == self.load else { return }
            isLoading = false
            switch result {
            case .success(let page):
                rows = (number == 0 ? [] : rows) + page
                next = page.isEmpty ? nil : number + 1
                view?.showRows(rows)
                view?.showFooter(.none)
            case .failure:
                view?.showFooter(.problem)
            }
        }
    }
}
