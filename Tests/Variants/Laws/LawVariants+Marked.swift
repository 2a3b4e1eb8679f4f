import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that say what has failed, and leave it for later.
    static let marked: [Variant<ModuleLaws>] = [
        Variant("keeps a note with each letter, and says of what the user has typed that it is not kept") { stage in
            let view = ToldSpy<Jotter.Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let jotter = Jotter(view, service)
            stage.view(view)
            stage.track(jotter)
            stage.state(from: Jotter.Shown.isUnsaved(true), until: .isUnsaved(false))
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { jotter.appear() }
            for (name, text) in [("type", "milk"), ("type on", "milk and eggs")] {
                stage.event(name) {
                    view(.text(text))
                    jotter.type(text)
                }
            }
        },
        Variant("leaves a mark that could not be sent, says so, and sends it with the next pull") { stage in
            let view = ToldSpy<Trail.Shown>("View", log: stage.log)
            let (service, store) = (
                AskedMock<String>("Service", log: stage.log), AskedMock<Void>("Marks", log: stage.log)
            )
            let trail = Trail(view, service, store)
            stage.view(view)
            stage.track(trail)
            stage.screen("rows", readOn: Trail.Shown.reload) { trail.rows }
            stage.state(from: Trail.Shown.problem("Offline"), until: .problem(nil))
            stage.state(from: Trail.Shown.isUnsent(true), until: .isUnsent(false))
            stage.request(service.answers, gives: { "trail \($0)" }, fails: Offline())
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { trail.load() }
            stage.event("pull") { trail.pull() }
            stage.event("tap the mark", [.needsContent, .repeatable]) { trail.tap() }
        },
        Variant("asks a question ahead once the time for the one before is over, and again if that has failed") {
            stage in
            let (clock, router) = (stage.clock.sleeping, ToldSpy<Quiz.Led>("Router", log: stage.log))
            stage.wireframe(router)
            stage.put({ Quiz($0, $1, clock: clock, router: router) }, gives: { "text \($0)" }) { $0.play(on: stage) }
        },
        Variant("can be answered for a while once the next question has come") { stage in
            let clock = stage.clock.sleeping
            stage.put({ Quiz($0, $1, clock: clock) }, gives: { "text \($0)" }) { $0.play(on: stage) }
        },
        Variant("answers a tap without a text with a hint") { stage in
            stage.put(Claim.init, gives: { "text \($0)" }) { claim in
                stage.passing(Claim.Shown.hint)
                stage.state(from: Claim.Shown.problem("Offline"), until: .problem(nil))
                stage.event("view appears", .appears) { claim.appear() }
                stage.event("send") { claim.send() }
            }
        },
    ]
}

/// Keeps each text, one after the other and the newest in any case.
@MainActor
private final class Jotter {
    enum Shown: RecordedCall {
        case text(String), isUnsaved(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private var (text, isKeeping) = ("", false)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>) { (self.view, self.service) = (view, service) }

    func appear() { view?(.text(text)) }

    func type(_ text: String) {
        self.text = text
        keep()
    }

    private func keep() {
        guard !isKeeping else { return }
        isKeeping = true
        service.get(text) { [weak self, text] answer in
            guard let self else { return }
            isKeeping = false
            if text != self.text { return keep() }
            if case .success = answer { view?(.isUnsaved(false)) } else { view?(.isUnsaved(true)) }
        }
    }
}

/// Shows a trail with a mark that the user can set, whether it can be sent or not.
@MainActor
private final class Trail {
    enum Shown: RecordedCall {
        case reload, problem(String?), isUnsent(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<String>, AskedMock<Void>)
    private var name: String?
    private var (isMarked, isSending, isUnsent, times) = (false, false, false, 0)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ store: AskedMock<Void>) {
        (self.view, self.service, self.store) = (view, service, store)
    }

    var rows: [String] { name.map { [$0, isMarked ? "marked" : "not marked"] } ?? [] }

    func load() {
        times += 1
        service.get("trail") { [weak self, times] answer in
            guard let self, times == self.times else { return }
            guard case .success(let name) = answer else { return view?(.problem("Offline")) ?? () }
            self.name = name
            view?(.problem(nil))
            view?(.reload)
        }
    }

    func pull() {
        load()
        if isUnsent { send() }
    }

    func tap() {
        guard name != nil else { return }
        isMarked.toggle()
        view?(.reload)
        send()
    }

    private func send() {
        guard !isSending else { return }
        isSending = true
        store.get("marked: \(isMarked)") { [weak self, isMarked] answer in
            guard let self else { return }
            isSending = false
            if isMarked != self.isMarked { return send() }
            if case .success = answer { isUnsent = false } else { isUnsent = true }
            view?(.isUnsent(isUnsent))
        }
    }
}

/// Sends the draft that it has read, and asks for a text where there is none.
@MainActor
private final class Claim {
    enum Shown: RecordedCall {
        case text(String), sent(String), hint, problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var (text, isSending) = ("", false)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) { (self.view, self.service) = (view, service) }

    func appear() {
        service.get("draft") { [weak self] answer in
            guard let self else { return }
            guard case .success(let text) = answer else { return view?(.problem("Offline")) ?? () }
            self.text = text
            view?(.text(text))
        }
    }

    func send() {
        guard !isSending else { return }
        guard !text.isEmpty else { return view?(.hint) ?? () }
        isSending = true
        view?(.problem(nil))
        service.get("send \(text)") { [weak self] answer in
            guard let self else { return }
            isSending = false
            if case .success(let number) = answer { view?(.sent(number)) } else { view?(.problem("Offline")) }
        }
    }
}
