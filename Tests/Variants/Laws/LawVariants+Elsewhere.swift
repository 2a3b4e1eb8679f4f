import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules of several steps, lists and errors, each of which goes its own way.
    static let elsewhere: [Variant<ModuleLaws>] = [
        Variant("keeps each step of a form at once, and prices it after a pause", build: ParcelForm.stage()),
        Variant("keeps a draft after a pause, until it is sent", build: AddressForm.stage()),
        Variant("fills in a draft, if there is one, and has a hint for an empty field", build: Invitation.stage()),
        Variant("filters what a refresh brings, and refreshes once more for a second pull", build: CinemaList.stage()),
        Variant("shows a choice at once, and nothing that was asked for before it", build: Reminders.stage()),
        Variant("sends one message after the other, and again what has failed", build: Outbox.stage()),
        Variant("has an error for each of two switches", build: BinReminders.stage()),
        Variant("counts down without a request, and begins anew", build: RestTimer.stage()),
        Variant("says which of its days is today by the stage's clock", build: DayPlan.stage()),
        Variant("asks in three steps how it was, and starts over", build: Feedback.stage()),
        Variant("counts up from a start to a stop", build: Stopwatch.stage()),
        Variant(
            "counts up, and says with each second that it goes on",
            build: Stopwatch.stage(saysItWithEachTick: true)
        ),
        Variant("fills fields that the stage looks at", build: ProfileForm.stage()),
        Variant("has one error for all that can fail in a list", build: NoteList.stage()),
        Variant("switches two things at once beside a temperature", build: GarageRemote.stage()),
        Variant("goes through three steps by one button") { stage in
            let view = ToldSpy<Steps>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            var (step, isSending, isSent) = (1, false, false)
            func go(to number: Int) {
                step = number
                view(.isNotSent(false))
                view(.step(number))
            }
            stage.view(view)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Steps.isNotSent(true), until: .isNotSent(false))
            stage.event("view appears", .appears) { go(to: 1) }
            stage.event("next", .repeatable, when: { step < 3 }) { go(to: step + 1) }
            stage.event("back", .repeatable, when: { step > 1 && !isSending && !isSent }) { go(to: step - 1) }
            stage.event("send", when: { step == 3 && !isSending && !isSent }) {
                isSending = true
                view(.isNotSent(false))
                service.get("form") { [weak view] answer in
                    (isSending, isSent) = (false, (try? answer.get()) != nil)
                    view?(isSent ? .isSent : .isNotSent(true))
                }
            }
        },
        Variant("filters, searches and pages, and opens wines by their ids", build: WineList.stage()),
        Variant("shows a letter once it is sent", build: LetterBox.stage()),
        Variant("shows a letter that was not sent, and marks it", build: LetterBox.stage(marks: true)),
        Variant("has one label for two errors, and keeps who is logged in") { NewsDesk.put(on: $0) },
        Variant("stores one choice after the other") { StarRating.put(on: $0) },
        Variant("has an error for each of two services", build: RaceWatch.stage()),
        Variant(
            "has an error for each of two services, and reads again by itself",
            build: RaceWatch.stage(connectsAgain: true)
        ),
        Variant("sends what could be undone once the user leaves, and notes in vain that it failed") {
            PulledVoicemails.put(on: $0)
        },
        Variant("has its rows read when the filter changes") { FilteredMovies.put(on: $0) },
        Variant("polls beside a command that can fail", build: TimedStages.stoppable()),
        Variant("says only after two failed rounds that it is offline", build: TimedStages.poll(patience: 2)),
    ]
}

private enum Steps: RecordedCall {
    case step(Int), isNotSent(Bool), isSent
}
