public import Foundation

/// Turns entries into a state of the screen.
@MainActor
public final class PlannerPresenter: PlannerPresenting, PlannerUseCaseDelegate {
    public weak var router: (any PlannerRouting)?

    private weak var screen: (any PlannerScreen)?
    private let calendar: Calendar
    private let load: () -> Void

    public init(screen: any PlannerScreen, calendar: Calendar, load: @escaping () -> Void) {
        self.screen = screen
        self.calendar = calendar
        self.load = load
        screen.presenter = self
    }

    public func screenDidAppear() { load() }

    public func didTapPlus() { router?.openEditor() }

    public func editorDidClose(saved: Bool) {
        if saved { load() }
    }

    public func planner(didLoad entries: [PlannerEntry]) {
        screen?.render(PlannerState(entries, calendar: calendar))
    }
}
