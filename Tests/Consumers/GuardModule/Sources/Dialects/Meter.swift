// A presenter that is told by methods, and shows by a stream that it has.

/// What a meter shows.
enum MeterState: Equatable, Sendable {
    case loading
    case reading(Int)
    case failed
}

protocol MeterService: AnyObject, Sendable {
    @MainActor func reading() async throws -> Int
}

@MainActor
final class MeterPresenter {
    let states: AsyncStream<MeterState>

    private let show: AsyncStream<MeterState>.Continuation
    private let service: any MeterService
    private var loading: Task<Void, Never>?

    init(service: any MeterService) {
        self.service = service
        (states, show) = AsyncStream.makeStream(of: MeterState.self)
    }

    deinit { loading?.cancel() }

    func viewWillAppear() {
        loading?.cancel()
        show.yield(.loading)
        loading = Task { [show, service] in
            let reading = try? await service.reading()
            if !Task.isCancelled { show.yield(reading.map { .reading($0) } ?? .failed) }
        }
    }
}
