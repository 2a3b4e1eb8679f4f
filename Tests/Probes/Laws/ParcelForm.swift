import LawReference
public import VIPERSpecs

/// A form of two steps: to whom a parcel goes, and what it weighs, which is priced half a second after it was typed.
@MainActor
public final class ParcelForm {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(Int), name(String), weight(String), price(String), isPricing(Bool), hasNoPrice(Bool)
        case isSending(Bool), isNotSent(Bool)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case receipt(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case saysThatItWasCancelled, keepsTheFirstName, sendsAgainWhatHasFailed
    }

    private weak let view: ToldSpy<Shown>?
    private let (router, prices, post, drafts): (ToldSpy<Opened>, AskedMock<String>, AskedMock<String>, AskedMock<Void>)
    private let clock: TestClock
    private let fault: Fault?
    private var (step, name, weight, hasPrice, isSending) = (1, "", "", false, false)
    private var (confirmed, failed) = (nil as String?, nil as String?)
    private var pricing: Task<Void, Never>?

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, self.fault, clock) = (view, fault, stage.clock.sleeping)
        router = ToldSpy("Router", log: stage.log)
        (prices, post) = (AskedMock("Prices", log: stage.log), AskedMock("Post", log: stage.log))
        drafts = AskedMock("Drafts", log: stage.log)
    }

    deinit { pricing?.cancel() }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let form = ParcelForm(on: stage, view, fault)
            stage.view(view)
            stage.wireframe(form.router)
            stage.store(form.post, form.drafts)
            stage.track(form)
            stage.busy(from: Shown.isPricing(true), until: .isPricing(false))
            stage.busy(from: Shown.isSending(true), until: .isSending(false))
            stage.state(from: Shown.hasNoPrice(true), until: .hasNoPrice(false))
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            stage.request(form.prices.answers, gives: { "\(4 + $0) euro" }, fails: Offline())
            stage.request(form.post.answers, gives: { "code \($0)" }, fails: Offline())
            stage.request(form.drafts.answers, gives: { _ in })
            let isOn = { @MainActor @Sendable (step: Int) in form.step == step && !form.isSending }
            stage.event("view appears", .appears) { form.view?(.step(1)) }
            for name in ["Ann", "Bob"] {
                stage.event("type \(name)", when: { isOn(1) && form.name != name }) { form.type(name: name) }
            }
            stage.event("next", when: { isOn(1) && !form.name.isEmpty }) { form.next() }
            for weight in ["5 kg", "7 kg"] {
                stage.event("type \(weight)", when: { isOn(2) && form.weight != weight }) { form.type(weight: weight) }
            }
            stage.event("send", when: { isOn(2) && form.hasPrice }) { form.send() }
            stage.event("back", when: { isOn(2) }) { form.back() }
        }
    }

    private func type(name: String) {
        self.name = name
        view?(.name(name))
        keep()
    }

    private func next() {
        if fault != .keepsTheFirstName || confirmed == nil { confirmed = name }
        step = 2
        view?(.step(2))
    }

    private func back() {
        step = 1
        view?(.step(1))
    }

    private func type(weight: String) {
        self.weight = weight
        view?(.weight(weight))
        keep()
        price()
    }

    private func keep() { drafts.get("\(name), \(weight)") { _ in } }

    private func price() {
        pricing?.cancel()
        hasPrice = false
        view?(.price(""))
        view?(.hasNoPrice(false))
        view?(.isPricing(true))
        pricing = Task { [weak self, prices, clock, weight, fault] in
            do {
                try await clock.sleep(for: .milliseconds(500))
                let price = try await prices.get(weight)
                try Task.checkCancellation()
                self?.show(price)
            } catch {
                if fault != .saysThatItWasCancelled, Task.isCancelled { return }
                self?.view?(.isPricing(false))
                self?.view?(.hasNoPrice(true))
            }
        }
    }

    private func show(_ price: String) {
        hasPrice = true
        view?(.isPricing(false))
        view?(.price(price))
    }

    private func send() {
        isSending = true
        view?(.isNotSent(false))
        view?(.isSending(true))
        let text = fault == .sendsAgainWhatHasFailed ? failed ?? "" : ""
        let parcel = text.isEmpty ? "\(confirmed ?? ""), \(weight)" : text
        post.get(parcel) { [weak self] answer in
            guard let self else { return }
            view?(.isSending(false))
            switch answer {
            case .success(let code): router(.receipt(code))
            case .failure:
                (isSending, failed) = (false, parcel)
                view?(.isNotSent(true))
            }
        }
    }
}
