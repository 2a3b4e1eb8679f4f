import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that use, show or count what is gone, or miss that something has gone.
    static let gone: [Witness<ModuleLaws>] = [
        Witness(
            "sends once more what it has sent and taken off the screen",
            violates: [44],
            build: TicketForm.stage(.sendsWhatIsGone)
        ),
        Witness(
            "forgets what was typed when the view comes back",
            violates: [44],
            build: TicketForm.stage(.forgetsTheText)
        ),
        Witness(
            "deletes another row than the one that it has asked about",
            violates: [44],
            build: TripList.stage(.deletesByPosition)
        ),
        Witness(
            "shows what was deleted once more when an older answer comes",
            violates: [34],
            build: TripList.stage(.forgetsWhatIsGone)
        ),
        Witness(
            "archives a mail that was checked before a refresh took it away",
            violates: [43],
            build: CheckedMails.stage(keepsWhatIsGone: true)
        ),
        Witness(
            "asks for the vegan dishes once more, though reset has brought back all",
            violates: [43],
            build: DishMenu.stage(.keepsTheSwitch, loadsAgain: false)
        ),
        Witness(
            "shows a late copy although the service knows no orders",
            violates: [4],
            build: KeptOrders.stage(.takesNothingForNoAnswer)
        ),
        Witness(
            "does not show its copy once the service has failed",
            violates: [42],
            build: KeptOrders.stage(.takesAFailureForAnAnswer)
        ),
        Witness(
            "leaves its title alone on the screen when nothing was found",
            violates: [6],
            build: PlantDoctor.stage(.none)
        ),
        Witness(
            "sends its report twice if it is tapped once more when the photo has arrived",
            violates: [12],
            build: DamageReport.stage(forgetsThatItSends: true)
        ),
        Witness(
            "leaves its error above the word that nobody is there",
            violates: [11],
            build: Runners.stage(takesNobodyForNoSuccess: true)
        ),
        Witness(
            "counts an old failure at the next tap, although a success has made it good",
            violates: [45],
            build: Turnstile.stage(neverForgets: true)
        ),
        Witness(
            "forgets on the way back through its steps what the field still shows",
            violates: [44],
            build: TaxForm.stage(resetsOnTheWayBack: true)
        ),
        Witness(
            "forgets what was chosen each time its step comes, and shows it still",
            violates: [44],
            build: PizzaOrder.stage(.forgetsOnTheWayForth)
        ),
        Witness(
            "forgets on the way back to its second step what was chosen on the first",
            violates: [44],
            build: PizzaOrder.stage(.forgetsOnTheWayBack, choosingOn: 1)
        ),
        Witness(
            "sends what was chosen when the user first came to the last of three steps",
            violates: [44],
            build: PizzaOrder.stage(.sendsTheFirstChoice, choosingOn: 1)
        ),
        Witness(
            "forgets the topping if another crust is chosen on the step before",
            violates: [44],
            build: PizzaOrder.stage(.forgetsWithTheCrust)
        ),
        Witness(
            "tries again with the note that the user has replaced",
            violates: [44],
            build: Handover.stage(.theOldNote)
        ),
        Witness(
            "loads its list once more when it is to try again what it could not save",
            violates: [31],
            build: SleepLog.stage("try again", .retries, onlyReloads: true)
        ),
        Witness(
            "keeps a draft of what was sent, though all of its work outlives the view",
            violates: [18],
            build: RepairNote.stage(keepsWhatWasSent: true)
        ),
        Witness(
            "counts a connection that was lost long ago",
            violates: [45],
            build: ChargerBoard.stage(countsAllLosses: true)
        ),
        Witness(
            "marks the gift that has the place of the liked one by then",
            violates: [34],
            build: GiftList.stage(marksByPlace: true)
        ),
        Witness(
            "leads a user who comes back to the next screen again",
            violates: [38],
            build: Scooter.stage(opensTheRideAgain: true)
        ),
        Witness(
            "lets the timer of the first slot end the hold of the second",
            violates: [35],
            build: SlotHold.stage(keepsTheOldTimer: true)
        ),
        Witness(
            "shows the same alert for each of two failures",
            violates: [35],
            build: Dashboard.stage(alertsEachTime: true)
        ),
        Witness(
            "books the seat that a refresh has taken off the screen",
            violates: [44],
            build: SeatPlan.stage(keepsTheSeat: true)
        ),
        Witness(
            "sends the city that went with its country",
            violates: [44],
            build: Shipping.stage(keepsTheCity: true)
        ),
        Witness(
            "counts failures that a success has made good, once the door is locked again",
            violates: [45],
            build: DoorOpener.stage(neverForgets: true, isLocked: true)
        ),
        Witness(
            "shows the caption of the photo that was first before",
            violates: [43],
            build: PhotoAlbums.stage(keepsByPosition: true)
        ),
        Witness(
            "puts the count of the tap back, although a newer one has come",
            violates: [34],
            build: Likes.stage(putsBackTheOldCount: true)
        ),
        Witness("puts the rows of before a refresh back together with its vote", violates: [34]) { stage in
            let view = ToldSpy<Ballot>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            var (rows, hasVoted, newest) = ([String](), false, 0)
            @MainActor func load() {
                newest += 1
                let number = newest
                service.get("rows") { [weak view] answer in
                    guard number == newest else { return }
                    if case .success(let new) = answer { rows = new }
                    view?((try? answer.get()).map { .rows($0) } ?? .isOffline)
                }
            }
            stage.view(view)
            stage.store(store)
            stage.passing(Ballot.isOffline, .isNotSent)
            stage.request(service.answers, gives: { ["tea \($0)", "milk \($0)"] }, fails: Offline())
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) {
                view(.button("Vote"))
                load()
            }
            stage.event("pull to refresh") { load() }
            stage.event("vote", when: { !hasVoted && !rows.isEmpty }) {
                let before = rows
                hasVoted = true
                view(.button("You voted"))
                store.get("vote") { [weak view] answer in
                    guard case .failure = answer else { return }
                    (rows, hasVoted) = (before, false)
                    view?(.rows(rows))
                    view?(.button("Vote"))
                    view?(.isNotSent)
                }
            }
        },
        Witness(
            "counts failures that a success has made good",
            violates: [45],
            build: DoorOpener.stage(neverForgets: true)
        ),
        Witness(
            "goes on with its pages where they were when the view comes back to the first",
            violates: [36],
            build: DishMenu.stage(.keepsThePage)
        ),
        Witness(
            "asks for all dishes after the view has come back, though the switch says vegan",
            violates: [38],
            build: DishMenu.stage(.forgetsTheSwitch, loadsAgain: false)
        ),
        Witness(
            "leaves a blank screen when the last row was deleted",
            violates: [49],
            build: ShoppingList.stage(.noWord)
        ),
    ]
}

/// The calls of a view that asks for a vote.
private enum Ballot: RecordedCall {
    case rows([String]), button(String), isOffline, isNotSent
}
