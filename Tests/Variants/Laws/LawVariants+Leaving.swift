import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that leave by themselves, and some with other correct habits of a stranger's modules.
    static let leaving: [Variant<ModuleLaws>] = [
        Variant("closes its own screen once it has succeeded", build: Purchase.stage()),
        Variant("has its rows read when its view is told to", build: ReloadedRows.stage()),
        Variant("has its rows read once its footer has ended", build: ReloadedRows.stage(hasFooter: true)),
        Variant("shows what objects say", build: Album.stage()),
        Variant("has all rendered that it shows", build: RenderedList.stage()),
        Variant("empties a heart again, in a state that says all", build: RenderedList.stage(hasHeart: true)),
        Variant("is busy only as long as there are no rows", build: PhasedList.stage()),
        Variant("has one button for two steps", build: Signup.stage()),
        Variant(
            "turns a filter on, whether the places come or not",
            build: Places.stage { stage, places in
                stage.event("view appears", .appears) { places.load() }
                stage.event("tap filter", .repeatable) { places.toggle() }
            }
        ),
        Variant(
            "shows the copy that it has, until something new is there",
            except: [26],
            build: Places.stage { stage, places in
                stage.event("view appears", [.appears, .repeatable]) { places.load() }
            }
        ),
        Variant(
            "asks for a page ahead, and says nothing if that fails",
            build: Places.stage { stage, places in
                stage.event("view appears", .appears) { places.load() }
                stage.event("scroll", [.addsUp, .needsContent]) { places.scroll() }
            }
        ),
        Variant("asks for a number once a face was not known", build: Lock.stage()),
        Variant("says only to its delegate that it is saved, whatever was typed meanwhile") { stage in
            let view = ToldSpy<NameForm.Shown>("View", log: stage.log)
            let delegate = ToldSpy<NameForm.Heard>("Delegate", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let form = NameForm(view, delegate, service)
            stage.view(view)
            stage.delegate(delegate)
            stage.track(form)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("type") { form.check() }
            stage.event("tap save") { form.save() }
        },
        Variant("ignores what comes after it has logged out") { stage in
            let view = ToldSpy<Account.Shown>("View", log: stage.log)
            let router = ToldSpy<Account.Opened>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let account = Account(view, router, service)
            stage.view(view)
            stage.wireframe(router)
            stage.track(account)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { account.appear() }
            stage.event("tap log out") { account.logOut() }
        },
        Variant("sends a draft on the way out") { stage in
            let router = ToldSpy<Letter.Opened>("Router", log: stage.log)
            stage.wireframe(router)
            stage.put({ Letter($0, $1, onClose: { router(.end) }) }, gives: { _ in }) { $0.play(on: stage) }
        },
        Variant("numbers what it sends, and takes it back if it fails") { stage in
            stage.put(Outbox.init, gives: { "\($0)" }) { outbox in
                stage.event("send", .repeatable) { outbox.send() }
            }
        },
        Variant("looks whether an answer belongs to what is typed, and is busy until then", except: [26]) { stage in
            stage.put(Finder.init, gives: { "\($0)" }) { finder in
                stage.busy(from: Finder.Shown.isBusy(true), until: .isBusy(false))
                stage.event("type a") { finder.type("a") }
                stage.event("type ab") { finder.type("ab") }
            }
        },
    ]
}

/// Counts messages, until the user logs out.
@MainActor
private final class Account {
    enum Shown: RecordedCall {
        case count(String), problem(String)
    }

    enum Opened: RecordedCall {
        case login
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<String>
    private var isBusy = false
    private var hasLeft = false

    init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ service: AskedMock<String>) {
        (self.view, self.router, self.service) = (view, router, service)
    }

    func appear() {
        service.get("count") { [weak self] answer in
            guard let self, !hasLeft else { return }
            view?((try? answer.get()).map(Shown.count) ?? .problem("Offline"))
        }
    }

    func logOut() {
        guard !isBusy, !hasLeft else { return }
        isBusy = true
        service.get("log out") { [weak self, weak view] answer in
            // The module leads nowhere once its view is gone.
            guard let self, let view else { return }
            isBusy = false
            guard case .success = answer else { return view(.problem("Offline")) }
            hasLeft = true
            router(.login)
        }
    }
}

/// Shows a message before it is sent, with its own number.
@MainActor
private final class Outbox {
    enum Shown: RecordedCall {
        case messages([String]), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var messages: [String] = []
    private var number = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func send() {
        number += 1
        let message = "message \(number)"
        messages.append(message)
        view?(.messages(messages))
        service.get("send") { [weak self] answer in
            guard let self, case .failure = answer else { return }
            messages.removeAll { $0 == message }
            view?(.messages(messages))
            view?(.problem("Not sent"))
        }
    }
}

/// Shows a result only if it is the one for the typed text.
@MainActor
private final class Finder {
    enum Shown: RecordedCall {
        case isBusy(Bool), found(String), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var text = ""

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func type(_ text: String) {
        self.text = text
        view?(.isBusy(true))
        service.get(text) { [weak self] answer in
            guard let self, text == self.text else { return }
            view?(.isBusy(false))
            view?((try? answer.get()).map(Shown.found) ?? .problem("Offline"))
        }
    }
}
