import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that something which is over has left behind.
    static let left: [Witness<ModuleLaws>] = [
        Witness(
            "opens a copy once a pull has failed, even if the next one succeeds",
            violates: [45],
            build: NoticeBoard.stage(.opensTheCopy)
        ),
        Witness(
            "pulls no more once an answer has failed and was sent again",
            violates: [45],
            build: NoticeBoard.stage(.pullsNoMore)
        ),
        Witness("puts back the book that was taken first", violates: [39], build: Shelves.stage(undoing: .first)),
        Witness(
            "marks the row that has come to the place of another once the mark is stored",
            violates: [34],
            build: Bookmarks.stage(.marksByPlace)
        ),
        Witness(
            "shows the second page in place of the first after a pull",
            violates: [36],
            build: CursorList.stage(.pullsTheNextPage)
        ),
        Witness(
            "asks for each page without the query of its list",
            violates: [36],
            build: Exhibits.stage(.forgetsTheQuery)
        ),
        Witness(
            "shows the weather of one city for every city",
            violates: [42],
            build: Forecasts.stage(.keepsOneForAllCities)
        ),
        Witness("tries again for ever what has failed first", violates: [31]) { stage in
            SharedCart.put(on: stage, repeatsTheFirst: true)
        },
        Witness("says that nothing was found above rows", violates: [45], build: CursorList.stage(.keepsTheHint)),
        Witness(
            "sends all photos again if one of them could not be sent",
            violates: [31],
            build: Uploads.stage(sending: .everything)
        ),
        Witness(
            "tries again with a style that was changed since",
            violates: [31],
            build: TextStyle.stage(.retriesTheOld)
        ),
        Witness(
            "says that a style was not stored, although a later one was",
            violates: [10],
            build: TextStyle.stage(.saysItForEver)
        ),
        Witness(
            "stores a style on leaving, and once more after the pause",
            violates: [12],
            build: TextStyle.stage(.storesItOnceMore)
        ),
        Witness(
            "orders for the name of the first try, once a day is reserved",
            violates: [31],
            build: Reservation.stage(.keepsTheName)
        ),
        Witness(
            "puts back a song at the end of the list if it could not be removed",
            violates: [34],
            build: Removals.stage(.putsBackAtTheEnd)
        ),
        Witness(
            "puts back a song that was removed before the last one",
            violates: [39],
            build: Removals.stage(.putsBackWhatWasRemoved)
        ),
        Witness(
            "sends an old style once more in place of a new one",
            violates: [31],
            build: TextStyle.stage(.sendsTheOld)
        ),
        Witness(
            "offers to store what could not be stored, and does not",
            violates: [31],
            build: TextStyle.stage(.offersInVain)
        ),
        Witness(
            "marks the next row if the first could not be marked",
            violates: [10, 43],
            build: Bookmarks.stage(.marksTheNext)
        ),
        Witness(
            "waits for a page that a refresh has made needless",
            violates: [36],
            build: NewsPages.stage(.waitsForAnOldPage)
        ),
        Witness(
            "counts a page twice that was asked for twice",
            violates: [40],
            build: NewsPages.stage(.countsAPageTwice)
        ),
        Witness(
            "goes back a page if one fails after the second",
            violates: [40],
            build: NewsPages.stage(.goesBackOnFailure)
        ),
        Witness(
            "adds pages of all news to what was searched for",
            violates: [36],
            build: NewsPages.stage(.forgetsTheQuery)
        ),
        Witness(
            "refreshes the last page, with another word for all",
            violates: [36],
            build: NewsPages.stage(.refreshesTheLastPage)
        ),
        Witness(
            "says after leaving that something has failed",
            violates: [18],
            build: NewsPages.stage(.saysSoAfterLeaving)
        ),
        Witness(
            "goes home if something fails after leaving",
            violates: [27],
            build: NewsPages.stage(.goesHomeAfterLeaving)
        ),
        Witness(
            "shows that an older load of the same has failed",
            violates: [29],
            build: NewsPages.stage(.showsAnOlderFailure)
        ),
        Witness(
            "leaves a loader above the whole screen if a change has failed",
            violates: [10, 11, 31],
            build: Trolley.stage(loadsForEver: true)
        ),
        Witness(
            "forgets the players that it still shows if it cannot refresh them",
            violates: [23],
            build: Roster.stage(.forgetsWhatItShows)
        ),
        Witness(
            "says that nobody is there before it knows",
            violates: [11],
            build: Roster.stage(.saysTooEarlyThatNobodyIsThere)
        ),
        Witness("sends only one note", violates: [44], build: NoteField.stage(sendsOnlyOne: true)),
        Witness("goes home although the code was refused", violates: [41], build: CodeField.stage(minds: false)),
        Witness(
            "asks for a page before the list is there",
            violates: [40],
            build: Catalogue.stage(.asksTooEarlyForAPage)
        ),
        Witness(
            "adds an old page while a new one is awaited",
            violates: [36],
            build: Catalogue.stage(.addsAnOldPage)
        ),
        Witness(
            "turns the pages of what could not be found, below what was there before",
            violates: [36],
            build: NewsPages.stage(.turnsPagesOfWhatFailed)
        ),
        Witness(
            "puts back the next song as well if one could not be removed",
            violates: [34],
            build: Removals.stage(.putsBackTheNextAsWell)
        ),
        Witness(
            "orders for the day that was reserved for somebody else",
            violates: [31],
            build: Reservation.stage(.keepsTheDay)
        ),
        Witness("asks where the user is for an indicator that has ended", violates: [11]) { stage in
            LocatedPlaces.put(on: stage, endsEarly: true)
        },
        Witness("ignores that nothing is left, of what it would keep", violates: [26]) { stage in
            KeptPayslips.put(on: stage, ignoresNothing: true)
        },
    ]
}
