public import Proof
public import ShowsSpecs

/// Correct login presenters that are built in an unusual way.
public enum LoginPresenterVariants {
    /// All variants.
    public static let all: [Variant<LoginPresenterSpec>] = [
        Variant("knows its button alone, as published, and takes the button away while it waits", except: [3, 12, 18]) {
            PublishedLoginPresenter($0)
        },
        Variant("does one thing at a tick of a timer") { TickingLoginPresenter($0) },
    ]
}

/// Correct presenters of a review that are built in an unusual way.
public enum ReviewPresenterVariants {
    /// All variants.
    public static let all: [Variant<ReviewPresenterSpec>] = [
        Variant("tells the view of changes only, and awaits its answer") { AwaitingReviewPresenter($0) },
        Variant("does one thing at a tick of a timer") { TickingReviewPresenter($0) },
    ]
}

/// Checks an email address as the published demo does.
@MainActor
private final class PublishedLoginPresenter: LoginPresenterInterface {
    private unowned let view: any LoginViewInterface
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private var email: String?
    private var password: String?
    private var remember = false
    private var isWaiting = false

    init(_ fixture: LoginPresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
    }

    private var areActionsAvailable: Bool {
        guard let email, let password, !isWaiting else { return false }
        return email.count > 5 && email.contains("@") && email.contains(".") && password.count >= 6
    }

    func emailChanged(_ email: String) {
        self.email = email
        view.setActionsAvailable(areActionsAvailable)
    }

    func passwordChanged(_ password: String) {
        self.password = password
        view.setActionsAvailable(areActionsAvailable)
    }

    func rememberMeChanged(_ isOn: Bool) { remember = isOn }

    func login() { perform(interactor.login) }

    func register() { perform(interactor.register) }

    private func perform(
        _ request: (String, String, @escaping @MainActor @Sendable (Result<User, any Error>) -> Void) -> Void
    ) {
        guard let email, let password, !isWaiting else { return }
        isWaiting = true
        view.setActionsAvailable(false)
        view.showProgressHUD()
        request(email, password) { [weak self, remember] result in
            guard let self, isWaiting else { return }
            view.hideProgressHUD()
            switch result {
            case .success:
                if remember { interactor.rememberUser() }
                wireframe.navigateToHome()
            case .failure(let error):
                isWaiting = false
                view.setActionsAvailable(areActionsAvailable)
                wireframe.showAlert(title: "Error", message: "\(error)")
            }
        }
    }
}

/// Has a task for its request.
@MainActor
private final class AwaitingReviewPresenter: ReviewPresenterInterface {
    private weak var view: (any ReviewViewInterface)?
    private let interactor: any ReviewInteractorInterface
    private let wireframe: any ReviewWireframeInterface
    private let showId: String
    private var draft = (comment: "", rating: 0)
    private var isAvailable = false
    private var submitting: Task<Void, Never>?

    init(_ fixture: ReviewPresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        showId = fixture.showId
    }

    deinit {
        submitting?.cancel()
    }

    func ratingChanged(_ rating: Int) { change { $0.rating = rating } }

    func commentChanged(_ comment: String) { change { $0.comment = comment } }

    private func change(_ change: (inout (comment: String, rating: Int)) -> Void) {
        change(&draft)
        let isComplete = !draft.comment.isEmpty && draft.rating > 0 && draft.rating < 6
        if isComplete != isAvailable { view?.setActionsAvailable(isComplete) }
        isAvailable = isComplete
    }

    func submit() {
        guard isAvailable, submitting == nil else { return }
        view?.showProgressHUD()
        let (answers, answer) = AsyncStream.makeStream(of: Result<Review, any Error>.self)
        interactor.addReview(draft.comment, rating: draft.rating, for: showId) { answer.yield($0) }
        submitting = Task { [weak self] in
            for await result in answers {
                self?.end(result)
                break
            }
        }
    }

    private func end(_ result: Result<Review, any Error>) {
        guard let view, !Task.isCancelled else { return }
        view.hideProgressHUD()
        guard case .failure = result else { return wireframe.close() }
        submitting = nil
        wireframe.showAlert(title: "Not published", message: "Try again later.")
    }
}
