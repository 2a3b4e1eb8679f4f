import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that get over another event that interrupts them, and act on what is there then.
    static let interrupted: [Variant<ModuleLaws>] = [
        Variant("opens the row that is shown, after a filter, a refresh or a deletion", build: TrackList.stage()),
        Variant("shows a kept copy if nothing newer comes, if there is one", build: Sites.stage()),
        Variant("keeps what is chosen and what plays, whatever the filter shows", build: Playlist.stage),
        Variant("orders what was chosen and typed, in any order", build: Order.stage()),
        Variant("opens and closes a part of the screen") { stage in
            let view = ToldSpy<Part>("View", log: stage.log)
            stage.view(view)
            stage.event("view appears", .appears) { [weak view] in view?(.text("Hello")) }
            stage.event("open") { [weak view] in view?(.open) }
            stage.event("close", undoes: "open") { [weak view] in view?(.close) }
        },
        Variant("asks only for what is new, which is nothing") { stage in
            let view = ToldSpy<Part>("View", log: stage.log)
            let (all, changes) = (
                AskedMock<String>("All", log: stage.log), AskedMock<String?>("Changes", log: stage.log)
            )
            var (version, newest) = (nil as String?, 0)
            @MainActor func show(_ text: String?, _ number: Int, _ view: ToldSpy<Part>?) {
                guard let text, number == newest else { return }
                version = text
                view?(.text(text))
            }
            @MainActor func load(_ view: ToldSpy<Part>?) {
                newest += 1
                guard let version else {
                    return all.get("all") { [weak view, number = newest] in show(try? $0.get(), number, view) }
                }
                changes.get("since \(version)") { [weak view, number = newest] answer in
                    show((try? answer.get()) ?? nil, number, view)
                }
            }
            stage.view(view)
            stage.request(all.answers, gives: { "version \($0)" })
            stage.request(changes.answers, gives: { "change \($0)" }, empty: nil)
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("pull") { [weak view] in load(view) }
        },
        Variant("keeps what it has loaded, and says only if it could not") { stage in
            let view = ToldSpy<Part>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            var newest = 0
            @MainActor func load(_ year: String, _ view: ToldSpy<Part>?) {
                newest += 1
                service.get(year) { [weak view, number = newest] answer in
                    guard let view, number == newest else { return }
                    guard case .success(let text) = answer else { return view(.problem("Offline")) }
                    view(.problem(nil))
                    view(.text(text))
                    store.get(text) { [weak view] in if case .failure = $0 { view?(.problem("Not kept")) } }
                }
            }
            stage.view(view)
            stage.state(from: Part.problem("Offline"), until: .problem(nil))
            stage.state(from: Part.problem("Not kept"), until: .problem(nil))
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.event("pick 2026", .repeatable) { [weak view] in load("2026", view) }
            stage.event("pick 2027", .repeatable) { [weak view] in load("2027", view) }
        },
        Variant("waits with what is to be sent for a login, however often that fails", build: LaterSending.stage),
        Variant("loads pages of what was searched for last") { stage in
            stage.put({ PagedSearch($0, $1) }, gives: { ["book \($0)"] }, empty: []) { $0.play(on: stage) }
        },
        Variant("installs again once it was cancelled") { stage in
            stage.put({ Installer($0, $1) }, gives: { "2.\($0)" }) { $0.play(on: stage) }
        },
        Variant("counts taps while others are sent, and sends them afterwards", build: Clicks.stage()),
        Variant(
            "sends a form once its number has been checked, or says that it cannot be",
            build: CheckedNumber.stage()
        ),
    ]
}

private enum Part: RecordedCall {
    case text(String), problem(String?), open, close
}

/// Sends a message once the user has logged in, whenever that is.
@MainActor
private final class LaterSending {
    enum Shown: RecordedCall {
        case name(String), isSending(Bool), isSent(Bool), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let (session, service): (AskedMock<String>, AskedMock<Void>)
    private var (isLoggedIn, isLoggingIn, waits, isSending) = (false, false, false, false)

    private init(_ view: ToldSpy<Shown>, _ session: AskedMock<String>, _ service: AskedMock<Void>) {
        (self.view, self.session, self.service) = (view, session, service)
    }

    static func stage(_ stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let session = AskedMock<String>("Session", log: stage.log)
        let service = AskedMock<Void>("Service", log: stage.log)
        let sending = LaterSending(view, session, service)
        stage.view(view)
        stage.track(sending)
        stage.busy(from: Shown.isSending(true), until: .isSending(false))
        stage.state(from: Shown.problem("Not logged in"), until: .problem(nil))
        stage.state(from: Shown.problem("Not sent"), until: .problem(nil))
        stage.request(session.answers, gives: { "Ann \($0)" }, fails: Offline())
        stage.request(service.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", .appears) { view(.isSent(false)) }
        stage.event("log in", when: { !sending.isLoggingIn && !sending.isLoggedIn }) { sending.logIn() }
        stage.event("send", when: { !sending.waits && !sending.isSending }) { sending.send() }
    }

    private func logIn() {
        isLoggingIn = true
        view?(.problem(nil))
        session.get("login") { [weak self] answer in
            guard let self else { return }
            isLoggingIn = false
            guard case .success(let name) = answer else { view?(.problem("Not logged in")); return }
            isLoggedIn = true
            view?(.name(name))
            if waits { ask() }
        }
    }

    private func send() {
        view?(.isSending(true))
        if isLoggedIn { ask() } else { waits = true }
    }

    private func ask() {
        (waits, isSending) = (false, true)
        view?(.problem(nil))
        service.get("send") { [weak self] answer in
            guard let self else { return }
            isSending = false
            view?(.isSending(false))
            if case .success = answer { view?(.isSent(true)) } else { view?(.problem("Not sent")) }
        }
    }
}
