import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that count failures, or that say or ask something else after them.
    static let failing: [Variant<ModuleLaws>] = [
        Variant("is locked for half a minute after two failures, which is named as a state") { stage in
            PINPad.play(on: stage)
            stage.state(from: PINPad.Shown.isLocked(true), until: .isLocked(false))
        },
        Variant("is locked for ever after two failures") { stage in
            PINPad.play(on: stage) { pad in
                pad.lock = { pad in
                    pad.isLocked = true
                    pad.view?(.isLocked(true))
                }
            }
        },
        Variant("is locked for an hour after two failures, which an event lets pass") { stage in
            PINPad.play(on: stage) { pad in
                pad.lock = { pad in
                    pad.isLocked = true
                    pad.view?(.isLocked(true))
                    stage.clock.sleeping.schedule(after: .seconds(3600)) { [weak pad] in pad.map { $0.unlocked($0) } }
                }
            }
            stage.event("an hour passes") { stage.clock.sleeping.advance(by: .seconds(3600)) }
        },
        Variant("opens another screen after two failures") { stage in
            PINPad.play(on: stage) { $0.lock = { $0.router(.reset) } }
        },
        Variant("offers help after two failures, and leads to it") { stage in
            var isOffered = false
            let support = ToldSpy<PINPad.Went>("Support", log: stage.log)
            stage.wireframe(support)
            PINPad.play(on: stage) { pad in
                pad.lock = { pad in
                    isOffered = true
                    pad.view?(.problem("Wrong. Do you need help?"))
                }
            }
            stage.event("tap help", when: { isOffered }) { support(.reset) }
        },
        Variant("empties a code that it was sent, once that is wrong") { stage in
            let view = ToldSpy<Composer.Shown>("View", log: stage.log)
            let codes = AskedMock<String>("Codes", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            stage.view(view)
            stage.request(codes.answers, gives: { "code \($0)" }, fails: Offline())
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                codes.get("code") { [weak view] answer in
                    view?(.problem((try? answer.get()) == nil ? "Not sent" : nil))
                    if case .success(let code) = answer { view?(.text(code)) }
                }
            }
            stage.event("enter") { [weak view] in
                service.get("PIN") { [weak view] answer in
                    if case .success = answer { return view?(.problem(nil)) ?? () }
                    view?(.text(""))
                    view?(.problem("Wrong"))
                }
            }
        },
        Variant("keeps a rule that would not hold if its view appeared twice") { stage in
            let service = AskedMock<String>("Service", log: stage.log)
            var (price, isLoading, newest, hasFailed) = ("", false, 0, false)
            @MainActor func load(_ currency: String) {
                newest += 1
                isLoading = true
                let mine = newest
                service.get(currency) { answer in
                    guard mine == newest else { return }
                    isLoading = false
                    hasFailed = true
                    guard case .success(let text) = answer else { return }
                    (price, hasFailed) = (text, false)
                }
            }
            stage.screen("price") { price }
            stage.busy("spinner") { isLoading }
            stage.state("problem") { hasFailed }
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { load("EUR") }
            stage.event("tap USD") {
                price = ""
                load("USD")
            }
            stage.invariant("no old price beside a spinner") { price.isEmpty || !isLoading }
        },
        Variant("says that something is missing once more with each answer") { stage in
            let view = ToldSpy<Missing>("View", log: stage.log)
            let services = ["Names", "Orders"].map { AskedMock<String>($0, log: stage.log) }
            var (missing, pending) = ([] as Set<Int>, 0)
            @MainActor func load(_ parts: [Int], _ view: ToldSpy<Missing>?) {
                guard pending == 0 else { return }
                pending = parts.count
                for part in parts {
                    services[part].get("all") { [weak view] answer in
                        pending -= 1
                        missing.insert(part)
                        if case .success(let text) = answer {
                            missing.remove(part)
                            view?(part == 0 ? .name(text) : .orders(text))
                        }
                        view?(.problem(missing.isEmpty ? nil : "Some is missing"))
                    }
                }
            }
            stage.view(view)
            for service in services { stage.request(service.answers, gives: { "\($0)" }, fails: Offline()) }
            stage.event("view appears", .appears) { [weak view] in load([0, 1], view) }
            stage.event("try again", when: { !missing.isEmpty }) { [weak view] in load(missing.sorted(), view) }
        },
        Variant("lists what is missing anew with each answer") { stage in
            let view = ToldSpy<Missing>("View", log: stage.log)
            let services = (0...2).map { AskedMock<String>("Service \($0)", log: stage.log) }
            var (values, missing, pending) = (["", "", ""], [] as Set<Int>, 0)
            @MainActor func load(_ parts: [Int], _ view: ToldSpy<Missing>?) {
                guard pending == 0 else { return }
                pending = parts.count
                view?(.isBusy(true))
                for part in parts {
                    services[part].get("part") { [weak view] answer in
                        pending -= 1
                        missing.insert(part)
                        if case .success(let text) = answer {
                            missing.remove(part)
                            values[part] = text
                            view?(.orders(values.joined(separator: ", ")))
                        }
                        if pending == 0 { view?(.isBusy(false)) }
                        view?(.problem(missing.isEmpty ? nil : "Missing: \(missing.sorted())"))
                    }
                }
            }
            stage.view(view)
            stage.busy(from: Missing.isBusy(true), until: .isBusy(false))
            for service in services { stage.request(service.answers, gives: { "\($0)" }, fails: Offline()) }
            stage.event("view appears", .appears) { [weak view] in load([0, 1, 2], view) }
            stage.event("try again", when: { pending == 0 && !missing.isEmpty }) { [weak view] in
                load(missing.sorted(), view)
            }
        },
        Variant("gives what could not be sent back to its field, and another number to what is sent then") { stage in
            let view = ToldSpy<Composer.Shown>("View", log: stage.log)
            let composer = Composer(view, stage.log)
            stage.view(view)
            stage.track(composer)
            stage.request(composer.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { composer.type("") }
            stage.event("type") { composer.type("hello") }
            stage.event("send", when: { composer.canSend }) { composer.send() }
        },
        Variant("stores a text a second after it was typed, and leaves it in its field where that fails") { stage in
            let (view, clock) = (ToldSpy<Composer.Shown>("View", log: stage.log), stage.clock.sleeping)
            let service = AskedMock<Void>("Service", log: stage.log)
            var timer: ScheduledAction?
            stage.view(view)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in view?(.text("")) }
            stage.event("type") { [weak view] in
                view?(.text("a name"))
                timer?.cancel()
                timer = clock.schedule(after: .seconds(1)) {
                    guard view != nil else { return }
                    service.get("a name") { [weak view] answer in
                        if case .success = answer { view?(.problem(nil)) } else { view?(.problem("Not stored")) }
                    }
                }
            }
        },
    ]
}

private enum Missing: RecordedCall {
    case name(String), orders(String), problem(String?), isBusy(Bool)
}

/// Sends messages, each with a number.
@MainActor
private final class Composer: CallRecording {
    enum Shown: RecordedCall {
        case text(String), sent([String]), problem(String?)
    }

    enum Call: RecordedCall, Sendable {
        case send(id: Int, text: String)
    }

    nonisolated let recorder: Recorder<Call>
    let answers: Answers<String, Void, any Error>
    private weak let view: ToldSpy<Shown>?
    private var (text, sent, number, isSending) = ("", [] as [String], 0, false)

    init(_ view: ToldSpy<Shown>, _ log: CallLog) {
        self.view = view
        recorder = Recorder("Service", log: log)
        answers = Answers("Service.send", log: log)
    }

    /// Whether the field holds a text that can be sent.
    var canSend: Bool { !text.isEmpty && !isSending }

    func type(_ text: String) {
        self.text = text
        view?(.text(text))
    }

    func send() {
        let sending = text
        (number, isSending) = (number + 1, true)
        type("")
        recorder.ask(.send(id: number, text: sending), with: sending, of: answers) { [weak self] answer in
            guard let self else { return }
            isSending = false
            guard case .success = answer else {
                if text.isEmpty { type(sending) }
                return view?(.problem("Not sent")) ?? ()
            }
            sent.append(sending)
            view?(.problem(nil))
            view?(.sent(sent))
        }
    }
}
