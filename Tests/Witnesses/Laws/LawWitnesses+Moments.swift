import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults at moments that are easily missed: a call too many when the user leaves, or a failure in between.
    static let moments: [Witness<ModuleLaws>] = [
        Witness("tells its delegate twice that it was cancelled", violates: [12]) { stage in
            let view = ToldSpy<Note>("View", log: stage.log)
            let delegate = ToldSpy<Note>("Delegate", log: stage.log)
            stage.view(view)
            stage.delegate(delegate)
            var hasLeft = false
            stage.event("view appears", .appears) { [weak view] in view?(.text("Ann")) }
            stage.event("cancel", .leaves) { [weak delegate] in
                guard !hasLeft else { return }
                hasLeft = true
                delegate?(.text("cancelled"))
                delegate?(.text("cancelled"))
            }
        },
        Witness("closes a form whose saving goes on, and has failed", violates: [41]) { stage in
            let view = ToldSpy<Note>("View", log: stage.log)
            let router = ToldSpy<Note>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.wireframe(router)
            stage.request(service.answers, gives: { _ in "" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in view?(.text("Ann")) }
            var isSaving = false
            stage.event("save", .outlivesView) { [weak view] in
                guard !isSaving else { return }
                isSaving = true
                service.get("Ann") { answer in
                    guard let view else { return }
                    if case .failure = answer {
                        isSaving = false
                        view(.problem("Offline"))
                    }
                    router(.text("closed"))
                }
            }
        },
        Witness(
            "asks for the first page again once a refresh has failed, below all pages that are there",
            violates: [23, 40],
            build: PulledPages.stage(.beginsAnewAfterAFailure)
        ),
        Witness("leaves a mark where it was when it could not be taken away", violates: [34]) { stage in
            let view = ToldSpy<Note>("View", log: stage.log)
            let store = AskedMock<Bool>("Store", log: stage.log)
            stage.view(view)
            stage.store(store)
            stage.request(store.answers, gives: { _ in true }, fails: Offline())
            var (isMarked, isStoring) = (false, false)
            stage.event("view appears", .appears) { [weak view] in view?(.text("Ann")) }
            stage.event("tap the mark", [.repeatable, .onlyAtRest]) { [weak view] in
                guard !isStoring else { return }
                (isMarked, isStoring) = (!isMarked, true)
                view?(.mark(isMarked))
                store.get("\(isMarked)") { answer in
                    isStoring = false
                    guard case .failure = answer else { return }
                    isMarked.toggle()
                    view?(.problem("Offline"))
                }
            }
        },
        leavesAMark("leaves a mark where it was below an error that the next tap takes away", untilTheTap: true),
        leavesAMark("leaves a mark where it was below an error that only a success takes away", untilTheTap: false),
    ]

    /// A mark that stays as it was shown although it could not be stored, below an error.
    ///
    /// - Parameters:
    ///   - name: What the witness does.
    ///   - untilTheTap: Whether the next tap takes the error away, and not the next success.
    private static func leavesAMark(_ name: String, untilTheTap: Bool) -> Witness<ModuleLaws> {
        Witness(name, violates: [34]) { stage in
            let view = ToldSpy<Note>("View", log: stage.log)
            let store = AskedMock<Bool>("Store", log: stage.log)
            stage.view(view)
            stage.store(store)
            stage.request(store.answers, gives: { _ in true }, fails: Offline())
            stage.state(from: Note.problem("Offline"), until: .noProblem)
            var (isMarked, isStoring) = (false, false)
            stage.event("view appears", .appears) { [weak view] in view?(.text("Ann")) }
            stage.event("tap the mark", [.repeatable, .onlyAtRest]) { [weak view] in
                guard !isStoring else { return }
                (isMarked, isStoring) = (!isMarked, true)
                if untilTheTap { view?(.noProblem) }
                view?(.mark(isMarked))
                store.get("\(isMarked)") { answer in
                    isStoring = false
                    if case .failure = answer {
                        isMarked.toggle()
                        view?(.problem("Offline"))
                    } else if !untilTheTap {
                        view?(.noProblem)
                    }
                }
            }
        }
    }
}

/// The calls of a view, a delegate or a wireframe.
private enum Note: RecordedCall {
    case text(String), problem(String), mark(Bool), noProblem
}
