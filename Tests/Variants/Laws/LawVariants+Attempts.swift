import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that send something only after a while, or that try more than once before they give up.
    static let attempts: [Variant<ModuleLaws>] = [
        Variant("has a mail read again that could not be deleted", build: ReadMails.stage()),
        Variant("offers to try again once three attempts with growing pauses have failed") { stage in
            let view = ToldSpy<Dictionary.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let dictionary = Dictionary(view, service, stage.clock.sleeping)
            stage.view(view)
            stage.track(dictionary)
            stage.request(service.answers, gives: { "word \($0)" }, fails: Offline())
            stage.busy(from: Dictionary.Shown.searching, until: .word(""), .gaveUp)
            stage.event("search") { dictionary.search() }
            stage.event("try again", when: { dictionary.hasGivenUp }) { dictionary.search() }
        },
        Variant("sends a heart once it has rested, or on the way out, and takes it back if that fails") { stage in
            let view = ToldSpy<RestingHeart.Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let heart = RestingHeart(view, service, stage.clock.sleeping)
            var isVisible = false
            stage.view(view)
            stage.store(service)
            stage.track(heart)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.state(from: RestingHeart.Shown.problem("Not stored"), until: .problem(nil))
            stage.event("view appears", [.appears, .repeatable]) { (isVisible, _) = (true, heart.appear()) }
            stage.event("tap heart", .repeatable, when: { isVisible }) { heart.tap() }
            stage.event("view disappears", when: { isVisible }) { (isVisible, _) = (false, heart.disappear()) }
        },
    ]
}

/// Looks up a word, and tries three times before it gives up.
@MainActor
private final class Dictionary {
    enum Shown: RecordedCall {
        case searching, word(String), gaveUp
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private var timer: ScheduledAction?
    private var searches = 0
    private(set) var hasGivenUp = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    deinit { timer?.cancel() }

    func search() {
        (searches, hasGivenUp) = (searches + 1, false)
        view?(.searching)
        attempt(1)
    }

    private func attempt(_ attempt: Int) {
        timer?.cancel()
        timer = clock.schedule(after: .seconds(attempt)) { [weak self, service, searches] in
            service.get("word") { answer in
                guard let self, searches == self.searches else { return }
                switch answer {
                case .success(let word): self.view?(.word(word))
                case .failure where attempt < 3: self.attempt(attempt + 1)
                case .failure: (self.hasGivenUp, _) = (true, self.view?(.gaveUp))
                }
            }
        }
    }
}

/// A heart that is stored half a second after the last tap, or when the view disappears.
@MainActor
private final class RestingHeart {
    enum Shown: RecordedCall {
        case isOn(Bool), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let clock: TestClock
    private var timer: ScheduledAction?
    private var (isOn, isKnown) = (false, false)
    private var sent: Bool?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, _ clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    deinit { timer?.cancel() }

    func appear() {
        view?(.isOn(isOn))
    }

    func tap() {
        isOn.toggle()
        view?(.problem(nil))
        view?(.isOn(isOn))
        timer?.cancel()
        timer = clock.schedule(after: .milliseconds(500)) { [weak self] in self?.send() }
    }

    func disappear() {
        timer?.cancel()
        send()
    }

    private func send() {
        timer = nil
        guard sent == nil, isOn != isKnown else { return }
        sent = isOn
        service.get("\(isOn)") { [weak self] answer in
            guard let self, let sent else { return }
            self.sent = nil
            if case .success = answer {
                isKnown = sent
            } else {
                // A tap that came meanwhile says what is wanted now.
                if isOn == sent { (isOn, _) = (isKnown, view?(.isOn(isKnown))) }
                view?(.problem("Not stored"))
            }
            if timer == nil { send() }
        }
    }
}
