import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Lists, and events that affect each other.
    static let lists: [Variant<ModuleLaws>] = [
        Variant("leaves its pages as they are if they cannot be loaded anew", build: PulledPages.stage()),
        Variant("begins its pages anew where only some rows are wanted", build: Catalogue.stage()),
        Variant("has an error state for the last of three questions") { stage in
            stage.put(Neighbourhood.init, gives: { "\($0)" }) { neighbourhood in
                stage.state(from: Neighbourhood.Shown.problem("Offline"), until: .problem(nil))
                stage.event("view appears", .appears) { neighbourhood.load() }
            }
        },
        Variant("turns back the one switch that was not stored", build: Switches.stage()),
        Variant(
            "stops asking when its view disappears, and begins again when it comes back",
            build: TimedStages.tab()
        ),
        Variant("sends again all that has failed", build: Mailer.stage()),
        Variant("sends again what has failed, up to the next failure", build: Mailer.stage(stopsAtFailures: true)),
        Variant("keeps what was sent when what came before cannot be loaded", build: Conversation.stage()),
        Variant("notes what was sent, and then what has failed", build: Conversation.stage(onlyNotes: true)),
        Variant("marks as read at once what a stream goes on bringing", build: Notices.stage()),
        Variant(
            "hides what was sent behind a problem, until what came before is there",
            build: Conversation.stage(hidesMessages: true)
        ),
        Variant("sends one message after the other again") { stage in
            stage.put(Outbox.init, gives: { "\($0)" }) { outbox in
                stage.event("send hi", .repeatable) { outbox.send("hi") }
                stage.event("send bye", .repeatable) { outbox.send("bye") }
                stage.event("try again", .repeatable) { outbox.sendAgain() }
            }
        },
        Variant("says what it deletes, and brings back what it could not delete") { stage in
            stage.put(Trash.init, gives: { _ in true }) { trash in
                stage.event("view appears", .appears) { trash.appear() }
                stage.event("delete first", .repeatable) { trash.delete() }
            }
        },
        Variant("asks whether an address is free, and leaves what was typed if nobody knows") { stage in
            let view = ToldSpy<Entered>("View", log: stage.log)
            let service = AskedMock<Bool>("Service", log: stage.log)
            let newest = Number()
            stage.view(view)
            stage.request(service.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in view?(.address("")) }
            stage.event("type") { [weak view] in
                newest.value += 1
                let number = newest.value
                view?(.address("a@b.c"))
                service.get("a@b.c") { answer in
                    guard number == newest.value else { return }
                    newest.value += 1
                    view?((try? answer.get()).map(Entered.isFree) ?? .problem("Offline"))
                }
            }
        },
        Variant("says what is missing until all of it is there") { stage in
            let view = ToldSpy<Entered>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let fields = Fields()
            stage.view(view)
            stage.state(from: Entered.hint("Something is missing."), until: .hint(nil))
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in view?(.address("")) }
            for name in ["name", "address"] {
                stage.event("type \(name)") { [weak view] in
                    fields.filled.insert(name)
                    view?(fields.filled.count == 2 ? .hint(nil) : .address(name))
                }
            }
            stage.event("save") { [weak view] in
                guard fields.filled.count == 2 else { return view?(.hint("Something is missing.")) ?? () }
                guard !fields.isSaving else { return }
                fields.isSaving = true
                service.get("save") { answer in
                    guard fields.isSaving else { return }
                    fields.isSaving = false
                    view?((try? answer.get()).map(Entered.saved) ?? .problem("Offline"))
                }
            }
        },
    ]
}

/// The calls of a form's view.
private enum Entered: RecordedCall {
    case address(String), isFree(Bool), hint(String?), saved(String), problem(String)
}

@MainActor
private final class Number {
    var value = 0
}

@MainActor
private final class Fields {
    var filled: Set<String> = []
    var isSaving = false
}

/// Messages of which those that failed can be sent again, one at a time.
@MainActor
private final class Outbox {
    enum Shown: RecordedCall {
        case messages([String])
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var messages: [(text: String, state: String)] = []

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func send(_ text: String) {
        messages.append((text, "sending"))
        ask(messages.count - 1)
    }

    func sendAgain() {
        guard let failed = messages.firstIndex(where: { $0.state == "not sent" }) else { return }
        messages[failed].state = "sending"
        ask(failed)
    }

    private func ask(_ index: Int) {
        show()
        service.get(messages[index].text) { [weak self] answer in
            guard let self, messages[index].state == "sending" else { return }
            messages[index].state = (try? answer.get()).map { "sent as \($0)" } ?? "not sent"
            show()
        }
    }

    private func show() {
        view?(.messages(messages.map { "\($0.text), \($0.state)" }))
    }
}

/// Rows that are hidden at once, and come back to their places if they could not be deleted.
@MainActor
private final class Trash {
    enum Shown: RecordedCall {
        case rows([String]), deletes(String), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private let all = ["a", "b", "c"]
    private var hidden: Set<String> = []
    private var waiting: Set<String> = []

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func appear() {
        view?(.rows(all.filter { !hidden.contains($0) }))
    }

    func delete() {
        guard let row = all.first(where: { !hidden.contains($0) }) else { return }
        hidden.insert(row)
        waiting.insert(row)
        appear()
        view?(.deletes(row))
        service.get(row) { [weak self] answer in
            guard let self, waiting.remove(row) != nil else { return }
            if case .success = answer { return }
            hidden.remove(row)
            appear()
            view?(.problem("\(row) is still there."))
        }
    }
}
