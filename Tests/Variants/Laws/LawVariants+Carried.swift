import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that carry something along: what is sent, what is asked about, or how many there are.
    static let carried: [Variant<ModuleLaws>] = [
        Variant("is busy in a state that carries what is sent") { stage in
            let view = ToldSpy<Parcel.Shown>("View", log: stage.log)
            let parcel = Parcel(view, AskedMock<String>("Service", log: stage.log))
            stage.view(view)
            stage.track(parcel)
            stage.busy(from: Parcel.Shown.render(.sending("")), until: .render(.sent("")), .render(.failed))
            stage.request(parcel.service.answers, gives: { "receipt \($0)" }, fails: Offline())
            stage.event("send") { parcel.send("hello") }
        },
        Variant("asks before it deletes, and asks anew where that has failed") { stage in
            let view = ToldSpy<Bin.Shown>("View", log: stage.log)
            let (list, deletion) = (
                AskedMock<[String]>("List", log: stage.log), AskedMock<Void>("Deletion", log: stage.log)
            )
            let bin = Bin(view, list, deletion)
            stage.view(view)
            stage.track(bin)
            stage.request(list.answers, gives: { ["row \($0)", "more \($0)"] }, fails: Offline())
            stage.request(deletion.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { bin.load() }
            stage.event("refresh", when: { !bin.isBusy }) { bin.load() }
            stage.event("delete first", when: { !bin.isBusy && bin.asked == nil && !bin.rows.isEmpty }) { bin.delete() }
            stage.event("yes", when: { bin.asked != nil }) { bin.confirm() }
            stage.event("no", when: { bin.asked != nil }) { bin.decline() }
        },
        Variant("tells its view only what has changed, and is busy until one of two equal questions is answered") {
            stage in
            let view = ToldSpy<Parcel.Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            var (shown, newest) = ([] as [String], 0)
            stage.view(view)
            stage.busy(from: Parcel.Shown.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { _ in ["tea"] }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                view?(.busy(true))
                service.get("rows") { [weak view] answer in
                    view?(.busy(false))
                    guard case .success(let rows) = answer else { return view?(.problem("Offline")) ?? () }
                    view?(.problem(nil))
                    if rows != shown { view?(.rows(rows)) }
                    shown = rows
                }
            }
        },
        Variant("counts on a badge what is there, which is one more again once archiving has failed") { stage in
            let view = ToldSpy<Tray.Shown>("View", log: stage.log)
            let (list, archive) = (
                AskedMock<[String]>("List", log: stage.log), AskedMock<Void>("Archive", log: stage.log)
            )
            let tray = Tray(view, list, archive)
            stage.view(view)
            stage.track(tray)
            stage.request(list.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            stage.request(archive.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { tray.load() }
            stage.event("archive first", .repeatable, when: { !tray.isBusy && !tray.rows.isEmpty }) { tray.archive() }
        },
    ]
}

/// Rows that disappear at once when they are archived, above one that is always there at first.
@MainActor
private final class Tray {
    enum Shown: RecordedCall {
        case rows([String]), badge(Int), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let list: AskedMock<[String]>
    private let service: AskedMock<Void>
    private(set) var rows: [String] = []
    private(set) var isBusy = false

    init(_ view: ToldSpy<Shown>, _ list: AskedMock<[String]>, _ service: AskedMock<Void>) {
        (self.view, self.list, self.service) = (view, list, service)
    }

    func load() {
        list.get("rows") { [weak self] answer in
            guard let self else { return }
            guard case .success(let rows) = answer else { return view?(.problem("Offline")) ?? () }
            show(rows + ["welcome"])
        }
    }

    func archive() {
        guard !isBusy, let first = rows.first else { return }
        let before = rows
        isBusy = true
        show(Array(rows.dropFirst()))
        service.get(first) { [weak self] answer in
            guard let self else { return }
            isBusy = false
            guard case .failure = answer else { return view?(.problem(nil)) ?? () }
            show(before)
            view?(.problem("Not archived"))
        }
    }

    private func show(_ rows: [String]) {
        self.rows = rows
        view?(.rows(rows))
        view?(.badge(rows.count))
    }
}

/// Sends something, and shows its content all the while.
@MainActor
private final class Parcel {
    enum State: Equatable, Sendable {
        case sending(String), sent(String), failed
    }

    enum Shown: RecordedCall {
        case render(State), busy(Bool), rows([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    let service: AskedMock<String>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func send(_ text: String) {
        newest += 1
        view?(.render(.sending(text)))
        service.get(text) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.render((try? answer.get()).map(State.sent) ?? .failed))
        }
    }
}

/// Rows, one of which is deleted once the user has said “yes”.
@MainActor
private final class Bin {
    enum Shown: RecordedCall {
        case rows([String]), sheet(String), note(String), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let list: AskedMock<[String]>
    private let deletion: AskedMock<Void>
    private(set) var rows: [String] = []
    private(set) var asked: String?
    private(set) var isBusy = false

    init(_ view: ToldSpy<Shown>, _ list: AskedMock<[String]>, _ deletion: AskedMock<Void>) {
        (self.view, self.list, self.deletion) = (view, list, deletion)
    }

    func load() {
        guard !isBusy, asked == nil else { return }
        isBusy = true
        list.get("rows") { [weak self] answer in
            self?.finish(answer.map { rows in { _ in rows } })
        }
    }

    func delete() {
        guard !isBusy, let first = rows.first else { return }
        asked = first
        view?(.sheet(first))
    }

    func confirm() {
        guard let row = asked else { return }
        asked = nil
        isBusy = true
        deletion.get(row) { [weak self] answer in
            self?.finish(answer.map { { rows in rows.filter { $0 != row } } })
        }
    }

    func decline() {
        asked = nil
        view?(.note("Kept"))
    }

    private func finish(_ answer: Result<([String]) -> [String], any Error>) {
        isBusy = false
        guard case .success(let change) = answer else { return view?(.problem("Offline")) ?? () }
        rows = change(rows)
        view?(.problem(nil))
        view?(.rows(rows))
    }
}
