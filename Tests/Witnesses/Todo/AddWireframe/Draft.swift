import TodoSpecs

/// What a person has typed into an add screen, and neither saved nor cancelled.
@MainActor
final class Draft {
    var name: String?

    /// Remembers what is typed into a view until one of its buttons is tapped.
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
