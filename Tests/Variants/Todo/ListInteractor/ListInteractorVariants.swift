import Foundation
public import Proof
import TodoReference
public import TodoSpecs

/// Correct list interactors that are built in unusual ways.
public enum ListInteractorVariants {
    /// All variants.
    public static let all: [Variant<ListInteractorSpec>] = [
        Variant("a struct that remembers nothing", except: [35, 38]) { fixture in
            StructInteractor(dataManager: fixture.dataManager, clock: fixture.clock, output: fixture.output)
        },
        Variant("an actor behind an adapter, which stays until it is answered", except: [52]) { fixture in
            let interactor = ActorInteractor(clock: fixture.clock)
            fixture.track(interactor)
            return ActorInteractorAdapter(interactor, dataManager: fixture.dataManager, output: fixture.output)
        },
        Variant("an interactor that awaits its items") { fixture in
            let interactor = AwaitingInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        },
        Variant("an interactor that asks a moment later") { fixture in
            let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            fixture.track(interactor)
            return PatientInteractor(interactor: interactor)
        },
        Variant("an interactor that asks after a pause") { fixture in
            let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return PausingInteractor(interactor: interactor)
        },
        Variant("an interactor that waits before it asks, by a timer") { fixture in
            let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return TimedInteractor(interactor: interactor)
        },
        Variant("an interactor that does one thing at a tick of a timer") { fixture in TickingListInteractor(fixture) },
        Variant("an interactor that stays until it is answered", except: [35, 38, 52]) { fixture in
            let interactor = SelfKeepingInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        },
        Variant("an interactor that tells nothing that is out of range") { fixture in
            let strainer = OutputStrainer(output: fixture.output)
            let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = strainer
            return StrainingInteractor(interactor: interactor, strainer: strainer)
        },
        Variant("an interactor that asks from the first instant through the last") { fixture in
            let widener = RangeWidener(dataManager: fixture.dataManager, calendar: fixture.clock.calendar)
            let interactor = ListInteractor(dataManager: widener, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        },
        Variant("an interactor that counts days instead of comparing instants") { fixture in
            let interactor = CountingInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        },
        Variant("an interactor that asks again if the user has travelled meanwhile") { fixture in
            reasking(fixture) { $0.calendar }
        },
        Variant("an interactor that asks again if midnight has passed meanwhile") { fixture in
            reasking(fixture) { $0.calendar.startOfDay(for: $0.now) }
        },
        Variant("an interactor that asks once for requests that overlap", except: [37]) { fixture in
            let interactor = JoiningInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        },
        Variant("an interactor that serves adding too") { fixture in
            let interactor = TwoRoleInteractor(
                dataManager: fixture.dataManager,
                newItems: AddDataManagerMock(),
                clock: fixture.clock
            )
            interactor.output = fixture.output
            return interactor
        },
        Variant("a use case that answers by a closure and bears other names") { fixture in
            let useCase = UpcomingTasksUseCase(clock: fixture.clock) {
                [weak dataManager = fixture.dataManager] range, reply in
                dataManager?.todoItems(from: range.lowerBound, through: range.upperBound) { reply(.success($0 ?? [])) }
            }
            fixture.track(useCase)
            return UseCaseAdapter(useCase: useCase, output: fixture.output)
        },
        Variant("the published way: every answer is told", except: [35, 38]) { fixture in
            let clock = fixture.clock
            let interactor = PublishedInteractor(dataManager: fixture.dataManager, calendar: { clock.calendar }) {
                clock.now
            }
            interactor.output = fixture.output
            return interactor
        },
    ]

    @MainActor private static func reasking(
        _ fixture: ListInteractorFixture,
        watching watched: @escaping (any DayClock) -> AnyHashable
    ) -> ReaskingInteractor {
        let interactor = ReaskingInteractor(
            dataManager: fixture.dataManager,
            clock: fixture.clock,
            watching: watched
        )
        interactor.output = fixture.output
        return interactor
    }
}
