public import ShowsContracts

/// Shows a show and its reviews, which are fetched together, and leads to the user's own review.
@MainActor
public final class ShowDetailsPresenter {
    /// The parts of one request that have arrived so far.
    private struct Parts {
        var show: Result<Show, any Error>?
        var reviews: Result<[Review], any Error>?
    }

    private weak var view: (any ShowDetailsViewInterface)?
    private let formatter: any ShowDetailsFormatterInterface
    private let interactor: any ShowDetailsInteractorInterface
    private let wireframe: any ShowDetailsWireframeInterface
    private let showId: String
    private var items: [ShowDetailsItem] = []
    private var parts = Parts()
    private var request = NewestRequest()
    private var hasLeft = false

    /// The title of the show.
    public private(set) var title: String?

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - view: Reads the rows when it is told to, and owns the presenter.
    ///   - formatter: Makes the rows.
    ///   - interactor: Finds the show and its reviews.
    ///   - wireframe: Leads to other screens.
    ///   - showId: The show's identifier.
    public init(
        view: any ShowDetailsViewInterface,
        formatter: any ShowDetailsFormatterInterface,
        interactor: any ShowDetailsInteractorInterface,
        wireframe: any ShowDetailsWireframeInterface,
        showId: String
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
        self.showId = showId
    }

    private func keep(_ number: Int, _ keep: (inout Parts) -> Void) {
        guard request.awaits(number) else { return }
        keep(&parts)
        // A failure is shown only once the other part, which is still under way, has arrived.
        guard let show = parts.show, let reviews = parts.reviews else { return }
        if let show = try? show.get(), let reviews = try? reviews.get() { self.show(show, reviews) } else { fail() }
    }

    private func show(_ show: Show, _ reviews: [Review]) {
        guard request.end(), let view else { return }
        title = show.title
        items = formatter.format(show, reviews)
        view.hideProgressHUD()
        view.reloadData()
    }

    private func fail() {
        guard request.end(), let view else { return }
        view.hideProgressHUD()
        wireframe.showAlert(title: "Error", message: "The show could not be loaded.")
    }
}

extension ShowDetailsPresenter: ShowDetailsPresenterInterface {
    /// The number of rows that the formatter makes.
    public var numberOfItems: Int { items.count }

    /// Returns the row at an index.
    public func item(at index: Int) -> ShowDetailsItem? {
        items.indices.contains(index) ? items[index] : nil
    }

    /// Leads to the user's own review, once until the details are loaded again.
    public func itemSelected(at index: Int) {
        guard !hasLeft, item(at: index) == .addReview else { return }
        hasLeft = true
        wireframe.navigateToReview(id: showId)
    }

    /// Asks for the show and its reviews.
    public func loadDetails() {
        hasLeft = false
        parts = Parts()
        view?.showProgressHUD()
        let number = request.begin()
        interactor.getShowDetails(for: showId) { [weak self] result in self?.keep(number) { $0.show = result } }
        interactor.getAllReviews(for: showId) { [weak self] result in self?.keep(number) { $0.reviews = result } }
    }
}
