@MainActor
public protocol SearchView: AnyObject {
    func showHint()
    func showResults(_ titles: [String])
    func showProblem()
}

public protocol SearchService: Sendable {
    func find(_ query: String) async throws -> [String]
}

/// Asks once the user has paused.
@MainActor
public final class SearchPresenter {
    private weak let view: (any SearchView)?
    private let service: any SearchService
    private let clock: any Clock<Duration>
    private var search: Task<Void, Never>?

    public init(view: any SearchView, service: any SearchService, clock: any Clock<Duration> = .continuous) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    deinit {
        search?.cancel()
    }

    public func viewDidLoad() {
        view?.showHint()
    }

    public func didType(_ query: String) {
        search?.cancel()
        guard !query.isEmpty else {
            view?.showHint()
            return
        }
        search = Task { [weak self, service, clock] in
            do {
                try await clock.sleep(for: .milliseconds(300))
                let titles = try await service.find(query)
                try Task.checkCancellation()
                self?.view?.showResults(titles)
            } catch {
                if !Task.isCancelled { self?.view?.showProblem() }
            }
        }
    }
}
