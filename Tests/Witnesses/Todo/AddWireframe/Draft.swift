import TodoSpecs

/// The name that a user has typed into an add screen, and neither saved nor cancelled.
@MainActor
final class Draft {
    var name: String?

    /// Returns a probe that remembers the typed name until one of the view's buttons is tapped.
    func remembering(_ view: AddViewProbe) -> AddViewProbe {
        AddViewProbe(
            view.view,
            screen: view.screen,
            enter: { [self] name, dueDate in
                self.name = name
                view.enter(name, dueDate)
            },
            tapSave: { [self] in
                name = nil
                view.tapSave()
            },
            tapCancel: { [self] in
                name = nil
                view.tapCancel()
            }
        )
    }
}
