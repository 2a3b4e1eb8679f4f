import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that show something only while they wait for answers, or if none comes.
    static let waits: [Variant<ModuleLaws>] = [
        Variant("says that it takes too long, which is named as a state") { stage in
            let clock = stage.clock.sleeping
            stage.put({ Prices($0, $1, clock: clock) }, gives: { "\($0) €" }) { prices in
                stage.state(from: Prices.Shown.problem("Too slow."), until: .problem(nil))
                stage.event("view appears", .appears) { prices.ask() }
                stage.event("pull") { prices.ask() }
            }
        },
        Variant("asks again every twenty seconds besides, and marks what is old") { stage in
            let clock = stage.clock.sleeping
            stage.put({ Prices($0, $1, clock: clock) }, gives: { "\($0) €" }) { prices in
                stage.event("view appears", .appears) { prices.poll() }
                stage.event("pull") { prices.ask(isPatient: true) }
            }
        },
        Variant("is deaf for half a second after a tap that opens a screen") { stage in
            let (view, router) = (
                ToldSpy<Prices.Shown>("View", log: stage.log), ToldSpy<Prices.Shown>("Router", log: stage.log)
            )
            let clock = stage.clock.sleeping
            var isDeaf = false
            stage.view(view)
            stage.wireframe(router)
            stage.event("view appears", .appears) { [weak view] in view?(.note("a row")) }
            stage.event("tap") {
                guard !isDeaf else { return }
                isDeaf = true
                router(.note("details"))
                clock.schedule(after: .milliseconds(500)) { isDeaf = false }
            }
        },
        Variant("uploads side by side and says how many failed, and again one after the other") { stage in
            stage.put(Uploads.init, gives: { "\($0)" }) { uploads in
                stage.event("view appears", .appears) { uploads.show() }
                stage.event("pick", [.repeatable, .addsUp]) { uploads.pick() }
                stage.event("pick two", [.repeatable, .addsUp]) { for _ in 1...2 { uploads.pick() } }
                stage.event("again", when: { uploads.photos.values.contains("failed") }) { uploads.sendFailed() }
            }
        },
        Variant("empties a queue in which something waits only while two are sent") { stage in
            stage.put(Uploads.init, gives: { "\($0)" }) { uploads in
                stage.event("view appears", .appears) { uploads.show() }
                stage.event("pick", [.repeatable, .addsUp]) { uploads.pick(inTurn: true) }
                stage.event("empty", when: { uploads.photos.values.contains("waiting") }) { uploads.empty() }
            }
        },
        Variant("tells its delegate of nothing after a failure") { stage in
            let delegate = ToldSpy<Prices.Told>("Delegate", log: stage.log)
            stage.delegate(delegate)
            stage.put({ Prices($0, $1, clock: stage.clock.sleeping) }, gives: { "\($0) €" }) { prices in
                prices.isKnown = { [weak delegate] in delegate?(.ended(with: $0)) }
                stage.event("view appears", .appears) { prices.ask(isPatient: true) }
            }
        },
        Variant("ends its indicator, and nothing else, when the user stops it") { stage in
            stage.put({ Prices($0, $1, clock: stage.clock.sleeping) }, gives: { "\($0) €" }) { prices in
                stage.busy(from: Prices.Shown.isBusy(true), until: .isBusy(false))
                stage.event("view appears", .appears) { prices.ask(isPatient: true) }
                stage.event("stop", when: { prices.isAsking }) { prices.stop() }
            }
        },
        Variant("is connected as soon as it reads, whatever comes of it") { stage in
            let view = ToldSpy<Prices.Shown>("View", log: stage.log)
            let service = FreeServiceMock(log: stage.log)
            stage.view(view)
            stage.busy(from: Prices.Shown.isBusy(true), until: .isBusy(false))
            stage.request(service.count, gives: { $0 }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                view?(.isBusy(true))
                let counts = service.counts()
                view?(.isBusy(false))
                do {
                    for try await count in counts { view?(.price("\(count) €")) }
                } catch {
                    if !Task.isCancelled { view?(.problem("Offline")) }
                }
            }
        },
        Variant("says at once that it will be sent, in the place of its indicator") { stage in
            stage.put({ Prices($0, $1, clock: stage.clock.sleeping) }, gives: { "\($0) €" }) { prices in
                stage.busy(from: Prices.Shown.isBusy(true), until: .isBusy(false))
                stage.event("tap") { prices.ask(isPatient: true, note: "It will be there.") }
            }
        },
    ]
}

/// Asks for a price.
@MainActor
private final class Prices {
    enum Shown: RecordedCall {
        case isBusy(Bool), price(String), problem(String?), note(String)
    }

    enum Told: RecordedCall {
        case ended(with: String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private var timer: ScheduledAction?
    private var newest = 0
    private(set) var isAsking = false
    var isKnown: (String?) -> Void = { _ in }

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    deinit { timer?.cancel() }

    /// Asks, and gives up after ten seconds unless it is patient.
    func ask(isPatient: Bool = false, note: String? = nil) {
        newest += 1
        isAsking = true
        view?(.isBusy(true))
        if !isPatient {
            timer?.cancel()
            timer = clock.schedule(after: .seconds(10)) { [weak self] in self?.end("Too slow.") }
        }
        service.get("price") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            let price = try? answer.get()
            if !isPatient { timer?.cancel() }
            end(price == nil ? "Old price." : nil)
            if let price { view?(.price(price)) }
            isKnown(price)
        }
        if let note {
            view?(.isBusy(false))
            view?(.note(note))
        }
    }

    /// Asks, and asks again whatever the answer is.
    func poll() {
        ask(isPatient: true)
        timer = clock.schedule(after: .seconds(20)) { [weak self] in self?.poll() }
    }

    func stop() {
        newest += 1
        isAsking = false
        view?(.isBusy(false))
    }

    private func end(_ problem: String?) {
        stop()
        view?(.problem(problem))
    }
}

/// Sends photos.
@MainActor
private final class Uploads {
    enum Shown: RecordedCall {
        case photos([Int: String]), summary(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private(set) var photos: [Int: String] = [:]
    private var count = 0
    private var told: Int?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func show() {
        view?(.photos(photos))
        let failed = photos.values.count { $0 == "failed" }
        if failed != told { view?(.summary(failed == 0 ? "Well." : "\(failed) failed.")) }
        told = failed
    }

    func pick(inTurn isInTurn: Bool = false) {
        count += 1
        let isFree = !photos.values.contains("sending")
        photos[count] = "waiting"
        if !isInTurn { send(count) } else if isFree { sendNext() } else { show() }
    }

    /// Sends the photos that failed again, one after the other.
    func sendFailed() {
        for (photo, state) in photos where state == "failed" { photos[photo] = "waiting" }
        sendNext()
    }

    func empty() {
        photos = photos.filter { $1 != "waiting" }
        show()
    }

    private func sendNext() {
        if let photo = photos.filter({ $1 == "waiting" }).keys.min() { send(photo) }
    }

    private func send(_ photo: Int) {
        photos[photo] = "sending"
        show()
        service.get("photo \(photo)") { [weak self] answer in
            guard let self, photos[photo] == "sending" else { return }
            photos[photo] = (try? answer.get()) == nil ? "failed" : "sent"
            show()
            sendNext()
        }
    }
}
