import ShowsContracts
import ShowsReference

/// Plays the story of the shows in the terminal: a login, a list, a show, a review, and a network that is gone.
@main
@MainActor
final class ShowsStory: ShowsNavigator {
    private let television = Television()
    private var screens: [any Screen] = []
    private var alert: String?

    static func main() {
        ShowsStory().play()
    }

    private func play() {
        show(.login)
        let login = screens.last as? LoginScreen
        login?.type("ana@shows.example", "secre")
        tell("The password has five characters: nobody can log in yet.")
        login?.type("ana@shows.example", "secret")
        tell("Now it has six.")
        television.isOffline = true
        login?.presenter?.login()
        tell("The network is gone, and nobody is led home.")
        television.isOffline = false
        login?.presenter?.login()
        tell("It is back, and here are the shows.")
        let home = screens.last as? HomeScreen
        home?.presenter?.itemSelected(at: 1)
        tell("A tap on the second leads to the second, of which nobody has written anything.")
        let details = screens.last as? ShowDetailsScreen
        details?.presenter?.itemSelected(at: (details?.presenter?.numberOfItems ?? 0) - 1)
        let review = screens.last as? ReviewScreen
        review?.presenter?.commentChanged("The beginning is the end.")
        review?.presenter?.ratingChanged(4)
        tell("Four stars and a comment can be submitted.")
        review?.presenter?.submit()
        tell("Back at the show there is a first review, and an average.")
        screens.removeLast()
        home?.presenter?.loadShows()
        home?.presenter?.logout()
        tell("The user has logged out\(television.user == nil ? ", is forgotten," : "") and has to log in again.")
    }

    func show(_ screen: ShowsScreen) {
        let services = ShowsServices(shows: television, users: television)
        switch screen {
        case .login:
            let view = LoginScreen()
            view.presenter = LoginWireframe(services: services, navigator: self).module(for: view)
            screens = [view]
        case .home:
            let view = HomeScreen()
            view.presenter = HomeWireframe(services: services, navigator: self).module(for: view)
            screens = [view]
            view.presenter?.loadShows()
        case .showDetails(let id):
            let view = ShowDetailsScreen()
            view.presenter = ShowDetailsWireframe(services: services, navigator: self).module(of: id, for: view)
            screens.append(view)
            view.presenter?.loadDetails()
        case .review(let id):
            let view = ReviewScreen()
            view.presenter = ReviewWireframe(services: services, navigator: self).module(of: id, for: view)
            screens.append(view)
        }
    }

    func goBack() {
        screens.removeLast()
        (screens.last as? ShowDetailsScreen)?.presenter?.loadDetails()
    }

    func showAlert(title: String, message: String) { alert = "\(title): \(message)" }

    /// Prints what happens and the screen that follows.
    private func tell(_ text: String) {
        let lines = (screens.last?.lines ?? []) + (alert.map { ["! \($0)"] } ?? [])
        alert = nil
        print("\n  \(text)\n\n" + lines.map { "    │ \($0)" }.joined(separator: "\n"))
    }
}
