import Foundation
public import Proof
public import ShowsSpecs

/// Faulty presenters of a review.
public enum ReviewPresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<ReviewPresenterSpec>] =
        own
        + Witness.submitting(from: 4) { FaultyReviewPresenter($0, $1) }
        + Witness.requesting(from: 8) { FaultyReviewPresenter($0, $1) }
        + Witness.shared(from: 14, listener: { $0.view }, isOwned: true) { FaultyReviewPresenter($0, $1) }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyReviewPresenter) -> Void
    ) -> Witness<ReviewPresenterSpec> {
        Witness(name, violates: violations) { FaultyReviewPresenter($0, replace) }
    }

    private static let own = [
        fault("takes six stars", violates: [1]) { $0.isRating = { $0 > 0 } },
        fault("takes no star for one", violates: [1, 7]) { $0.isRating = { (0...5).contains($0) } },
        fault("refuses five stars", violates: [1, 2, 3]) { $0.isRating = { (1..<5).contains($0) } },
        fault("refuses one star", violates: [1, 2]) { $0.isRating = { (2...5).contains($0) } },
        fault("has a star chosen in the beginning", violates: [1]) { $0.rating = 1 },
        fault("wants three characters", violates: [1]) {
            let isComplete = $0.isComplete
            $0.isComplete = { part in
                isComplete(part) && ((part as? FaultyReviewPresenter)?.comment.count ?? 0) > 2
            }
        },
        fault("never takes the button away again", violates: [1]) {
            $0.changed = { if $0.isComplete($0) { $0.setAvailable(true) } }
        },
        fault("says nothing if the comment is empty", violates: [1]) {
            $0.changed = { part in
                if (part as? FaultyReviewPresenter)?.comment != "" { part.setAvailable(part.isComplete(part)) }
            }
        },
        fault("takes the button away while it submits, and for ever if that fails", violates: [1]) {
            let busy = $0.busy
            $0.busy = { part in
                (part as? FaultyFormPresenter)?.setAvailable(false)
                busy(part)
            }
        },
        fault("takes the button away when a star is tapped during a request", violates: [1]) {
            let changed = $0.changed
            $0.changed = { if $0.isLoading { $0.setAvailable(false) } else { changed($0) } }
        },
        fault("trims the comment", violates: [2]) {
            $0.hand = { ($0.trimmingCharacters(in: .whitespacesAndNewlines), $1) }
        },
        fault("trims the id of the show", violates: [2]) {
            $0.showId = $0.showId.trimmingCharacters(in: .whitespacesAndNewlines)
        },
        fault("cuts the comment", violates: [2]) { $0.hand = { (String($0.prefix(10)), $1) } },
        fault("counts stars from zero", violates: [2, 3]) { $0.hand = { ($0, $1 - 1) } },
        fault("forgets what was written after a failure", violates: [1, 3]) {
            let fail = $0.fail
            $0.fail = { part in
                fail(part)
                (part as? FaultyReviewPresenter)?.comment = ""
            }
        },
        fault("submits what was written first", violates: [3]) { part in
            var first: (String, Int)?
            part.hand = { comment, rating in
                first = first ?? (comment, rating)
                return first ?? ("", 0)
            }
        },
    ]
}

/// A presenter of a review with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyReviewPresenter: FaultyFormPresenter, ReviewPresenterInterface {
    weak var view: (any ReviewViewInterface)?
    let interactor: any ReviewInteractorInterface
    weak var wireframe: (any ReviewWireframeInterface)?
    var showId: String
    var (comment, rating) = ("", 0)

    var isRating: (Int) -> Bool = { (1...5).contains($0) }
    /// Changes the comment and the rating before they are passed to the interactor.
    var hand: (String, Int) -> (String, Int) = { ($0, $1) }

    init(_ fixture: ReviewPresenterFixture, _ replace: (FaultyReviewPresenter) -> Void) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        showId = fixture.showId
        super.init()
        isComplete = { part in
            guard let part = part as? FaultyReviewPresenter else { return false }
            return part.isRating(part.rating) && !part.comment.isEmpty
        }
        setAvailable = { [weak self] isOn in self?.tell { self?.view?.setActionsAvailable(isOn) } }
        lead = { [weak self] in self?.tell { self?.wireframe?.close() } }
        hud = { [weak self] isOn in
            self?.tell { isOn ? self?.view?.showProgressHUD() : self?.view?.hideProgressHUD() }
        }
        alert = { [weak self] title, message in
            self?.tell { self?.wireframe?.showAlert(title: title, message: message) }
        }
        replace(self)
    }

    func ratingChanged(_ rating: Int) {
        self.rating = rating
        changed(self)
    }

    func commentChanged(_ comment: String) {
        self.comment = comment
        changed(self)
    }

    func submit() {
        let (comment, rating) = hand(comment, rating)
        request({ interactor.addReview(comment, rating: rating, for: showId, $0) }) { [weak self] _ in self?.end() }
    }

    override func askAgain() { interactor.addReview("", rating: 1, for: showId) { _ in } }

    override var hasListener: Bool { view != nil }
}
