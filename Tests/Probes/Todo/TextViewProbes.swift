package import TodoReference
package import TodoSpecs

extension ListViewProbe {
    /// Creates a probe of what a person sees of a text view and does with it.
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
    /// Creates a probe of what a person sees of a text view and does with it.
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
