import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that show only once something else has come in between: another step, another list, another failure.
    static let elsewhere: [Witness<ModuleLaws>] = [
        Witness(
            "says that there is no price since the question was cancelled in its pause",
            violates: [25],
            build: ParcelForm.stage(.saysThatItWasCancelled)
        ),
        Witness(
            "sends the name of before to whomever the user goes back to name",
            violates: [44],
            build: ParcelForm.stage(.keepsTheFirstName)
        ),
        Witness(
            "sends again what has failed although the user went back and changed it",
            violates: [31],
            build: ParcelForm.stage(.sendsAgainWhatHasFailed)
        ),
        Witness(
            "forgets in secret which day was chosen when the user goes back a step",
            violates: [43, 44],
            build: AddressForm.stage(.forgetsTheDayInSecret)
        ),
        Witness(
            "keeps a draft of what was sent while its pause went on",
            violates: [18],
            build: AddressForm.stage(.keepsWhatWasSent)
        ),
        Witness(
            "keeps a draft of what was sent although nothing had to be entered",
            violates: [18],
            build: Invitation.stage(.keepsWhatWasSent)
        ),
        Witness(
            "takes a name over only after a pause, and sends the kept one before",
            violates: [44],
            build: Invitation.stage(.takesOverAfterThePause)
        ),
        Witness(
            "sends a draft that came late in place of what is shown",
            violates: [44],
            build: Invitation.stage(.sendsTheLateDraft)
        ),
        Witness(
            "forgets with a refresh that a filter is on",
            violates: [48],
            build: CinemaList.stage(.pullsAllFilms)
        ),
        Witness(
            "opens what was found before a refresh",
            violates: [48],
            build: CinemaList.stage(.opensTheOldHit)
        ),
        Witness(
            "sends a comment that starting over has taken off the screen",
            violates: [44],
            build: Feedback.stage(keepsTheComment: true)
        ),
        Witness(
            "asks the system whether a day is today",
            violates: [20],
            build: DayPlan.stage(asksTheSystem: true)
        ),
        Witness(
            "shows what was asked for before a choice that has been sent since",
            violates: [34],
            build: Reminders.stage(takesWhatIsOlder: true)
        ),
        Witness(
            "sends only the last of two messages again that have failed",
            violates: [31],
            build: Outbox.stage(.forgetsTheFirst)
        ),
        Witness(
            "sends nothing any more of what is queued when the view has gone",
            violates: [33],
            build: Outbox.stage(.losesTheQueue)
        ),
        Witness(
            "says nothing of the failure of a switch if another was tapped since",
            violates: [34],
            build: BinReminders.stage(countsBothAsOne: true)
        ),
        Witness(
            "connects once more when a pause is over that the user has cut short",
            violates: [37],
            build: RaceWatch.stage(.connectsOnceMore, connectsAgain: true)
        ),
        Witness(
            "leaves an older timer on, so that two count the same seconds",
            violates: [35],
            build: RestTimer.stage(leavesTheOldTimer: true)
        ),
        Witness(
            "leaves the timer on that was stopped, so that two count if it starts again within the second",
            violates: [35],
            build: Stopwatch.stage(leavesTheTimer: true)
        ),
        Witness("sends on the way out what was undone", violates: [39]) {
            PulledVoicemails.put(on: $0, sendsWhatWasUndone: true)
        },
        Witness("tells its delegate again when the view that it has closed disappears", violates: [12]) { stage in
            let view = ToldSpy<Address.Shown>("View", log: stage.log)
            let router = ToldSpy<Address.Opened>("Router", log: stage.log)
            let delegate = ToldSpy<Address.Heard>("Delegate", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            var (isSending, isSaved, hasGone) = (false, false, false)
            stage.view(view)
            stage.wireframe(router)
            stage.delegate(delegate)
            stage.store(store)
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Address.Shown.isNotSaved(true), until: .isNotSaved(false))
            stage.event("save", when: { !isSending && !isSaved }) {
                isSending = true
                view(.isNotSaved(false))
                store.get("Elm Street") { [weak view] answer in
                    (isSending, isSaved) = (false, (try? answer.get()) != nil)
                    guard isSaved, view != nil else { return view?(.isNotSaved(true)) ?? () }
                    delegate(.saved)
                    router(.close)
                }
            }
            stage.event("view disappears", .leaves, when: { isSaved && !hasGone }) {
                hasGone = true
                delegate(.saved)
            }
        },
        Witness("sends the first amount again, whatever has failed", violates: [31]) { stage in
            let view = ToldSpy<Tip>("View", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            var (isSending, hasFailed) = (false, false)
            @MainActor func send(_ amount: String) {
                isSending = true
                view(.isDeclined(false))
                store.get(amount) { [weak view] answer in
                    (isSending, hasFailed) = (false, (try? answer.get()) == nil)
                    view?(hasFailed ? .isDeclined(true) : .thanks)
                }
            }
            stage.view(view)
            stage.store(store)
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Tip.isDeclined(true), until: .isDeclined(false))
            stage.event("tip 2", .repeatable, when: { !isSending }) { send("2") }
            stage.event("tip 5", .repeatable, when: { !isSending }) { send("5") }
            stage.event("try again", when: { hasFailed && !isSending }) { send("2") }
        },
        Witness(
            "saves what was cancelled with what is edited next",
            violates: [44],
            build: ProfileForm.stage(.savesWhatWasCancelled)
        ),
        Witness(
            "has one error for all, and loses a row whose deletion has failed",
            violates: [34],
            build: NoteList.stage(.losesTheRow)
        ),
        Witness(
            "ends what says that a switch has failed with the next temperature",
            violates: [47],
            build: GarageRemote.stage(.endsTheErrorWithARound)
        ),
        Witness(
            "ends what says that one switch has failed with the success of the other",
            violates: [47],
            build: GarageRemote.stage(.endsTheErrorWithAnotherSuccess)
        ),
        Witness("pulls the list without its filter", violates: [36], build: WineList.stage(.pullsAllColours)),
        Witness(
            "has a flag for an empty list that never goes off",
            violates: [45],
            build: WineList.stage(.keepsTheHint)
        ),
        Witness(
            "opens the row that was at its place in the list before",
            violates: [43],
            build: WineList.stage(.opensByTheOldPlace)
        ),
        Witness("shows a letter that could not be sent", violates: [34], build: LetterBox.stage(.showsWhatWasNotSent)),
        Witness(
            "cannot reload what could not be loaded at first",
            violates: [31],
            build: LetterBox.stage(.reloadsNoMore)
        ),
        Witness("shows stars that it never stores since those before could not be stored", violates: [34]) {
            StarRating.put(on: $0, dropsTheNext: true)
        },
        Witness(
            "ends the errors of all with the success of one",
            violates: [47],
            build: RaceWatch.stage(.endsAllErrors)
        ),
        Witness(
            "says that the runner is lost once a second place has come after a loss",
            violates: [10, 11],
            build: RaceWatch.stage(.isLostOnceMore, connectsAgain: true)
        ),
        Witness(
            "polls no more once an answer has failed",
            violates: [10, 31],
            build: TimedStages.poll(.endsWithAnyFailure)
        ),
        Witness(
            "is busy for ever once its first answer has failed, although it polls on",
            violates: [11],
            build: TimedStages.poll(.isLeftBusyByAFailure)
        ),
        Witness(
            "says that it is offline until the status has changed",
            violates: [11],
            build: TimedStages.poll(.isLeftOfflineByTheSameStatus)
        ),
    ]
}

private enum Address {
    enum Shown: RecordedCall { case isNotSaved(Bool) }
    enum Opened: RecordedCall { case close }
    enum Heard: RecordedCall { case saved }
}

private enum Tip: RecordedCall { case isDeclined(Bool), thanks }
