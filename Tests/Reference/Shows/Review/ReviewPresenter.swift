public import ShowsContracts

/// Publishes the user's review of a show, and leads back.
@MainActor
public final class ReviewPresenter {
    private weak var view: (any ReviewViewInterface)?
    private let interactor: any ReviewInteractorInterface
    private let wireframe: any ReviewWireframeInterface
    private let showId: String
    private var comment = ""
    private var rating = 0
    private var request = NewestRequest()
    private var hasLeft = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - view: Is told which actions are available, and owns the presenter.
    ///   - interactor: Publishes the review.
    ///   - wireframe: Leads back.
    ///   - showId: The show's identifier.
    public init(
        view: any ReviewViewInterface,
        interactor: any ReviewInteractorInterface,
        wireframe: any ReviewWireframeInterface,
        showId: String
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.showId = showId
    }

    private var isComplete: Bool { !comment.isEmpty && (1...5).contains(rating) }

    private func end(_ result: Result<Review, any Error>, of number: Int) {
        guard request.awaits(number), request.end(), let view else { return }
        view.hideProgressHUD()
        switch result {
        case .success:
            hasLeft = true
            wireframe.close()
        case .failure:
            wireframe.showAlert(title: "Error", message: "The review could not be published.")
        }
    }
}

extension ReviewPresenter: ReviewPresenterInterface {
    /// Keeps the rating, and tells the view whether the user can submit.
    public func ratingChanged(_ rating: Int) {
        self.rating = rating
        view?.setActionsAvailable(isComplete)
    }

    /// Keeps the comment, and tells the view whether the user can submit.
    public func commentChanged(_ comment: String) {
        self.comment = comment
        view?.setActionsAvailable(isComplete)
    }

    /// Publishes the review.
    public func submit() {
        guard !hasLeft, isComplete, let number = request.beginIfIdle() else { return }
        view?.showProgressHUD()
        interactor.addReview(comment, rating: rating, for: showId) { [weak self] in self?.end($0, of: number) }
    }
}
