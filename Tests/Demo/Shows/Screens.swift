import ShowsContracts

/// A screen of the terminal, with what is written on it.
@MainActor
protocol Screen: AnyObject {
    var lines: [String] { get }
}

/// Draws the form for an email and a password.
@MainActor
final class LoginScreen: Screen, LoginViewInterface {
    var presenter: (any LoginPresenterInterface)?
    private var areAvailable = false
    private var typed: [String] = ["", ""]

    func type(_ email: String, _ password: String) {
        typed = [email, String(repeating: "•", count: password.count)]
        presenter?.emailChanged(email)
        presenter?.passwordChanged(password)
    }

    var lines: [String] { typed.map { "[ \($0) ]" } + [areAvailable ? "(Log in)" : " Log in "] }

    func setActionsAvailable(_ areAvailable: Bool) { self.areAvailable = areAvailable }

    func showProgressHUD() {}

    func hideProgressHUD() {}
}

/// Draws the shows when it is told to.
@MainActor
final class HomeScreen: Screen, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?
    private(set) var lines: [String] = []

    func reloadData() {
        guard let presenter else { return }
        lines = (0..<presenter.numberOfItems).compactMap(presenter.item(at:)).map(\.title)
    }

    func showProgressHUD() {}

    func hideProgressHUD() {}
}

/// Draws a show and its reviews when it is told to.
@MainActor
final class ShowDetailsScreen: Screen, ShowDetailsViewInterface {
    var presenter: (any ShowDetailsPresenterInterface)?
    private(set) var lines: [String] = []

    func reloadData() {
        guard let presenter else { return }
        let items = (0..<presenter.numberOfItems).compactMap(presenter.item(at:))
        lines = [presenter.title ?? ""] + items.compactMap(line)
    }

    private func line(_ item: ShowDetailsItem) -> String? {
        switch item {
        case .image: nil
        case .description(let text): text
        case .reviewsTitle: "Reviews"
        case .averageRating(let count, let average): "\(count) reviews, \(average) on average"
        case .review(let review): "\(String(repeating: "★", count: review.rating)) \(review.comment)"
        case .noReviews: "Nobody has written anything."
        case .addReview: "(Write a review)"
        }
    }

    func showProgressHUD() {}

    func hideProgressHUD() {}
}

/// Draws the form for a review.
@MainActor
final class ReviewScreen: Screen, ReviewViewInterface {
    var presenter: (any ReviewPresenterInterface)?
    private var areAvailable = false

    var lines: [String] { [areAvailable ? "(Submit)" : " Submit "] }

    func setActionsAvailable(_ areAvailable: Bool) { self.areAvailable = areAvailable }

    func showProgressHUD() {}

    func hideProgressHUD() {}
}
