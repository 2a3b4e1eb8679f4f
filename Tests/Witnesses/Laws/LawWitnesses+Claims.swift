import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that report a result too early, or do not continue after a failure.
    static let claims: [Witness<ModuleLaws>] = [
        Witness("tells its delegate before the second request has succeeded", violates: [24]) { stage in
            let delegate = ToldSpy<Errand.Told>("Delegate", log: stage.log)
            stage.delegate(delegate)
            stage.put({ Errand($0, $1, delegate) }, gives: { "\($0)" }) { errand in
                stage.event("tap start") { errand.start() }
            }
        },
        Witness("tells its delegate at the first value of a stream that may still fail", violates: [18, 24]) { stage in
            let doubles = FreeDoubles(stage)
            let delegate = ToldSpy<Errand.Told>("Delegate", log: stage.log)
            stage.delegate(delegate)
            let upload = Upload(doubles.view, doubles.service, delegate)
            stage.track(upload)
            stage.event("view appears", .appears) { upload.begin() }
        },
        Witness("ends its spinner with the request that it has cancelled", violates: [11]) { stage in
            stage.put(Quote.init, gives: { "\($0)" }) { quote in
                stage.busy(from: Quote.Shown.isBusy(true), until: .isBusy(false))
                stage.event("tap quote") { quote.ask() }
            }
        },
        Witness("asks for nothing when the user tries again", violates: [31]) { stage in
            MailList.play(on: stage) { $0.retried = { _ in "" } }
        },
        Witness(
            "tries again all that had failed, as long as one of them fails",
            violates: [31],
            build: Mailer.stage(.sendsAllAgain)
        ),
        Witness(
            "tries again once more for each time that it has failed",
            violates: [31],
            build: Mailer.stage(.sendsOncePerFailure)
        ),
        Witness("goes on although nobody could come in", violates: [41]) { stage in
            let entrance = Entrance(on: stage)
            stage.event("tap log in") { entrance.knock { _ in [.on] } }
        },
        Witness("never sends again after a failure, to a service that is named as a store", violates: [10]) { stage in
            let (view, service) = (
                ToldSpy<Quote.Shown>("View", log: stage.log), AskedMock<Bool>("Orders", log: stage.log)
            )
            stage.view(view)
            stage.store(service)
            stage.request(service.answers, gives: { _ in true }, fails: Offline())
            let order = Order(view, service)
            stage.track(order)
            stage.event("tap order") { order.send() }
        },
    ]
}

/// Makes two requests in a row, and tells its delegate after the first.
@MainActor
private final class Errand {
    enum Shown: RecordedCall {
        case done(String), problem(String)
    }

    enum Told: RecordedCall {
        case finished
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private weak let delegate: ToldSpy<Told>?
    private var isBusy = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ delegate: ToldSpy<Told>) {
        (self.view, self.service, self.delegate) = (view, service, delegate)
    }

    func start() {
        guard !isBusy else { return }
        isBusy = true
        service.get("token") { [weak self] answer in
            guard let self else { return }
            guard case .success(let token) = answer else { return end(.problem("Nobody knows you.")) }
            delegate?(.finished)
            service.get("keep \(token)") { [weak self] answer in
                self?.end((try? answer.get()).map(Shown.done) ?? .problem("It was not kept."))
            }
        }
    }

    private func end(_ shown: Shown) {
        isBusy = false
        view?(shown)
    }
}

/// Shows its progress, and tells its delegate at the first sign of it.
@MainActor
private final class Upload {
    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private weak let delegate: ToldSpy<Errand.Told>?

    init(_ view: FreeViewSpy, _ service: FreeServiceMock, _ delegate: ToldSpy<Errand.Told>) {
        (self.view, self.service, self.delegate) = (view, service, delegate)
    }

    func begin() {
        Task { [weak self, service] in
            do {
                var isFirst = true
                for try await count in service.counts() {
                    self?.view?.show(count)
                    if isFirst { self?.delegate?(.finished) }
                    isFirst = false
                }
            } catch {
                self?.view?.show(-1)
            }
        }
    }
}

/// Asks for a price, and cancels the previous request.
@MainActor
private final class Quote {
    enum Shown: RecordedCall {
        case isBusy(Bool), price(String), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var task: Task<Void, Never>?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    deinit { task?.cancel() }

    func ask() {
        task?.cancel()
        view?(.isBusy(true))
        task = Task { [weak view, service] in
            do {
                let price = try await service.get("price")
                view?(.isBusy(false))
                view?(.price(price))
            } catch {
                view?(.isBusy(false))
                if !Task.isCancelled { view?(.problem("There is no price.")) }
            }
        }
    }
}

/// Sends one order at a time.
@MainActor
private final class Order {
    private weak let view: ToldSpy<Quote.Shown>?
    private let service: AskedMock<Bool>
    private var isSending = false

    init(_ view: ToldSpy<Quote.Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func send() {
        guard !isSending else { return }
        isSending = true
        service.get("order") { [weak self] answer in
            guard case .success = answer else { return self?.view?(.problem("It was not sent.")) ?? () }
            self?.isSending = false
            self?.view?(.price("ordered"))
        }
    }
}
