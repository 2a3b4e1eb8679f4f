import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that count time, and those that take something back by another call or in a part of the screen.
    static let counting: [Variant<ModuleLaws>] = [
        countdown("pauses its countdown while it is paid") { left, view in view(.held("seat, \(left) s left")) },
        countdown("counts in a label of its own, which goes with what it belongs to") { left, view in
            if left == 30 { view(.held("seat")) }
            view(.left(left))
        },
        Variant("holds a seat before the answer, and says by another call that it is not held") { stage in
            let (view, service) = doubles(on: stage)
            var (isHeld, isWaiting) = (false, false)
            stage.oneOf(Held.held(""), .nothingHeld)
            stage.event("view appears", .appears) { [weak view] in view?(.nothingHeld) }
            stage.event("hold", when: { !isHeld && !isWaiting }) { [weak view] in
                isWaiting = true
                view?(.held("seat"))
                service.get("hold") { [weak view] answer in
                    isWaiting = false
                    guard case .failure = answer else {
                        isHeld = true
                        return view?(.problem(nil)) ?? ()
                    }
                    view?(.nothingHeld)
                    view?(.problem("Not held"))
                }
            }
            stage.event("release", when: { isHeld }) { [weak view] in
                isHeld = false
                view?(.nothingHeld)
            }
        },
        Variant("takes a part of its state back that it has shown before the answer") { stage in
            let form = RenderedForm(on: stage)
            stage.event("view appears", [.appears, .repeatable]) { form.load() }
            stage.event("send", when: { !form.state.isSending }) {
                let wasSent = form.state.isSent
                form.state.isSent = true
                form.send { $0.state.isSent = wasSent }
            }
        },
        Variant("shows in one part of its state either rows or that they could not be loaded") { stage in
            let view = ToldSpy<Page.Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            var newest = 0
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                service.get("rows") { [weak view, mine = newest] answer in
                    guard mine == newest else { return }
                    let content = (try? answer.get()).map(Page.Content.rows) ?? .failed
                    view?(.render(Page(content: content)))
                }
            }
        },
        Variant("opens a ticket while it is paid, and says there how that went") { stage in
            let (view, service) = doubles(on: stage)
            let router = ToldSpy<Held>("Router", log: stage.log)
            var (isPaying, isOpen) = (false, false)
            stage.wireframe(router)
            stage.busy(from: Held.busy(true), until: .busy(false))
            stage.event("pay") { [weak view] in
                guard !isPaying else { return }
                isPaying = true
                view?(.busy(true))
                if !isOpen { router(.held("ticket")) }
                isOpen = true
                service.get("pay") { [weak view, weak router] answer in
                    isPaying = false
                    guard let view else { return }
                    view(.busy(false))
                    if case .failure = answer { router?(.problem("Not paid")) }
                }
            }
        },
    ]

    @MainActor
    private static func doubles(on stage: Stage) -> (view: ToldSpy<Held>, service: AskedMock<Void>) {
        let view = ToldSpy<Held>("View", log: stage.log)
        let service = AskedMock<Void>("Service", log: stage.log)
        stage.view(view)
        stage.store(service)
        stage.request(service.answers, gives: { _ in }, fails: Offline())
        return (view, service)
    }

    /// Creates a module that holds a seat for thirty seconds, which do not pass during the payment.
    private static func countdown(
        _ oddity: String,
        show: @escaping @MainActor @Sendable (Int, ToldSpy<Held>) -> Void
    ) -> Variant<ModuleLaws> {
        Variant(oddity) { stage in
            let (view, service) = doubles(on: stage)
            let clock = stage.clock.sleeping
            var (left, isPaying, timer) = (0, false, nil as ScheduledAction?)
            stage.oneOf(Held.held(""), .nothingHeld)
            @MainActor func end(_ view: ToldSpy<Held>?) {
                timer?.cancel()
                left = 0
                view?(.nothingHeld)
            }
            stage.event("hold", when: { left == 0 }) { [weak view] in
                left = 30
                view.map { show(left, $0) }
                timer = clock.schedule(after: .seconds(10), repeats: true) { [weak view] in
                    guard left > 0, !isPaying, let view else { return }
                    left -= 10
                    if left > 0 { show(left, view) } else { end(view) }
                }
            }
            stage.event("pay", when: { left > 0 && !isPaying }) { [weak view] in
                isPaying = true
                service.get("pay") { [weak view] answer in
                    isPaying = false
                    if case .success = answer { end(view) }
                    view?(.problem((try? answer.get()) == nil ? "Not paid" : nil))
                }
            }
        }
    }
}

private enum Held: RecordedCall {
    case held(String), nothingHeld, left(Int), problem(String?), busy(Bool)
}

private struct Page: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case rows([String]), failed
    }

    enum Shown: RecordedCall {
        case render(Page)
    }

    var content: Content
}
