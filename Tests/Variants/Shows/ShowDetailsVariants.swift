import Foundation
public import Proof
public import ShowsSpecs

/// Correct formatters of a show that are built in an unusual way.
public enum ShowDetailsFormatterVariants {
    /// All variants.
    public static let all: [Variant<ShowDetailsFormatterSpec>] = [
        Variant("takes the average of the service, and formats it by hand", except: [7, 9]) { _ in HandmadeFormatter() }
    ]
}

/// Correct presenters of a show that are built in an unusual way.
public enum ShowDetailsPresenterVariants {
    /// All variants.
    public static let all: [Variant<ShowDetailsPresenterSpec>] = [
        Variant("does one thing at a tick of a timer") { TickingShowDetailsPresenter($0) },
        Variant("awaits both parts, has a formatter of its own, and reviews by the id of the show that came") {
            AwaitingDetailsPresenter($0)
        },
        Variant(
            "says at once that one part has failed, asks for the reviews first, and is blank meanwhile",
            except: [7, 21]
        ) {
            CountingDetailsPresenter($0)
        },
    ]
}

/// Trusts the service's average.
private struct HandmadeFormatter: ShowDetailsFormatterInterface {
    func format(_ show: Show, _ reviews: [Review]) -> [ShowDetailsItem] {
        var rows: [ShowDetailsItem] = [.image(show.imageURL), .description(show.description), .reviewsTitle]
        if reviews.isEmpty {
            rows.append(.noReviews)
        } else {
            let tenths = Int(((show.averageRating ?? 0) * 10).rounded())
            let average = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
            rows.append(.averageRating(count: reviews.count, average: average))
        }
        for review in reviews { rows.append(.review(review)) }
        return rows + CollectionOfOne(.addReview)
    }
}

/// Awaits the show and its reviews at the same time.
@MainActor
private final class AwaitingDetailsPresenter: ShowDetailsPresenterInterface {
    private weak var view: (any ShowDetailsViewInterface)?
    private let interactor: any ShowDetailsInteractorInterface
    private let wireframe: any ShowDetailsWireframeInterface
    private let id: String
    private var rows: [ShowDetailsItem] = []
    private var shownId: String?
    private var loading: Task<Void, Never>?
    private(set) var title: String?

    init(_ fixture: ShowDetailsPresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        id = fixture.showId
    }

    var numberOfItems: Int { rows.count }

    func item(at index: Int) -> ShowDetailsItem? { rows.indices.contains(index) ? rows[index] : nil }

    func itemSelected(at index: Int) {
        if case .addReview = item(at: index) { wireframe.navigateToReview(id: shownId ?? id) }
    }

    func loadDetails() {
        loading?.cancel()
        view?.showProgressHUD()
        loading = Task { [weak self, interactor, id] in
            let show = Task { await Self.answer { interactor.getShowDetails(for: id, $0) } }
            let reviews = Task { await Self.answer { interactor.getAllReviews(for: id, $0) } }
            let parts = await (show.value, reviews.value)
            if !Task.isCancelled { self?.end(parts.0, parts.1) }
        }
    }

    private static func answer<Value: Sendable>(
        _ ask: @MainActor (@escaping @MainActor @Sendable (Value) -> Void) -> Void
    ) async -> Value? {
        let (answers, answer) = AsyncStream.makeStream(of: Value.self)
        ask { answer.yield($0) }
        for await value in answers { return value }
        return nil
    }

    private func end(_ show: Result<Show, any Error>?, _ reviews: Result<[Review], any Error>?) {
        guard let view else { return }
        view.hideProgressHUD()
        guard let show = try? show?.get(), let reviews = try? reviews?.get() else {
            return wireframe.showAlert(title: "Error", message: "Offline")
        }
        (title, shownId) = (show.title, show.id)
        rows = HandmadeFormatter().format(show, reviews)
        view.reloadData()
    }
}

/// Counts the missing parts of the newest load.
@MainActor
private final class CountingDetailsPresenter: ShowDetailsPresenterInterface {
    private unowned let view: any ShowDetailsViewInterface
    private let fixture: (any ShowDetailsFormatterInterface, any ShowDetailsInteractorInterface, String)
    private let wireframe: any ShowDetailsWireframeInterface
    private var load = Load()
    private var shown: (title: String, rows: [ShowDetailsItem])?

    private final class Load {
        var pending = 2
        var show: Show?
        var reviews: [Review]?
    }

    init(_ fixture: ShowDetailsPresenterFixture) {
        view = fixture.view
        self.fixture = (fixture.formatter, fixture.interactor, fixture.showId)
        wireframe = fixture.wireframe
    }

    var title: String? { shown?.title }

    var numberOfItems: Int { shown?.rows.count ?? 0 }

    func item(at index: Int) -> ShowDetailsItem? {
        guard let rows = shown?.rows, index >= 0, index < rows.count else { return nil }
        return rows[index]
    }

    func itemSelected(at index: Int) {
        if item(at: index) == .addReview { wireframe.navigateToReview(id: fixture.2) }
    }

    func loadDetails() {
        let load = Load()
        self.load = load
        shown = nil
        view.reloadData()
        view.showProgressHUD()
        fixture.1.getAllReviews(for: fixture.2) { [weak self] result in
            load.reviews = try? result.get()
            self?.leave(load, load.reviews == nil)
        }
        fixture.1.getShowDetails(for: fixture.2) { [weak self] result in
            load.show = try? result.get()
            self?.leave(load, load.show == nil)
        }
    }

    private func leave(_ load: Load, _ hasFailed: Bool) {
        guard load === self.load, load.pending > 0 else { return }
        load.pending = hasFailed ? 0 : load.pending - 1
        guard load.pending == 0 else { return }
        view.hideProgressHUD()
        if let show = load.show, let reviews = load.reviews {
            shown = (show.title, fixture.0.format(show, reviews))
            view.reloadData()
        } else {
            wireframe.showAlert(title: "Error", message: "The show is not there.")
        }
    }
}
