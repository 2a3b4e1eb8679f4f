import ContactsContracts
import ContactsReference

/// Plays the story of the contacts in the terminal: a list, a search, two of one name, and one who has gone.
@main
@MainActor
final class ContactsStory: ContactListRouterProtocol {
    private let book = AddressBook()
    private let list = ListScreen()
    private var details: DetailsScreen?

    static func main() {
        ContactsStory().play()
    }

    private func play() {
        list.presenter = ContactsFactory.list(for: list, router: self, store: book)
        list.appear()
        show("The list appears.")
        list.type("ad")
        show("“ad” is typed: capitals and accents do not matter, and each word of a name counts.")
        list.type("an")
        show("“an” is typed. There are two of one name.")
        list.tap(1)
        show("A tap on the second leads to the second.")
        goBack()
        show("On the way back, the rows still match what is typed.")
        book.all.remove(at: 1)
        list.tap(0)
        show("The first of them is opened, who was removed elsewhere.")
        goBack()
        list.type("")
        show("The list knows that by now. The search field is empty again.")
    }

    func navigate(to destination: ContactListDestination) {
        guard case .contactDetails(_, let id) = destination else { return }
        let screen = DetailsScreen()
        screen.presenter = ContactsFactory.details(of: id, for: screen, store: book)
        details = screen
        screen.appear()
    }

    private func goBack() {
        details = nil
        list.appear()
    }

    /// Prints what happens and the screen that follows.
    private func show(_ text: String) {
        let lines = details?.lines ?? (["[ \(list.search.isEmpty ? "search" : list.search) ]"] + list.lines)
        print("\n  \(text)\n\n" + lines.map { "    │ \($0)" }.joined(separator: "\n"))
    }
}
