import TodoProbes
public import Proof
public import TodoSpecs

/// Correct list views that are built in an unusual way.
public enum ListViewVariants {
    /// All variants.
    public static let all: [Variant<ListViewSpec>] = [
        Variant("renders states and bears other names") { fixture in
            let table = TaskTable()
            table.didAppear = fixture.eventHandler.updateView
            table.didTapPlus = fixture.eventHandler.addNewEntry
            fixture.track(table)
            return ListViewProbe(
                TaskTableAdapter(table),
                screen: {
                    switch table.state {
                    case .blank: ListScreen(showsNoContentMessage: false, sections: [])
                    case .empty: ListScreen(showsNoContentMessage: true, sections: [])
                    case .filled(let sections): ListScreen(showsNoContentMessage: false, sections: sections)
                    }
                },
                appear: { table.didAppear() },
                tapAdd: { table.didTapPlus() }
            )
        },
        Variant("draws when it is looked at") { fixture in
            let view = LazyListView(eventHandler: fixture.eventHandler)
            return ListViewProbe(view, screen: view.layOut, appear: view.appear, tapAdd: view.tapAdd)
        },
        Variant("draws a moment later, and only what has changed") { fixture in
            let view = DiffingListView(eventHandler: fixture.eventHandler)
            return ListViewProbe(
                view,
                screen: { ListScreen(showsNoContentMessage: view.showsMessage, sections: view.rows) },
                appear: view.appear,
                tapAdd: view.tapAdd
            )
        },
        Variant("is a body that is drawn from an observable view model") { fixture in
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw NoObservation() }
            let body = ListBody(model: ListViewModel(eventHandler: fixture.eventHandler))
            return ListViewProbe(
                body.model,
                screen: { body.screen },
                appear: body.model.appear,
                tapAdd: body.model.add
            )
        },
    ]
}
