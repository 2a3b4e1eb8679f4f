import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults of modules that another event interrupts, and that act on what was there before it.
    static let interrupted: [Witness<ModuleLaws>] = [
        Witness("opens a row that the filter hides", violates: [43], build: TrackList.stage(.unfiltered)),
        Witness("opens a row that a refresh has replaced", violates: [43], build: TrackList.stage(.first)),
        Witness("opens a row that was deleted", violates: [43], build: TrackList.stage(.withDeleted)),
        Witness(
            "deletes a row that was deleted already",
            violates: [43],
            build: TrackList.stage(.shownButDeletedByOldPlace)
        ),
        Witness("opens the row that was tapped first", violates: [43], build: TrackList.stage(.tappedFirst)),
        Witness("forgets the size if a name is typed", violates: [44], build: Order.stage(.forgetsTheSize)),
        Witness(
            "orders for the name that was there before the pause",
            violates: [44],
            build: Order.stage(.sendsTheNameBeforeThePause)
        ),
        Witness(
            "forgets the size after a failure",
            violates: [44],
            build: Order.stage(.forgetsTheSizeAfterAFailure)
        ),
        Witness(
            "keeps itself if it loads once more while it loads",
            violates: [1],
            build: Sites.stage(.keepsItselfIfItIsInterrupted)
        ),
        Witness(
            "shows that an older load has failed, which had to ask for a permission first",
            violates: [5, 29],
            build: Sites.stage(.showsTheFailureOfAnOlderLoad)
        ),
        Witness(
            "leaves the sites of one year on the screen if another has none",
            violates: [6],
            build: Sites.stage(.ignoresThatThereIsNothing)
        ),
        Witness("begins the next query with the second page", violates: [36]) { stage in
            stage.put({ PagedSearch($0, $1, fault: .pageOutlivesTheQuery) }, gives: { ["book \($0)"] }, empty: []) {
                $0.play(on: stage)
            }
        },
        Witness("loads no page any more if a query comes before the page of another", violates: [36]) { stage in
            stage.put({ PagedSearch($0, $1, fault: .lockOutlivesTheQuery) }, gives: { ["book \($0)"] }, empty: []) {
                $0.play(on: stage)
            }
        },
        Witness("loads no second page once another query had come to its end", violates: [36]) { stage in
            stage.put({ PagedSearch($0, $1, fault: .endOutlivesTheQuery) }, gives: { ["book \($0)"] }, empty: []) {
                $0.play(on: stage)
            }
        },
        Witness("refreshes what was chosen before, below the title of what could not be loaded", violates: [44]) {
            stage in
            let view = ToldSpy<Snow>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (place, newest) = ("Arosa", 0)
            @MainActor func load(_ chosen: String?, _ view: ToldSpy<Snow>?) {
                newest += 1
                service.get(chosen ?? place) { [weak view, number = newest] answer in
                    guard number == newest else { return }
                    guard case .success(let snow) = answer else { view?(.problem("Offline")); return }
                    place = chosen ?? place
                    view?(.snow(snow))
                    view?(.problem(nil))
                }
            }
            stage.view(view)
            stage.state(from: Snow.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { "\($0) cm" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                view?(.title("Arosa"))
                load(nil, view)
            }
            stage.event("choose Laax") { [weak view] in
                view?(.title("Laax"))
                load("Laax", view)
            }
            stage.event("pull") { [weak view] in load(nil, view) }
        },
        Witness("installs nothing any more once it was cancelled, and removes a message", violates: [39]) { stage in
            stage.put({ Installer($0, $1, isDeadAfterCancel: true) }, gives: { "2.\($0)" }) { $0.play(on: stage) }
        },
        Witness(
            "forgets the taps that come while others are sent",
            violates: [34],
            build: Clicks.stage(forgetsWhatCameMeanwhile: true)
        ),
        Witness(
            "stays busy if what a form waits for has failed once more",
            violates: [11],
            build: CheckedNumber.stage(sendsForEver: true)
        ),
    ]
}

private enum Snow: RecordedCall {
    case title(String), snow(String), problem(String?)
}
