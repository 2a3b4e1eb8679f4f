import ContactsReference
public import ContactsSpecs
public import Proof

/// Correct contact list interactors that are built in an unusual way.
public enum ContactListInteractorVariants {
    /// All variants.
    public static let all: [Variant<ContactListInteractorSpec>] = [
        Variant("asks the store at each search") { SearchingDirectory(store: $0.store, output: $0.output) },
        Variant("works in an actor that awaits its contacts") {
            DirectoryAdapter(ContactDirectory(store: $0.store), output: $0.output)
        },
        Variant("waits until the user pauses") { fixture in
            let interactor = ContactListInteractor(store: fixture.store)
            interactor.output = fixture.output
            fixture.track(interactor)
            return PausingSearch(interactor)
        },
        Variant("tells what it has at once, and then what comes") { fixture in
            let interactor = ContactListInteractor(store: fixture.store)
            interactor.output = fixture.output
            fixture.track(interactor)
            return RepeatingDirectory(interactor)
        },
        Variant("asks the store at each search, and waits for one answer to all questions") {
            JoiningSearch(store: $0.store, output: $0.output)
        },
        Variant("joins fetches that overlap") { JoiningDirectory(store: $0.store, output: $0.output) },
    ]
}
