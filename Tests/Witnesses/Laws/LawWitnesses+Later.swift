import Foundation
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that show only the next time, or with the last of several answers.
    static let later: [Witness<ModuleLaws>] = [
        table("has failed for ever once it has failed", violates: [10]) { table, answer, _ in
            if case .failure = answer { table.hasFailed = true }
            table.show(table.hasFailed ? .problem("Offline") : .rows((try? answer.get()) ?? []))
        },
        table("does not notice that nothing is left", violates: [26]) { table, answer, number in
            guard case .success(let rows) = answer else { return table.show(.problem("Offline")) }
            table.show(.updates(1))
            if number == 1 || !rows.isEmpty { table.show(.rows(rows)) }
        },
        Witness("empties its list before it knows whether there is another", violates: [23]) { stage in
            let table = Table(stage) { table, answer, _ in
                guard case .success(let rows) = answer else { return table.show(.problem("Offline")) }
                table.show(.rows(rows))
            }
            stage.event("view appears", .appears) { table.load() }
            stage.event("pull to refresh") {
                table.show(.rows([]))
                table.load()
            }
        },
        Witness("tells its view of the last of two answers wherever it comes", violates: [14]) { stage in
            let view = FreeViewSpy(log: stage.log)
            let free = FreeServiceMock(log: stage.log)
            let service = AskedMock<Int>("Service", log: stage.log)
            stage.view(view)
            stage.request(free.count, gives: { $0 + 1 })
            stage.request(service.answers, gives: { $0 + 1 })
            stage.event("view appears", .appears) {
                let sum = FreeSum(view)
                free.count { sum.add($0) }
                service.get("count") { answer in DispatchQueue.main.async { sum.add(answer) } }
            }
        },
        Witness("says that the second step has failed, which was cancelled", violates: [25]) { stage in
            let view = ToldSpy<Table.Shown>("View", log: stage.log)
            let (first, second) = (AskedMock<Int>("First", log: stage.log), AskedMock<Int>("Second", log: stage.log))
            let steps = Steps(view, first, second)
            stage.view(view)
            stage.track(steps)
            stage.request(first.answers, gives: { $0 })
            stage.request(second.answers, gives: { $0 }, fails: Offline())
            stage.event("start") { steps.start() }
            stage.event("cancel") { steps.cancel() }
        },
        Witness("sends what was typed first when it tries again", violates: [31, 32]) { stage in
            let view = ToldSpy<Table.Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            var (text, tapped, sent): (String, String, String?) = ("", "", nil)
            stage.view(view)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            func type(_ typed: String) {
                text = typed
                view(.rows([typed]))
            }
            stage.event("type Ann") { type("Ann") }
            stage.event("type Bob") { type("Bob") }
            stage.event("save", [.onlyAtRest, .repeatable]) { [weak view] in
                tapped = text
                let name = sent ?? text
                sent = name
                service.get(name) { answer in
                    if case .success = answer { sent = nil }
                    view?(.problem((try? answer.get()) == nil ? "Offline" : ""))
                }
            }
            stage.invariant("what is sent was typed") { sent == nil || sent == tapped }
        },
    ]

    private static func table(
        _ fault: String,
        violates laws: Violations,
        heard: @escaping Table.Heard
    ) -> Witness<ModuleLaws> {
        Witness(fault, violates: laws) { stage in
            let table = Table(stage, heard)
            stage.event("view appears", [.appears, .repeatable]) { table.load() }
        }
    }
}

/// Shows the rows of the newest load.
@MainActor
private final class Table {
    enum Shown: RecordedCall {
        case rows([String]), problem(String), updates(Int)
    }

    typealias Heard = @MainActor @Sendable (Table, Result<[String], any Error>, Int) -> Void

    private weak var view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let heard: Heard
    private var newest = 0
    private var count = 0
    var hasFailed = false

    init(_ stage: Stage, _ heard: @escaping Heard) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        (self.view, service, self.heard) = (view, AskedMock("Service", log: stage.log), heard)
        stage.view(view)
        stage.track(self)
        stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
    }

    func load() {
        newest += 1
        service.get("rows") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            count += 1
            heard(self, answer, count)
        }
    }

    func show(_ shown: Shown) { view?(shown) }
}

/// Takes two steps, the second of which can be cancelled.
@MainActor
private final class Steps {
    private weak let view: ToldSpy<Table.Shown>?
    private let first: AskedMock<Int>
    private let second: AskedMock<Int>
    private var task: Task<Void, Never>?
    private var newest = 0

    init(_ view: ToldSpy<Table.Shown>, _ first: AskedMock<Int>, _ second: AskedMock<Int>) {
        (self.view, self.first, self.second) = (view, first, second)
    }

    deinit { task?.cancel() }

    func start() {
        cancel()
        first.get("first") { [weak self, newest] _ in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            task = Task { [weak view, second] in
                do {
                    let count = try await second.get("second")
                    view?(.updates(count))
                } catch {
                    view?(.problem("Offline"))
                }
            }
        }
    }

    func cancel() {
        newest += 1
        task?.cancel()
        view?(.rows([]))
    }
}

/// Shows the sum of two numbers, on the thread on which the last one arrives.
private final class FreeSum: @unchecked Sendable {
    // This lock guards the numbers, which justifies `@unchecked`.
    private let lock = NSLock()
    private var numbers: [Int] = []
    private weak let view: FreeViewSpy?

    init(_ view: FreeViewSpy) { self.view = view }

    func add(_ answer: Result<Int, any Error>) {
        let numbers = lock.withLock {
            self.numbers.append((try? answer.get()) ?? 0)
            return self.numbers
        }
        if numbers.count == 2 { view?.show(numbers[0] + numbers[1]) }
    }
}
