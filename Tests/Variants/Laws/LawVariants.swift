import Dispatch
import LawReference
public import Proof
public import VIPERSpecs

/// Correct modules that obey the laws in unusual ways.
public enum LawVariants {
    /// All variants, grouped by what is unusual about them.
    public static let all: [Variant<ModuleLaws>] =
        clocks + styles + bridges + shapes + screens + flows + habits + timed + states
        + assembly + leaving + lists + refused + waits + errands + beside + failing + kept + scenes + carried + own
        + ends + begun + later + apps + counting + detours + behind + loaders + promises + retried + offers + attempts
        + unheard + ahead + changed + marked + interrupted + left + elsewhere + gone
}

extension LawVariants {
    static let styles: [Variant<ModuleLaws>] = [
        Variant("is answered by a completion of no actor and hops in a task") { stage in
            let doubles = FreeDoubles(stage)
            let counter = HoppingCounter(doubles) { work in Task { @MainActor in work() } }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("is answered by a completion of no actor and hops through the main queue") { stage in
            let doubles = FreeDoubles(stage)
            let counter = HoppingCounter(doubles) { work in
                DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("awaits its answer in a task that it cancels when it goes") { stage in
            let doubles = FreeDoubles(stage)
            let counter = AwaitingCounter(doubles) { service in try await service.count() }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("has an actor for an interactor") { stage in
            let doubles = FreeDoubles(stage)
            let interactor = ActorInteractor()
            let counter = AwaitingCounter(doubles) { service in try await interactor.count(service) }
            stage.track(counter, interactor)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("asks in a child task") { stage in
            let doubles = FreeDoubles(stage)
            let counter = AwaitingCounter(doubles) { service in
                async let count = service.count()
                return try await count
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("listens to a stream") { stage in
            let doubles = FreeDoubles(stage)
            let counter = AwaitingCounter(doubles) { service in
                var last: Int?
                for try await count in service.counts() { last = count }
                guard let last else { throw CancellationError() }
                return last
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("is a model that is observed, with a button to try again") { MailList.play(on: $0) },
        Variant("shows each value of a stream") { stage in
            let counter = LiveCounter(FreeDoubles(stage))
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Variant("reads a stream until it has what it wants") { stage in
            let counter = LiveCounter(FreeDoubles(stage)) { view, answer, _ in
                view.show((try? answer.get()) ?? -1)
                return false
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Variant("connects again when a stream breaks off") { stage in
            let line = Line()
            let counter = LiveCounter(FreeDoubles(stage)) { view, answer, number in
                if case .failure = answer, number > 0 {
                    line.counter?.appear()
                    return false
                }
                view.show((try? answer.get()) ?? -1)
                return true
            }
            line.counter = counter
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Variant("works in the task of its caller") { stage in
            let doubles = FreeDoubles(stage)
            let counter = CalledCounter(doubles)
            stage.track(counter)
            stage.event("view appears", .appears) { await counter.count() }
        },
        Variant("has a service with a delegate") { stage in
            let doubles = FreeDoubles(stage)
            let service = DelegatingService(doubles.service)
            let counter = DelegatedCounter(view: doubles.view, service: service)
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("ignores an event while it waits") { stage in
            let doubles = FreeDoubles(stage)
            let counter = PatientCounter(doubles)
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("asks once more by itself after a failure") { stage in
            let doubles = FreeDoubles(stage)
            let counter = RecoveringCounter(doubles)
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
            stage.event("pull to refresh") { counter.count() }
        },
        Variant("asks another service if the first fails") { stage in
            let doubles = FreeDoubles(stage)
            let mirror = FreeServiceMock(log: stage.log)
            stage.request(mirror.count, gives: { $0 + 1 }, empty: 0, fails: Offline())
            let counter = AwaitingCounter(doubles) { service in
                do { return try await service.count() } catch { return try await mirror.count() }
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
        Variant("leaves a task running as long as it lives") { stage in
            let doubles = FreeDoubles(stage)
            let counter = AwaitingCounter(doubles) { service in try await service.count() }
            counter.listen()
            stage.track(counter)
            stage.event("view appears", .appears) { counter.count() }
        },
    ]

    static let shapes: [Variant<ModuleLaws>] = [
        Variant("tells its view through observation") { stage in
            let doubles = FreeDoubles(stage)
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw NoObservation() }
            let model = ObservableCounter(doubles.service)
            let binding = CounterBinding(model, doubles.view)
            stage.track(model, binding)
            stage.event("view appears", .appears) {
                binding.begin()
                model.count()
            }
        },
        counter("tells its view through a closure") { _, view, _ in
            { [weak view] in view?.show($0) }
        },
        Variant("has a struct for an interactor and no wireframe") { stage in
            let doubles = FreeDoubles(stage)
            let presenter = StructPresenter(view: doubles.view, interactor: StructInteractor(service: doubles.service))
            stage.track(presenter)
            stage.event("view appears", .appears) { presenter.count() }
        },
        counter("has a view that is a struct") { stage, view, _ in
            let view = StructView(spy: view)
            stage.view(view)
            return { view.show($0) }
        },
        counter("has two views") { stage, view, _ in
            let badge = FreeViewSpy(log: stage.log)
            stage.view(badge)
            return { [weak view, weak badge] in
                view?.show($0)
                badge?.show($0)
            }
        },
        counter("is its own wireframe and delegate", except: [18]) { stage, view, _ in
            let everyone = EveryoneSpy(log: stage.log)
            stage.wireframe(everyone)
            stage.event("close", [.leaves, .repeatable]) {
                everyone.close()
                everyone.counterDidClose()
            }
            return { [weak view] in view?.show($0) }
        },
        Variant("asks for nothing") { stage in
            let view = FreeViewSpy(log: stage.log)
            stage.view(view)
            stage.event("view appears", .appears) { [weak view] in view?.show(1) }
        },
    ]

    /// Creates a counter whose view appears, and that passes what it found to a closure.
    static func counter(
        _ oddity: String,
        _ traits: EventTraits = .appears,
        except exceptions: [Int] = [],
        found: @escaping @MainActor @Sendable (Stage, FreeViewSpy, ClosureInteractor) -> (Int) -> Void
    ) -> Variant<ModuleLaws> {
        Variant(oddity, except: exceptions) { stage in
            let doubles = FreeDoubles(stage)
            let interactor = ClosureInteractor(service: doubles.service)
            stage.event("view appears", traits) { interactor.count() }
            interactor.found = found(stage, doubles.view, interactor)
            stage.track(interactor)
        }
    }
}

/// The connection to a counter that listens.
@MainActor
private final class Line {
    weak var counter: LiveCounter?
}
