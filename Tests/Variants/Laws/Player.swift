import LawReference
import VIPERSpecs

/// Plays a film, whose controls disappear by themselves while it plays.
@MainActor
final class Player {
    enum Shown: RecordedCall {
        case controls(Bool), playing(Bool), note(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let clock: TestClock
    private var isPlaying = true
    private var timer: ScheduledAction?

    init(_ view: ToldSpy<Shown>, clock: TestClock) {
        (self.view, self.clock) = (view, clock)
    }

    func tap() {
        view?(.controls(true))
        if isPlaying { hideLater() }
    }

    func pause() {
        isPlaying = false
        timer?.cancel()
        view?(.playing(false))
    }

    func play() {
        isPlaying = true
        view?(.playing(true))
        hideLater()
    }

    /// Says for two seconds that the link was copied.
    func copy() {
        view?(.note("Copied"))
        timer?.cancel()
        timer = clock.schedule(after: .seconds(2)) { [weak self] in self?.view?(.note(nil)) }
    }

    /// Says permanently that the film is over.
    func end() {
        timer?.cancel()
        view?(.note("That was it."))
    }

    private func hideLater() {
        timer?.cancel()
        timer = clock.schedule(after: .seconds(3)) { [weak self] in self?.view?(.controls(false)) }
    }
}

extension Player {
    /// Puts a player and its view on a stage.
    static func put(on stage: Stage) -> Player {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let player = Player(view, clock: stage.clock.sleeping)
        stage.view(view)
        stage.track(player)
        return player
    }
}
