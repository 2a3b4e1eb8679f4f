import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults of forms and lists that show after a failure or a refusal, or when the user leaves.
    static let forms: [Witness<ModuleLaws>] = [
        Witness("leaves the hint once everything is typed", violates: [11], build: Booking.stage(.leavesTheHint)),
        Witness("leaves the problem once it has succeeded", violates: [10], build: Booking.stage(.leavesTheProblem)),
        Witness(
            "tells its delegate of a success after a failure",
            violates: [24],
            build: Booking.stage(.isBookedAfterAFailure)
        ),
        Witness(
            "tells its delegate that it is booked after the user has left",
            violates: [12],
            build: Booking.stage(.isBookedAfterLeaving)
        ),
        Witness(
            "tries once instead of twice the second time",
            violates: [31],
            build: Booking.stage(.triesOnceTheSecondTime)
        ),
        Witness(
            "is no longer busy after a failure, and says nothing of it",
            violates: [9, 21],
            build: Booking.stage(.saysNothingOfAFailure)
        ),
        Witness("says that it is copied, although it is not", violates: [9]) { stage in
            stage.put(Note.init, gives: { "link \($0)" }) { note in
                stage.event("tap copy") {
                    note.load { view, link in
                        if let link { view(.rows([link])) }
                        view(.note("Copied"))
                    }
                }
            }
        },
        Witness("shows a picture of the old list in a row of the new one", violates: [26]) { stage in
            stage.put(Album.init, gives: { "\($0)" }) { album in
                stage.event("view appears", .appears) { album.load() }
                stage.event("pull") { album.load() }
            }
        },
    ]
}

/// Shows one row, whose picture is loaded later.
@MainActor
private final class Album {
    enum Shown: RecordedCall {
        case row(String, at: Int), picture(String, at: Int), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        newest += 1
        service.get("row") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let row) = answer else { return view?(.problem("No rows.")) ?? () }
            view?(.row(row, at: 0))
            service.get("picture of \(row)") { [weak view] answer in
                view?((try? answer.get()).map { .picture($0, at: 0) } ?? .problem("No picture."))
            }
        }
    }
}

/// Shows rows and a note below them, from the newest load only.
@MainActor
private final class Note {
    enum Shown: RecordedCall {
        case rows([String]), note(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load(_ show: @escaping @MainActor (ToldSpy<Shown>, String?) -> Void) {
        newest += 1
        service.get("it") { [weak self, newest] answer in
            guard let self, let view, newest == self.newest else { return }
            show(view, try? answer.get())
        }
    }
}
