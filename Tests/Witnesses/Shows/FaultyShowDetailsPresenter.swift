import Proof
import ShowsSpecs

/// A presenter of a show with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyShowDetailsPresenter: FaultyListPresenter<ShowDetailsItem>, ShowDetailsPresenterInterface {
    typealias Details = FaultyShowDetailsPresenter
    typealias Found = (show: Show, reviews: [Review])

    /// The answers to one request so far.
    final class Parts {
        var show: Show?
        var reviews: [Review]?
        var answers = 0
        var failures = 0
        /// The number of the request.
        var load = 0
    }

    weak var view: (any ShowDetailsViewInterface)?
    let formatter: any ShowDetailsFormatterInterface
    let interactor: any ShowDetailsInteractorInterface
    weak var wireframe: (any ShowDetailsWireframeInterface)?
    let showId: String
    var title: String?

    /// Returns the parts with which a request starts.
    var parts: (Details) -> Parts = { _ in Parts() }
    /// Asks for the show and for the reviews.
    var fetch: (Details, _ show: () -> Void, _ reviews: () -> Void) -> Void = { _, show, reviews in
        show()
        reviews()
    }
    /// Reacts to each part that arrives.
    var came: (Details, Parts) -> Void = { _, _ in }
    /// Reacts to each failure of an outdated request.
    var outdated: (Details, Parts) -> Void = { _, _ in }
    /// Whether a failure of a request is used, given its number within the request.
    var hearsFailure: (Int) -> Bool = { $0 == 1 }
    /// Combines the two parts, unless one is missing or has failed.
    var zip: (Details, Parts) -> Found? = { _, parts in
        guard parts.failures == 0, let show = parts.show, let reviews = parts.reviews else { return nil }
        return (show, reviews)
    }
    var entitle: (Show) -> String = { $0.title }
    /// Whether the title is set only after the view was told to read.
    var entitlesLate = false
    var format: (Details, Found) -> [ShowDetailsItem] = { $0.formatter.format($1.show, $1.reviews) }
    /// Reacts to a tap on a row.
    var open: (Details, Int) -> Void = { part, index in
        if part.item(at: index) == .addReview { part.wireframe?.navigateToReview(id: part.showId) }
    }

    init(_ fixture: ShowDetailsPresenterFixture, _ replace: (FaultyShowDetailsPresenter) -> Void) {
        view = fixture.view
        formatter = fixture.formatter
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        showId = fixture.showId
        super.init()
        hud = { [weak self] isOn in
            self?.tell { isOn ? self?.view?.showProgressHUD() : self?.view?.hideProgressHUD() }
        }
        alert = { [weak self] title, message in
            self?.tell { self?.wireframe?.showAlert(title: title, message: message) }
        }
        reload = { [weak self] in self?.tell { self?.view?.reloadData() } }
        replace(self)
    }

    func loadDetails() {
        request({ ask($0) }) { [weak self] found in
            guard let self else { return }
            let title = entitle(found.show)
            if !entitlesLate { self.title = title }
            show(format(self, found))
            self.title = title
        }
    }

    private func ask(_ completion: @escaping Completion<Found>) {
        let parts = parts(self)
        parts.load = newest
        fetch(
            self,
            {
                interactor.getShowDetails(for: showId) { [weak self] in
                    self?.take($0, parts, completion) { $0.show = $1 }
                }
            },
            {
                interactor.getAllReviews(for: showId) { [weak self] in
                    self?.take($0, parts, completion) { $0.reviews = $1 }
                }
            }
        )
    }

    private func take<Value>(
        _ result: Result<Value, any Error>,
        _ parts: Parts,
        _ completion: Completion<Found>,
        _ keep: (Parts, Value) -> Void
    ) {
        parts.answers += 1
        switch result {
        case .success(let value):
            keep(parts, value)
            came(self, parts)
            if let found = zip(self, parts) { completion(.success(found)) }
        case .failure(let error):
            parts.failures += 1
            if parts.load < newest { outdated(self, parts) }
            if hearsFailure(parts.failures) { completion(.failure(error)) }
        }
    }

    func itemSelected(at index: Int) { open(self, index) }

    override func askAgain() {
        interactor.getShowDetails(for: showId) { _ in }
        interactor.getAllReviews(for: showId) { _ in }
    }

    override var hasListener: Bool { view != nil }
}
