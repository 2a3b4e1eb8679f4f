import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that are right the first time, or with one request alone.
    static let second: [Witness<ModuleLaws>] = [
        Witness("never says that there is nothing, as it is named to", violates: [21]) { stage in
            let (view, service) = doubles(on: stage, empty: "")
            stage.busy(from: Seen.loading, until: .rows([]), .nothing, .problem(nil))
            stage.oneOf(Seen.loading, .rows([]), .nothing, .problem(nil))
            stage.event("view appears", .appears) { [weak view] in
                view?(.loading)
                service.get("rows") { answer in
                    guard case .success(let row) = answer else { return view?(.problem("Offline")) ?? () }
                    view?(.rows(row.isEmpty ? [] : [row]))
                }
            }
        },
        Witness("says of the first failure that nothing was sent, and not of the second", violates: [34]) { stage in
            let (view, service) = doubles(on: stage)
            stage.state(from: Seen.problem("Not sent"), until: .problem(nil))
            var (hasFailed, isSending) = (false, false)
            stage.event("view appears", .appears) { [weak view] in view?(.isEnabled(true)) }
            stage.event("send", when: { !isSending }) { [weak view] in
                isSending = true
                view?(.problem(nil))
                view?(.isEnabled(false))
                service.get("text") { answer in
                    isSending = false
                    if case .success(let number) = answer { view?(.rows([number])) }
                    if case .failure = answer, !hasFailed { view?(.problem("Not sent")) }
                    if case .failure = answer { hasFailed = true } else { hasFailed = false }
                    view?(.isEnabled(true))
                }
            }
        },
        Witness("keeps an hour for which nobody has paid", violates: [34]) { stage in
            let (view, service) = doubles(on: stage)
            stage.store(service)
            var (hours, isBusy) = (1, false)
            stage.event("view appears", .appears) { [weak view] in view?(.rows(["1 h"])) }
            stage.event("extend", when: { !isBusy }) { [weak view] in
                isBusy = true
                view?(.rows(["\(hours + 1) h"]))
                service.get("one hour") { answer in
                    isBusy = false
                    guard case .success(let receipt) = answer else { return view?(.problem("Offline")) ?? () }
                    hours += 1
                    view?(.page(receipt))
                }
            }
        },
        Witness("leaves a footer on that a refresh has taken the place of, if that fails", violates: [11]) { stage in
            let (view, service) = doubles(on: stage)
            stage.busy(from: Seen.footer(true), until: .footer(false))
            var (newest, isPulled) = (0, false)
            stage.event("pull") { [weak view] in
                newest += 1
                isPulled = true
                let number = newest
                service.get("rows") { answer in
                    guard let view, number == newest else { return }
                    isPulled = false
                    guard case .success(let row) = answer else { return view(.problem("Offline")) }
                    view(.footer(false))
                    view(.rows([row]))
                }
            }
            stage.event("scroll", when: { !isPulled }) { [weak view] in
                newest += 1
                view?(.footer(true))
                let number = newest
                service.get("page") { answer in
                    guard let view, number == newest else { return }
                    view(.footer(false))
                    if case .success(let row) = answer { view(.page(row)) } else { view(.problem("Offline")) }
                }
            }
        },
        Witness("says for each value of a stream that it is there, and shows the first alone", violates: [30]) {
            stage in
            let light = ToldSpy<Light>("Light", log: stage.log)
            stage.view(light)
            stage.busy(from: Light.connecting, until: .live, .lost)
            let counter = LiveCounter(FreeDoubles(stage)) { [weak light] view, answer, number in
                let count = try? answer.get()
                light?(count == nil ? .lost : .live)
                if number == 0, let count { view.show(count) }
                return true
            }
            stage.track(counter)
            stage.event("view appears", .appears) { [weak light] in
                light?(.connecting)
                counter.appear()
            }
        },
        Witness("reads no more once its view is back, and says that it had paused", violates: [38]) { stage in
            let light = ToldSpy<Light>("Light", log: stage.log)
            stage.view(light)
            stage.busy(from: Light.connecting, until: .live, .lost, .paused)
            var isRead = false
            let counter = LiveCounter(FreeDoubles(stage)) { [weak light] view, answer, _ in
                let count = try? answer.get()
                light?(count == nil ? .lost : .live)
                if let count { view.show(count) }
                return true
            }
            stage.track(counter)
            stage.event("view appears", [.appears, .repeatable]) { [weak light] in
                guard !isRead else { return }
                isRead = true
                light?(.connecting)
                counter.appear()
            }
            stage.event("view disappears") { [weak light] in
                counter.disappear()
                light?(.paused)
            }
        },
        Witness("forgets the rows that its view reads when they cannot be loaded again", violates: [23]) { stage in
            let (view, service) = doubles(on: stage, empty: "")
            var (rows, isPulled): ([String], Bool) = ([], false)
            stage.screen("rows", readOn: Seen.reload) { rows }
            stage.event("pull", when: { !isPulled }) { [weak view] in
                isPulled = true
                service.get("rows") { answer in
                    isPulled = false
                    rows = (try? answer.get()).map { $0.isEmpty ? [] : [$0] } ?? []
                    view?(.reload)
                    if case .failure = answer { view?(.problem("Offline")) } else { view?(.problem(nil)) }
                }
            }
        },
        Witness(
            "does not have its rows read in any round of its polling",
            violates: [5, 6],
            build: ReloadedRows.stage(pullReloads: false, polls: true)
        ),
    ]

    @MainActor
    private static func doubles(
        on stage: Stage,
        empty: String? = nil
    ) -> (view: ToldSpy<Seen>, service: AskedMock<String>) {
        let view = ToldSpy<Seen>("View", log: stage.log)
        let service = AskedMock<String>("Service", log: stage.log)
        stage.view(view)
        stage.request(service.answers, gives: { "row \($0)" }, empty: empty, fails: Offline())
        return (view, service)
    }
}

/// The calls of a view.
private enum Seen: RecordedCall {
    case loading, reload, rows([String]), nothing, page(String), footer(Bool), isEnabled(Bool), problem(String?)
}

/// The states of a connection.
private enum Light: RecordedCall {
    case connecting, live, lost, paused
}
