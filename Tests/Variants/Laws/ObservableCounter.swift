import LawReference
import Observation

/// Is observed by whoever shows it.
@MainActor
@Observable
final class ObservableCounter {
    private(set) var shown: Int?

    @ObservationIgnored private let service: FreeServiceMock
    @ObservationIgnored private var awaited = 0

    init(_ service: FreeServiceMock) {
        self.service = service
    }

    func count() {
        awaited += 1
        service.count { [weak self, awaited] answer in
            Task { @MainActor in self?.heard(answer, to: awaited) }
        }
    }

    private func heard(_ answer: Result<Int, any Error>, to request: Int) {
        guard request == awaited else { return }
        awaited += 1
        shown = (try? answer.get()) ?? -1
    }
}

/// Shows a view what it observes, as SwiftUI does.
@MainActor
final class CounterBinding {
    private let model: ObservableCounter
    private weak let view: FreeViewSpy?
    private var hasBegun = false

    init(_ model: ObservableCounter, _ view: FreeViewSpy) {
        self.model = model
        self.view = view
    }

    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        observe()
    }

    private func observe() {
        let shown = withObservationTracking {
            model.shown
        } onChange: { [weak self] in
            Task { @MainActor in self?.observe() }
        }
        if let shown { view?.show(shown) }
    }
}
