import LawReference
import Observation

/// A counter for a view that observes it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class ObservableCounter {
    private(set) var shown: Int?

    @ObservationIgnored private let interactor: ClosureInteractor

    init(_ service: FreeServiceMock) {
        interactor = ClosureInteractor(service: service)
        interactor.found = { [weak self] in self?.shown = $0 }
    }

    func count() {
        interactor.count()
    }
}

/// Passes to a view what it observes, as SwiftUI does.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
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
