import Foundation
public import Proof
public import ShowsSpecs

/// Faulty presenters of a show.
public enum ShowDetailsPresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<ShowDetailsPresenterSpec>] =
        together + tapping
        + Witness.requesting(from: 11) { FaultyShowDetailsPresenter($0, $1) }
        + Witness.loading(from: 17) { FaultyShowDetailsPresenter($0, $1) }
        + Witness.shared(from: 27, listener: { $0.view }, isOwned: true) { FaultyShowDetailsPresenter($0, $1) }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyShowDetailsPresenter) -> Void
    ) -> Witness<ShowDetailsPresenterSpec> {
        Witness(name, violates: violations) { FaultyShowDetailsPresenter($0, replace) }
    }

    private static let together = [
        fault("asks twice", violates: [1]) { part in part.asking = { [weak part] in part?.askAgain() } },
        fault("shows the show before its reviews are there", violates: [2, 4, 10, 25, 26]) {
            $0.came = { part, parts in
                if let show = parts.show, parts.reviews == nil { part.show(part.format(part, (show, []))) }
            }
        },
        fault("hides the HUD when the first part is there", violates: [2, 12, 24, 26]) {
            $0.came = { part, parts in if parts.answers == 1 { part.hud(false) } }
        },
        fault("keeps show and reviews apart", violates: [3, 4, 18, 20, 21, 26]) { part in
            let kept = FaultyShowDetailsPresenter.Parts()
            part.came = { part, parts in
                kept.show = parts.show ?? kept.show
                kept.reviews = parts.reviews ?? kept.reviews
                if part.title != nil, let show = kept.show, let reviews = kept.reviews {
                    part.items = part.format(part, (show, reviews))
                }
            }
        },
        fault("shows what has come beside a failure", violates: [4, 16, 20, 21, 25, 26]) {
            $0.came = { part, parts in
                if let show = parts.show, parts.failures > 0 { part.show(part.format(part, (show, []))) }
                if let reviews = parts.reviews, parts.failures > 0 { part.show(reviews.map(ShowDetailsItem.review)) }
            }
        },
        fault("has the title of the next show before its reviews are there", violates: [3]) {
            $0.came = { part, parts in
                if part.title != nil, let show = parts.show { part.title = show.title }
            }
        },
        fault("has the title of the first show before its reviews are there", violates: [4]) {
            $0.came = { part, parts in part.title = part.title ?? parts.show?.title }
        },
        fault("takes outdated reviews for new ones", violates: [3]) { part in
            let kept = FaultyShowDetailsPresenter.Parts()
            part.asking = { (kept.show, kept.reviews) = (nil, nil) }
            part.came = { part, parts in
                kept.reviews = parts.reviews ?? kept.reviews
                parts.reviews = kept.reviews
            }
        },
        fault("has no title once a refresh has failed", violates: [8]) {
            let fail = $0.fail
            $0.fail = { part in
                fail(part)
                (part as? FaultyShowDetailsPresenter)?.title = nil
            }
        },
        fault("waits for ever for a part that has failed", violates: [12, 13, 25]) {
            $0.hearsFailure = { _ in false }
        },
        fault("shows an alert for each part that fails", violates: [5, 16]) {
            $0.hearsFailure = { _ in true }
            let hears = $0.hears
            $0.hears = { hears($0, $1) || ($0.hasFailed && $0.heard.last == $1) }
        },
        fault("waits for reviews if there are none before the show is there", violates: [2]) {
            $0.came = { if $1.show == nil, $1.reviews?.isEmpty == true { $1.reviews = nil } }
        },
        fault("keeps half of a failed load", violates: [6]) { part in
            let kept = FaultyShowDetailsPresenter.Parts()
            part.parts = { part in
                let parts = FaultyShowDetailsPresenter.Parts()
                if part.hasFailed { (parts.show, parts.reviews) = (kept.show, kept.reviews) }
                return parts
            }
            part.came = { _, parts in
                kept.show = parts.show ?? kept.show
                kept.reviews = parts.reviews ?? kept.reviews
            }
        },
        fault("counts answers", violates: [7]) {
            $0.zip = { _, parts in
                guard parts.failures == 0, parts.answers == 2 else { return nil }
                return (parts.show ?? Show(id: "", title: ""), parts.reviews ?? [])
            }
        },
        fault("hears that reviews have failed which it waits for no longer", violates: [24, 26]) {
            $0.outdated = { part, parts in
                guard parts.failures > 0, parts.show != nil else { return }
                part.hud(false)
                part.fail(part)
            }
        },
        fault("counts answers, and takes what is missing from the load before", violates: [7]) { part in
            var known: FaultyShowDetailsPresenter.Found?
            let format = part.format
            part.format = { part, found in
                known = found
                return format(part, found)
            }
            part.zip = { _, parts in
                guard parts.failures == 0, parts.answers == 2, let show = parts.show ?? known?.show else { return nil }
                return (parts.reviews ?? known?.reviews).map { (show, $0) }
            }
        },
    ]

    private static let tapping = [
        fault("has a title while it waits", violates: [2, 4]) { $0.title = "" },
        fault("trims the title", violates: [8]) {
            $0.entitle = { $0.title.trimmingCharacters(in: .whitespaces) }
        },
        fault("has its title once the view was told to read", violates: [19]) { $0.entitlesLate = true },
        fault("capitalises the title", violates: [8]) { $0.entitle = { $0.title.uppercased() } },
        fault("keeps the first title", violates: [8]) { part in
            var first: String?
            part.entitle = { show in
                first = first ?? show.title
                return first ?? ""
            }
        },
        fault("keeps the first title of each show", violates: [8]) { part in
            var titles: [String: String] = [:]
            part.entitle = { show in
                titles[show.id] = titles[show.id] ?? show.title
                return titles[show.id] ?? ""
            }
        },
        fault("keeps what it knows of the same show", violates: [17]) { part in
            var known: Show?
            let format = part.format
            part.format = { part, found in
                if known?.id != found.show.id { known = found.show }
                return format(part, (known ?? found.show, found.reviews))
            }
        },
        fault("makes rows only if the show is another", violates: [17]) { part in
            var known: Show?
            let format = part.format
            part.format = { part, found in
                defer { known = found.show }
                return known == found.show ? part.items : format(part, found)
            }
        },
        fault("leaves out reviews without a comment", violates: [17]) {
            let format = $0.format
            $0.format = { format($0, ($1.show, $1.reviews.filter { !$0.comment.isEmpty })) }
        },
        fault("tells the view of another title only if there are other rows", violates: [18]) {
            $0.draw = { part, items in
                let before = part.items
                part.keep(part, items)
                if before != items { part.reload() }
            }
        },
        fault("tells the view only if title or reviews are others", violates: [18]) {
            var title: String?
            $0.draw = { part, items in
                let details = part as? FaultyShowDetailsPresenter
                let before = (title, part.items.filter { $0.isReview })
                part.keep(part, items)
                title = details?.title
                if before != (title, items.filter { $0.isReview }) { part.reload() }
            }
        },
        fault("counts the rows without looking at them", violates: [10]) { part in
            var count = 0
            let format = part.format
            part.format = { part, found in
                count = found.reviews.count + 5
                return format(part, found)
            }
            part.count = { _ in count }
        },
        fault("holds itself once it has led to a review", violates: [28]) {
            let open = $0.open
            $0.open = { part, index in
                part.retained = [{ open(part, index) }]
                open(part, index)
            }
        },
        fault("hears no second tap until a load has succeeded", violates: [34]) { part in
            var isOff = false
            let open = part.open
            part.succeeded = { _ in isOff = false }
            part.open = { part, index in
                if !isOff { open(part, index) }
                isOff = isOff || part.item(at: index) == .addReview
            }
        },
        fault("keeps the review that it knows", violates: [17]) { part in
            var known: [String: Review] = [:]
            let format = part.format
            part.format = { part, found in
                let reviews = found.reviews.map { known[$0.id] ?? $0 }
                for review in reviews { known[review.id] = review }
                return format(part, (found.show, reviews))
            }
        },
        fault("remembers where the button was first", violates: [9]) { part in
            var button: Int?
            part.open = { part, index in
                if index == button { part.wireframe?.navigateToReview(id: part.showId) }
            }
            let format = part.format
            part.format = { part, found in
                let rows = format(part, found)
                button = button ?? rows.firstIndex(of: .addReview)
                return rows
            }
        },
        fault("hears no tap after one on nothing", violates: [22]) { part in
            var isOff = false
            let open = part.open
            part.asking = { isOff = false }
            part.open = { part, index in
                if !isOff { open(part, index) }
                isOff = isOff || part.item(at: index) == nil
            }
        },
        fault("trims the id that it leads on with", violates: [9]) {
            $0.open = { part, index in
                guard part.item(at: index) == .addReview else { return }
                part.wireframe?.navigateToReview(id: part.showId.trimmingCharacters(in: .whitespaces))
            }
        },
        fault("leads to a review from each row", violates: [9]) {
            $0.open = { part, index in
                if part.item(at: index) != nil { part.wireframe?.navigateToReview(id: part.showId) }
            }
        },
        fault("lets only those review who are not the first", violates: [9]) {
            let open = $0.open
            $0.open = { if !$0.items.contains(.noReviews) { open($0, $1) } }
        },
        fault("takes the seventh row for the button", violates: [9]) {
            $0.open = { part, index in
                if index == 7, part.items.count > 7 { part.wireframe?.navigateToReview(id: part.showId) }
            }
        },
        fault("takes the last row for the button", violates: [9]) {
            $0.open = { part, index in
                if index >= 0, index == part.items.count - 1 { part.wireframe?.navigateToReview(id: part.showId) }
            }
        },
        fault("asks the formatter for each row", violates: [10]) {
            var last: FaultyShowDetailsPresenter.Found?
            let format = $0.format
            $0.format = { part, found in
                last = found
                return format(part, found)
            }
            let look = $0.look
            $0.look = { part, index in
                if let last { _ = (part as? FaultyShowDetailsPresenter)?.formatter.format(last.show, last.reviews) }
                return look(part, index)
            }
        },
        fault("sorts the formatter's rows", violates: [10]) {
            let format = $0.format
            $0.format = { part, found in
                let rows = format(part, found)
                return rows.filter { $0 != .addReview } + rows.filter { $0 == .addReview }
            }
        },
    ]
}

extension ShowDetailsItem {
    fileprivate var isReview: Bool { if case .review = self { true } else { false } }
}
