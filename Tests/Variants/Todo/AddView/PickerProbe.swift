import TodoSpecs

extension AddViewProbe {
    /// What a person can see of a view with a date picker, and do with it.
    init(_ view: PickerAddView) {
        self.init(
            view,
            screen: { AddScreen(name: view.name, dueDate: view.date, minimumDueDate: view.minimum) },
            enter: view.enter,
            tapSave: view.tapSave,
            tapCancel: view.tapCancel
        )
    }
}
