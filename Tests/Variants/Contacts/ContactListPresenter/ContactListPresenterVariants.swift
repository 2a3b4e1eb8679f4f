public import ContactsSpecs
public import Proof

/// Correct contact list presenters that are built in an unusual way.
public enum ContactListPresenterVariants {
    /// All variants.
    public static let all: [Variant<ContactListPresenterSpec>] = [
        // As published, the interactor searches; a presenter may have a reason to search itself.
        Variant("searches itself in what was fetched", except: [11]) { LocalSearchPresenter($0) },
        Variant("shows answers a turn later, and guards against double taps") { LatePresenter($0) },
        Variant("makes its rows in the background, and tells only what has changed") { BackgroundPresenter($0) },
        Variant("does one thing at a tick of a timer") { TickingContactListPresenter($0) },
        Variant("hands on what is typed after a pause on a timer") { PausingPresenter($0) },
    ]
}
