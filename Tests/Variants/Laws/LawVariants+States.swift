import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that show states, that continue by themselves, or that trust their service.
    static let states: [Variant<ModuleLaws>] = [
        Variant("hands its view one state after the other") { stage in
            stage.put(StateShelf.init, gives: { ["\($0)"] }) { shelf in
                stage.busy(
                    from: StateShelf.Shown.render(state: .loading),
                    until: .render(state: .loaded([])),
                    .render(state: .failed(""))
                )
                stage.event("view appears", .appears) { shelf.load() }
                stage.event("pull") { shelf.load() }
            }
        },
        Variant("is a model without rows, of which it is seen when it is no longer busy") { stage in
            let service = AskedMock<[String]>("Service", log: stage.log)
            let model = RowsModel(service)
            stage.track(model)
            stage.request(service.answers, gives: { ["\($0)"] }, empty: [], fails: Offline())
            stage.screen("rows") { model.rows }
            stage.busy("spinner") { model.isLoading }
            stage.state("problem") { model.hasFailed }
            stage.event("view appears", .appears) { model.load() }
        },
        Variant("asks for more every five seconds, while it is looked at") { stage in
            let clock = stage.clock.sleeping
            stage.put({ GrowingList($0, $1, clock) }, gives: { "\($0)" }) { list in
                stage.event("view appears", [.appears, .repeatable]) { list.appear() }
                stage.event("view disappears") { list.disappear() }
            }
        },
        Variant("saves on the way out, of which nobody hears") { stage in
            let drafts = AskedMock<Bool>("Drafts", log: stage.log)
            stage.request(drafts.answers, gives: { _ in true }, fails: Offline())
            stage.put(StateShelf.init, gives: { ["\($0)"] }) { shelf in
                stage.event("view appears", .appears) { shelf.load() }
                stage.event("leave", [.leaves, .outlivesView]) { drafts.get("draft") { _ in } }
            }
        },
        Variant("trusts its service to answer on the main actor") { stage in
            let (view, service) = (FreeViewSpy(log: stage.log), FreeServiceMock(log: stage.log))
            stage.view(view)
            stage.request(service.count, gives: { $0 + 1 }, fails: Offline(), onMainActor: true)
            stage.event("view appears", .appears) { [weak view] in
                service.count { answer in
                    MainActor.assumeIsolated { view?.show((try? answer.get()) ?? -1) }
                }
            }
        },
        Variant("is read, and has failed as before when it is tried again at once") { stage in
            let service = AskedMock<String>("Service", log: stage.log)
            let glance = Glance(service)
            stage.track(glance)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.screen("row") { glance.row as Any }
            stage.state("problem") { glance.hasFailed }
            stage.event("view appears", .appears) { if glance.row == nil { glance.load() } }
            stage.event("tap retry", when: { glance.hasFailed }) { glance.load() }
        },
        Variant("says for as long as it is so that a permission was denied") { stage in
            let (view, service) = (
                ToldSpy<Permission.Shown>("View", log: stage.log), AskedMock<Bool>("Device", log: stage.log)
            )
            let permission = Permission(view, service)
            stage.view(view)
            stage.track(permission)
            stage.request(service.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.state(from: Permission.Shown.isDenied(true), until: .isDenied(false))
            stage.event("tap allow") { permission.ask() }
        },
    ]
}

/// Loads a shelf, and renders each of its states.
@MainActor
private final class StateShelf {
    enum State: Equatable, Sendable {
        case loading, loaded([String]), failed(String)
    }

    enum Shown: RecordedCall {
        case render(state: State)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        newest += 1
        view?(.render(state: .loading))
        service.get("shelf") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.render(state: (try? answer.get()).map(State.loaded) ?? .failed("Offline")))
        }
    }
}

/// Rows for a view that observes them.
@MainActor
private final class RowsModel {
    private(set) var rows: [String] = []
    private(set) var isLoading = false
    private(set) var hasFailed = false
    private let service: AskedMock<[String]>

    init(_ service: AskedMock<[String]>) {
        self.service = service
    }

    func load() {
        guard !isLoading else { return }
        (isLoading, hasFailed) = (true, false)
        service.get("rows") { [weak self] answer in
            guard let self else { return }
            isLoading = false
            if case .success(let rows) = answer { self.rows = rows } else { hasFailed = true }
        }
    }
}

/// Repeatedly adds new items to a list.
@MainActor
private final class GrowingList {
    enum Shown: RecordedCall {
        case rows([String]), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private var rows: [String] = []
    private var task: Task<Void, Never>?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    deinit { task?.cancel() }

    func appear() {
        task?.cancel()
        task = Task { [weak self, service, clock] in
            while !Task.isCancelled {
                let answer: Result<String, any Error>
                do { answer = .success(try await service.get("new")) } catch { answer = .failure(error) }
                if Task.isCancelled { return }
                self?.show(answer)
                try? await clock.sleep(for: .seconds(5))
            }
        }
    }

    func disappear() {
        task?.cancel()
    }

    private func show(_ answer: Result<String, any Error>) {
        guard case .success(let row) = answer else { return view?(.problem("Offline")) ?? () }
        rows.append(row)
        view?(.rows(rows))
    }
}
