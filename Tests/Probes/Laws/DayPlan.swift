import Foundation
import LawReference
public import VIPERSpecs

/// Shows one day after the other, and says which of them is today.
@MainActor
public final class DayPlan {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case title(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let clock: any DayClock
    private let asksTheSystem: Bool
    private var day: Date

    private init(_ view: ToldSpy<Shown>, _ clock: any DayClock, asksTheSystem: Bool) {
        (self.view, self.clock, self.asksTheSystem, day) = (view, clock, asksTheSystem, clock.now)
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter asksTheSystem: Whether the system says whether a day is today.
    public nonisolated static func stage(asksTheSystem: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let plan = DayPlan(view, stage.clock, asksTheSystem: asksTheSystem)
            stage.view(view)
            stage.track(plan)
            stage.event("view appears", .appears) { plan.show() }
            stage.event("next day", .repeatable) { plan.move(by: 1) }
            stage.event("previous day", .repeatable) { plan.move(by: -1) }
        }
    }

    private func move(by days: Int) {
        day = clock.calendar.date(byAdding: .day, value: days, to: day) ?? day
        show()
    }

    private func show() {
        let isToday =
            asksTheSystem
            ? clock.calendar.isDateInToday(day) : clock.calendar.isDate(day, inSameDayAs: clock.now)
        view?(.title(isToday ? "Today" : day.formatted(.iso8601.year().month().day())))
    }
}
