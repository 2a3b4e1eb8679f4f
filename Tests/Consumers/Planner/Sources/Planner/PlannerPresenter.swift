public import Foundation

@MainActor
public protocol PlannerRouting: AnyObject {
    func openEditor()
}

/// Turns entries into a state of the screen.
@MainActor
public final class PlannerPresenter: PlannerUseCaseDelegate {
    public weak var screen: (any PlannerScreen)?
    public weak var router: (any PlannerRouting)?

    private let load: () -> Void
    private let weekday: Date.FormatStyle

    public init(calendar: Calendar, load: @escaping () -> Void) {
        self.load = load
        weekday = Date.FormatStyle(
            locale: calendar.locale ?? .current,
            calendar: calendar,
            timeZone: calendar.timeZone
        ).weekday(.wide)
    }

    public func screenDidAppear() { load() }

    public func didTapPlus() { router?.openEditor() }

    public func editorDidClose(saved: Bool) {
        if saved { load() }
    }

    public func planner(didLoad entries: [PlannerEntry]) {
        let groups = Period.allCases.compactMap { period -> PlannerState.Group? in
            let lines = entries.filter { $0.period == period }.map { entry in
                PlannerState.Line(
                    text: entry.label,
                    weekday: period == .now ? nil : entry.deadline.formatted(weekday)
                )
            }
            return lines.isEmpty ? nil : PlannerState.Group(period: period, lines: lines)
        }
        screen?.render(groups.isEmpty ? .nothingPlanned : .planned(groups))
    }
}
