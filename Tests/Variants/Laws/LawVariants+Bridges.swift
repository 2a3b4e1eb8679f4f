import Dispatch
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that turn one style of answering into another, and that a second answer would crash.
    static let bridges: [Variant<ModuleLaws>] = [
        Variant("waits for a completion by a continuation") { stage in
            let doubles = FreeDoubles(stage)
            let counter = AwaitingCounter(doubles) { service in
                try await withCheckedThrowingContinuation { caller in service.count { caller.resume(with: $0) } }
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("waits for two completions by a dispatch group") { stage in
            let view = ToldSpy<Sums.Shown>("View", log: stage.log)
            let services = ["Rent", "Food"].map { AskedMock<Int>($0, log: stage.log) }
            let sums = Sums(view, services)
            stage.view(view)
            stage.track(sums)
            for service in services { stage.request(service.answers, gives: { $0 + 1 }, fails: Offline()) }
            stage.event("view appears", .appears) { sums.load() }
        },
    ]
}

/// Shows the sum of several numbers once all of them have arrived.
@MainActor
private final class Sums {
    enum Shown: RecordedCall {
        case sum(Int), problem
    }

    private weak let view: ToldSpy<Shown>?
    private let services: [AskedMock<Int>]

    init(_ view: ToldSpy<Shown>, _ services: [AskedMock<Int>]) {
        (self.view, self.services) = (view, services)
    }

    func load() {
        let (group, numbers) = (DispatchGroup(), Numbers())
        for service in services {
            group.enter()
            service.get("month") { answer in
                numbers.all.append(try? answer.get())
                group.leave()
            }
        }
        group.notify(queue: .main) { [weak view] in
            MainActor.assumeIsolated {
                let known = numbers.all.compactMap { $0 }
                view?(known.count == numbers.all.count ? .sum(known.reduce(0, +)) : .problem)
            }
        }
    }
}

/// Collects the numbers that have arrived.
@MainActor
private final class Numbers {
    var all: [Int?] = []
}
