import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules whose failures are heard only late, or by nobody, for a reason.
    static let unheard: [Variant<ModuleLaws>] = [
        Variant("says that a receipt was not kept once three attempts with growing pauses have failed") { stage in
            let clock = stage.clock.sleeping
            stage.put({ Gift($0, $1, clock: clock) }, gives: { "receipt \($0)" }) { gift in
                stage.busy(from: Gift.Shown.isBusy(true), until: .isBusy(false))
                stage.state(from: Gift.Shown.problem("You have not been charged."), until: .problem(nil))
                stage.state(from: Gift.Shown.problem("The receipt was not kept."), until: .problem(nil))
                stage.event("give", .outlivesView) { gift.give() }
            }
        },
        Variant("sends a draft on the way out, and tells its delegate only if that has worked") { stage in
            let delegate = ToldSpy<Letter.Told>("Delegate", log: stage.log)
            stage.delegate(delegate)
            let make = { [weak delegate] in
                Letter($0, $1, onClose: { delegate?(.closed) }, onSent: { delegate?(.sent) })
            }
            stage.put(make, gives: { _ in }) { $0.play(on: stage) }
        },
        Variant("asks on and on as long as it is looked at, once it has a ticket", build: TicketQueue.stage()),
        Variant("keeps what was not sent, and says so until all is sent") { stage in
            stage.put(Reports.init, gives: { _ in }) { reports in
                stage.state("unsent") { !reports.unsent.isEmpty }
                stage.event("report a leak", .repeatable) { reports.report("leak") }
                stage.event("send all", when: { !reports.unsent.isEmpty }) { reports.sendAll() }
            }
        },
        Variant("says that a petition could not be signed, whatever was loaded meanwhile") { stage in
            let signing = AskedMock<Void>("Signing", log: stage.log)
            stage.request(signing.answers, gives: { _ in }, fails: Offline())
            stage.passing(Petition.Shown.alert)
            stage.put({ Petition($0, $1, signing) }, gives: { "title \($0)" }) { petition in
                stage.event("view appears", .appears) { petition.load() }
                stage.event("pull") { petition.load() }
                stage.event("sign", .needsContent, when: { petition.canBeSigned }) { petition.sign() }
            }
        },
        Variant("shows the copy that it has until the server has answered, both of which are stores") { stage in
            let copy = AskedMock<[String]>("Copy", log: stage.log)
            let server = AskedMock<[String]>("Server", log: stage.log)
            let view = ToldSpy<Copied.Shown>("View", log: stage.log)
            let copied = Copied(view, copy, server)
            stage.view(view)
            stage.store(copy)
            stage.store(server)
            stage.track(copied)
            stage.request(copy.answers, gives: { ["kept \($0)"] }, empty: [], fails: Offline())
            stage.request(server.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { copied.load() }
            stage.event("pull") { copied.refresh() }
        },
    ]
}

/// Charges for a gift, and then tries three times to keep the receipt.
@MainActor
private final class Gift {
    enum Shown: RecordedCall {
        case isBusy(Bool), problem(String?), thanks(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private var receipt: String?
    private var isBusy = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    func give() {
        guard !isBusy else { return }
        isBusy = true
        view?(.problem(nil))
        view?(.isBusy(true))
        Task {
            let problem = await problemOfGiving()
            isBusy = false
            view?(.isBusy(false))
            if let problem { return view?(.problem(problem)) ?? () }
            view?(.thanks(receipt ?? ""))
            receipt = nil
        }
    }

    private func problemOfGiving() async -> String? {
        if receipt == nil { receipt = try? await service.get("charge") }
        guard let receipt else { return "You have not been charged." }
        for pause in [2, 4, nil] {
            if (try? await service.get("keep \(receipt)")) != nil { return nil }
            if let pause { try? await clock.sleep(for: .seconds(pause)) }
        }
        return "The receipt was not kept."
    }
}

/// Sends reports, and keeps those that were not sent.
@MainActor
private final class Reports {
    enum Shown: RecordedCall {
        case rows([String])
    }

    private(set) var unsent: Set<Int> = []
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private var reports: [String] = []

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>) { (self.view, self.service) = (view, service) }

    func report(_ text: String) {
        reports.append(text)
        show()
        send(reports.count - 1)
    }

    func sendAll() {
        for number in unsent.sorted() { send(number) }
    }

    private func send(_ number: Int) {
        unsent.remove(number)
        service.get(reports[number]) { [weak self] answer in
            if case .failure = answer { self?.unsent.insert(number) }
            self?.show()
        }
    }

    private func show() {
        view?(.rows(reports.enumerated().map { unsent.contains($0) ? "\($1), not sent" : $1 }))
    }
}

/// Shows a petition, and signs it.
@MainActor
private final class Petition {
    enum Shown: RecordedCall {
        case petition(String, isSigned: Bool), problem(String?), alert
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let signing: AskedMock<Void>
    private var title: String?
    private var signed: Set<String> = []
    private var loads = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ signing: AskedMock<Void>) {
        (self.view, self.service, self.signing) = (view, service, signing)
    }

    var canBeSigned: Bool { title.map { !signed.contains($0) } ?? false }

    func load() {
        loads += 1
        service.get("petition") { [weak self, loads] answer in
            guard let self, loads == self.loads else { return }
            guard case .success(let title) = answer else { return view?(.problem("Offline")) ?? () }
            self.title = title
            view?(.problem(nil))
            show()
        }
    }

    func sign() {
        guard let title, canBeSigned else { return }
        signing.get(title) { [weak self] answer in
            guard let self else { return }
            guard case .success = answer else { return view?(.alert) ?? () }
            signed.insert(title)
            // The petition of the day may be another one by now.
            if title == self.title { show() }
        }
    }

    private func show() {
        if let title { view?(.petition(title, isSigned: signed.contains(title))) }
    }
}

/// Shows the rows of the server, and those of a copy until they have come.
@MainActor
private final class Copied {
    enum Shown: RecordedCall {
        case rows([String], problem: String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let copy: AskedMock<[String]>
    private let server: AskedMock<[String]>
    private var rows: [String] = []
    private var loads = 0

    init(_ view: ToldSpy<Shown>, _ copy: AskedMock<[String]>, _ server: AskedMock<[String]>) {
        (self.view, self.copy, self.server) = (view, copy, server)
    }

    func load() {
        copy.get("rows") { [weak self, loads] answer in
            guard let self, loads == self.loads else { return }
            if let rows = try? answer.get() { show(rows) }
            refresh()
        }
    }

    func refresh() {
        loads += 1
        server.get("rows") { [weak self, loads] answer in
            guard let self, loads == self.loads else { return }
            if let rows = try? answer.get() { show(rows) } else { show(rows, problem: "Offline") }
        }
    }

    private func show(_ rows: [String], problem: String? = nil) {
        self.rows = rows
        view?(.rows(rows, problem: problem))
    }
}
