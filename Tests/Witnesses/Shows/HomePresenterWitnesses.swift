import Foundation
public import Proof
public import ShowsSpecs

/// Faulty home presenters.
public enum HomePresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<HomePresenterSpec>] =
        listing + leaving
        + Witness.requesting(from: 11) { FaultyHomePresenter($0, $1) }
        + Witness.loading(from: 17) { FaultyHomePresenter($0, $1) }
        + Witness.shared(from: 27, listener: { $0.view }, isOwned: true) { FaultyHomePresenter($0, $1) }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyHomePresenter) -> Void
    ) -> Witness<HomePresenterSpec> {
        Witness(name, violates: violations) { FaultyHomePresenter($0, replace) }
    }

    private static let listing = [
        fault("asks twice", violates: [1]) {
            $0.asking = { [interactor = $0.interactor] in interactor.getShows { _ in } }
        },
        fault("shows an empty list as an alert", violates: [13]) {
            $0.succeeded = { part in
                if (part as? FaultyHomePresenter)?.items.isEmpty == true { part.alert("No shows", "There are none.") }
            }
        },
        fault("trims titles", violates: [2]) {
            $0.keep = { part, shows in
                part.items = shows.map { show in
                    var show = show
                    show.title = show.title.trimmingCharacters(in: .whitespacesAndNewlines)
                    return show
                }
            }
        },
        fault("shows each show once", violates: [2]) {
            $0.keep = { part, shows in
                var known: Set<Show> = []
                part.items = shows.filter { known.insert($0).inserted }
            }
        },
        fault("leaves out shows without a picture", violates: [2]) {
            $0.keep = { $0.items = $1.filter { $0.imageURL != nil } }
        },
        fault("rounds ratings", violates: [2]) {
            $0.keep = { part, shows in
                part.items = shows.map { show in
                    var show = show
                    show.averageRating = show.averageRating.map { ($0 * 10).rounded() / 10 }
                    return show
                }
            }
        },
        fault("has forgotten its request once a show was opened", violates: [12]) {
            let open = $0.open
            $0.open = { part, index in
                if part.item(at: index) != nil { part.heard.append(part.newest) }
                open(part, index)
            }
        },
        fault("trims the id that it opens", violates: [3]) {
            $0.open = { part, index in
                guard let id = part.item(at: index)?.id else { return }
                part.wireframe?.navigateToShowDetails(id: id.trimmingCharacters(in: .whitespaces))
            }
        },
        fault("never opens a show", violates: [3]) { $0.open = { _, _ in } },
        fault("opens a show by its title", violates: [3]) {
            $0.open = { part, index in
                let title = part.item(at: index)?.title
                if let show = part.items.first(where: { $0.title == title }) {
                    part.wireframe?.navigateToShowDetails(id: show.id)
                }
            }
        },
        fault("opens the first show that looks like it", violates: [3]) {
            $0.open = { part, index in
                let show = part.item(at: index)
                if let show = part.items.first(where: { $0.title == show?.title && $0.imageURL == show?.imageURL }) {
                    part.wireframe?.navigateToShowDetails(id: show.id)
                }
            }
        },
        fault("takes shows that differ in what they are about for the same", violates: [17]) {
            $0.keep = { part, shows in
                func heads(_ shows: [Show]) -> [[String?]] { shows.map { [$0.id, $0.title, $0.imageURL] } }
                let hasRatings = shows.contains { $0.averageRating != nil }
                if hasRatings || heads(part.items) != heads(shows) { part.items = shows }
            }
        },
        fault("holds itself once it has opened a show", violates: [28]) {
            let open = $0.open
            $0.open = { part, index in
                part.retained = [{ open(part, index) }]
                open(part, index)
            }
        },
        fault("holds its view once the user has logged out", violates: [30]) {
            let leave = $0.leave
            $0.leave = { part in
                leave(part)
                part.retained = part.view.map { [$0] } ?? []
            }
        },
        fault("opens a show and logs out", violates: [3]) {
            let open = $0.open
            $0.open = { part, index in
                open(part, index)
                if part.item(at: index) != nil { part.wireframe?.navigateToLogin() }
            }
        },
        fault("opens the shows of the first answer", violates: [4]) { part in
            var first: [Show] = []
            let (keep, open) = (part.keep, part.open)
            part.keep = { part, shows in
                keep(part, shows)
                if first.isEmpty { first = shows }
            }
            part.open = { part, index in
                guard part.items.count == first.count, first.indices.contains(index) else { return open(part, index) }
                part.wireframe?.navigateToShowDetails(id: first[index].id)
            }
        },
        fault("is deaf to taps while it loads", violates: [5]) {
            let open = $0.open
            $0.open = { if !$0.isLoading { open($0, $1) } }
        },
        fault("is deaf to a second tap until shows are loaded", violates: [5, 22]) { part in
            var hasOpened = false
            let (keep, open) = (part.keep, part.open)
            part.keep = { part, shows in
                hasOpened = false
                keep(part, shows)
            }
            part.open = { part, index in
                if !hasOpened { open(part, index) }
                hasOpened = true
            }
        },
        fault("counts the shows from before if there are none now", violates: [17]) { part in
            var count = 0
            let keep = part.keep
            part.count = { _ in count }
            part.keep = { part, shows in
                if !shows.isEmpty { count = shows.count }
                keep(part, shows)
            }
        },
        fault("shows a hundred shows at most", violates: [2]) { $0.keep = { $0.items = Array($1.prefix(100)) } },
        fault("takes shows with the same titles for the same", violates: [18]) {
            $0.draw = { part, shows in
                let titles = part.items.map(\.title)
                part.keep(part, shows)
                if titles != shows.map(\.title) { part.reload() }
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
        fault("opens the last show for an index that is too great", violates: [22]) {
            let open = $0.open
            $0.open = { open($0, $1 > 1_000 ? $0.items.count - 1 : $1) }
        },
    ]

    private static let leaving = [
        fault("never leads to the login", violates: [6]) { $0.leave = { $0.interactor.logout() } },
        fault("leads to the login before the user is removed", violates: [6]) {
            $0.leave = { part in
                part.abandon(part)
                part.wireframe?.navigateToLogin()
                part.interactor.logout()
            }
        },
        fault("forgets to have the user removed", violates: [6]) { $0.leave = { $0.wireframe?.navigateToLogin() } },
        fault("logs out only once there are shows", violates: [6]) {
            let leave = $0.leave
            $0.leave = { if !$0.items.isEmpty { leave($0) } }
        },
        fault("does not log out while it loads", violates: [6]) {
            let leave = $0.leave
            $0.leave = { if !$0.isLoading { leave($0) } }
        },
        fault("does not log out while it loads again", violates: [6]) {
            let leave = $0.leave
            $0.leave = { if !$0.isLoading || $0.items.isEmpty { leave($0) } }
        },
        fault("loads the shows anew once the user is removed", violates: [7]) {
            let leave = $0.leave
            $0.leave = { part in
                leave(part)
                part.askAgain()
            }
        },
        fault("says goodbye in an alert", violates: [7, 9]) {
            let leave = $0.leave
            $0.leave = { part in
                leave(part)
                part.alert("Goodbye", "You have logged out.")
            }
        },
        fault("logs out at each tap", violates: [8]) { $0.logsOutAgain = true },
        fault("shows the failure of an old request above the login", violates: [9]) { $0.abandon = { _ in } },
        fault("leaves the HUD above the login", violates: [10]) {
            $0.abandon = { part in
                part.heard.append(part.newest)
                part.newest += 1
            }
        },
    ]
}
