import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that lose something on the way to an end that looks right.
    static let underneath: [Witness<ModuleLaws>] = [
        Witness(
            "opens a row twice if an answer comes after it was opened",
            violates: [46],
            build: OpenedRows.stage(.forgetsThatItHasOpened)
        ),
        Witness(
            "loads no more once a row was tapped while it was loading",
            violates: [46],
            build: OpenedRows.stage(.loadsNoMore)
        ),
        Witness("keeps to itself that a service has failed behind an empty copy", violates: [9]) { stage in
            KeptTodos.put(on: stage, saysWhatFailed: false)
        },
        Witness(
            "adds a page twice that was asked for twice",
            violates: [40],
            build: AddedPages.stage(.addsAPageTwice)
        ),
        Witness(
            "shows that there is nothing once the last page has come",
            violates: [23],
            build: AddedPages.stage(.endsWithNothing)
        ),
        Witness(
            "takes the rows away when the view comes back, before there are new ones",
            violates: [23],
            build: AddedPages.stage(.blanksBeforeItIsThere)
        ),
        Witness(
            "opens nothing any more once the view has come back and could not load",
            violates: [38],
            build: OpenedRows.stage(.opensOnlyOnceItIsLoaded)
        ),
        Witness(
            "opens nothing any more once the view has come back while it was loading",
            violates: [38],
            build: OpenedRows.stage(.ignoresItsReturnWhileItLoads)
        ),
        Witness(
            "removes a song twice once its removal was undone and it is removed again",
            violates: [39],
            build: Removals.stage(.sendsAnUndoneOne)
        ),
        Witness(
            "takes back another row's bookmark, in rows that are read from it",
            violates: [34],
            build: Bookmarks.stage(.takesBackByPlace, isObserved: true)
        ),
        Witness("stores the name that was loaded, whatever is typed", violates: [44]) { stage in
            Profile.put(on: stage, storesWhatWasLoaded: true)
        },
        Witness(
            "says that a code was wrong, although another one was right",
            violates: [11],
            build: OneTimeCode.stage(keepsTheProblem: true)
        ),
    ]
}
