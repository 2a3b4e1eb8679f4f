import LawReference
public import VIPERSpecs

/// Opens a door, and says after the third failure in a row where to get help.
@MainActor
public final class DoorOpener {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isOpening(Bool), isOpen(Bool), tryAgain, callTheDesk, noProblem
    }

    private weak let view: ToldSpy<Shown>?
    private let door: AskedMock<Void>
    private let (neverForgets, isLocked): (Bool, Bool)
    private var (failures, isOpening, isOpen) = (0, false, false)

    private init(_ view: ToldSpy<Shown>, _ door: AskedMock<Void>, neverForgets: Bool, isLocked: Bool) {
        (self.view, self.door, self.neverForgets, self.isLocked) = (view, door, neverForgets, isLocked)
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - neverForgets: Whether failures count that a success has made good.
    ///   - isLocked: Whether the user locks the door again, and cannot open it before.
    public nonisolated static func stage(
        neverForgets: Bool = false,
        isLocked: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let door = AskedMock<Void>("Door", log: stage.log)
            let opener = DoorOpener(view, door, neverForgets: neverForgets, isLocked: isLocked)
            stage.view(view)
            stage.store(door)
            stage.track(opener)
            stage.request(door.answers, gives: { _ in }, fails: Offline())
            stage.busy(from: Shown.isOpening(true), until: .isOpening(false))
            stage.state(from: Shown.tryAgain, until: .noProblem, .callTheDesk)
            stage.state(from: Shown.callTheDesk, until: .noProblem)
            stage.event("tap open", .repeatable, when: { !opener.isOpening && !opener.isOpen }) { opener.open() }
            if isLocked { stage.event("lock", when: { opener.isOpen }) { opener.lock() } }
        }
    }

    private func open() {
        isOpening = true
        view?(.noProblem)
        view?(.isOpening(true))
        door.get("open") { [weak self] answer in
            guard let self else { return }
            isOpening = false
            view?(.isOpening(false))
            switch answer {
            case .success:
                if !neverForgets { failures = 0 }
                isOpen = isLocked
                view?(.isOpen(true))
            case .failure:
                failures += 1
                view?(failures < 3 ? .tryAgain : .callTheDesk)
            }
        }
    }

    private func lock() {
        isOpen = false
        view?(.isOpen(false))
    }
}
