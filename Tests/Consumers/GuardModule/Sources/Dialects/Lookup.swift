/// What a lookup shows.
enum LookupState: Equatable, Sendable {
    case hint
    case loading
    case words([String])
    case failed(String)
}

protocol DictionaryService: AnyObject, Sendable {
    @MainActor func words(like query: String) async throws -> [String]
}

/// Is told by two streams, and shows a state by a third: nothing stands between it and its view.
@MainActor
final class LookupPresenter {
    private let service: any DictionaryService

    init(service: any DictionaryService) {
        self.service = service
    }

    func bind(queries: AsyncStream<String>, clears: AsyncStream<Void>) -> AsyncStream<LookupState> {
        let (states, shown) = AsyncStream.makeStream(of: LookupState.self)
        let (service, running) = (service, Running())
        let listening = [
            Task {
                for await query in queries {
                    running.replace(
                        with: Task {
                            shown.yield(.loading)
                            let answer: LookupState
                            do {
                                answer = .words(try await service.words(like: query))
                            } catch {
                                answer = .failed("No words for \(query)")
                            }
                            guard !Task.isCancelled else { return }
                            shown.yield(answer)
                        }
                    )
                }
            },
            Task {
                for await _ in clears {
                    running.replace(with: nil)
                    shown.yield(.hint)
                }
            },
        ]
        shown.onTermination = { _ in
            listening.forEach { $0.cancel() }
            Task { @MainActor in running.replace(with: nil) }
        }
        return states
    }

    /// The search that is under way.
    @MainActor
    private final class Running {
        private var task: Task<Void, Never>?

        func replace(with next: Task<Void, Never>?) {
            task?.cancel()
            task = next
        }
    }
}
