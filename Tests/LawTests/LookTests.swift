import LawReference
import Testing
import VIPERSpecs

/// Calls that a person cannot tell apart.
@Suite struct LookTests {
    @Test func `Rows that move and rows that come are told apart unless the stage hears that they look the same`()
        async throws
    {
        let told = Module { stage in Arrangement.put(on: stage) { view, _ in stage.view(view) } }
        let brokenAsTold = try await broken(by: told)
        #expect(brokenAsTold == ["LAW-05"])
        let seen = Module { stage in
            Arrangement.put(on: stage) { view, _ in stage.view(view, seenAs: Arrangement.look) }
        }
        let brokenAsSeen = try await broken(by: seen)
        #expect(brokenAsSeen == [])
    }

    /// Returns the laws that a module breaks.
    private func broken(by module: Module) async throws -> [String] {
        try await module.report().rows.filter { row in
            if case .violated = row.verdict { true } else { false }
        }
        .map(\.id)
    }

    @Test func `What looks the same has to hold the same`() async throws {
        let forgetful = Module { stage in
            Arrangement.put(on: stage, isForgetful: true) { view, _ in stage.view(view, seenAs: Arrangement.look) }
        }
        let broken = try await broken(by: forgetful)
        #expect(broken == ["LAW-05"])
    }

    @Test func `Who says what looks the same may hold the module, which goes with its view`() async throws {
        let holding = Module { stage in
            Arrangement.put(on: stage) { view, module in
                stage.view(view, seenAs: { call in withExtendedLifetime(module) { Arrangement.look(call) } })
            }
        }
        let broken = try await broken(by: holding)
        #expect(broken == [])
    }
}

/// Loads rows and reverses them, with a special state for moved rows if there are any.
@MainActor
private final class Arrangement {
    enum State: Equatable {
        case loading, loaded([String]), moved([String]), failed
    }

    enum Shown: RecordedCall {
        case render(State), button(isTurned: Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let isForgetful: Bool
    private var rows: [String] = []
    private var isTurned = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, isForgetful: Bool) {
        (self.view, self.service, self.isForgetful) = (view, service, isForgetful)
    }

    func load() {
        view?(.render(.loading))
        service.get("rows") { [weak self] in self?.show($0) }
    }

    func turn() {
        view?(.button(isTurned: true))
        if isForgetful && rows.isEmpty { return }
        isTurned = true
        if !rows.isEmpty { view?(.render(.moved(arranged))) }
    }

    private func show(_ answer: Result<[String], any Error>) {
        guard case .success(let rows) = answer else { return view?(.render(.failed)) ?? () }
        self.rows = rows
        view?(.render(.loaded(arranged)))
    }

    private var arranged: [String] { isTurned ? rows.reversed() : rows }
}

extension Arrangement {
    /// Puts an arrangement on a stage; `name` tells the stage about its view.
    static func put(
        on stage: Stage,
        isForgetful: Bool = false,
        naming name: (ToldSpy<Shown>, Arrangement) -> Void
    ) {
        let (view, service) = (ToldSpy<Shown>("View", log: stage.log), AskedMock<[String]>("Service", log: stage.log))
        let module = Arrangement(view, service, isForgetful: isForgetful)
        name(view, module)
        stage.track(module)
        stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] }, fails: Offline())
        stage.busy(from: Shown.render(.loading), until: .render(.loaded([])), .render(.moved([])), .render(.failed))
        stage.event("view appears", .appears) { module.load() }
        stage.event("turn round") { module.turn() }
    }

    /// Returns a call with moved rows as one with loaded rows, since they look the same.
    static func look(_ call: Shown) -> Shown {
        if case .render(.moved(let rows)) = call { .render(.loaded(rows)) } else { call }
    }
}
