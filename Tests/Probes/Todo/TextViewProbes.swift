package import TodoReference
package import TodoSpecs

extension ListViewProbe {
    /// What a person can see of a text view and do with it.
    @MainActor package init(_ view: ListTextView) {
        self.init(
            view,
            screen: { ListScreen(showsNoContentMessage: view.showsNoContentMessage, sections: view.sections) },
            appear: view.appear,
            tapAdd: view.tapAdd
        )
    }
}

extension AddViewProbe {
    /// What a person can see of a text view and do with it.
    @MainActor package init(_ view: AddTextView) {
        self.init(
            view,
            screen: { AddScreen(name: view.name, dueDate: view.dueDate, minimumDueDate: view.minimumDueDate) },
            enter: view.enter,
            tapSave: view.tapSave,
            tapCancel: view.tapCancel
        )
    }
}
