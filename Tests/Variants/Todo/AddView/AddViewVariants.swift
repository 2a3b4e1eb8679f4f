import TodoProbes
import Foundation
public import Proof
public import TodoSpecs

/// Correct add views that are built in an unusual way.
public enum AddViewVariants {
    /// All variants.
    public static let all: [Variant<AddViewSpec>] = [
        Variant("has a date picker that always shows a date") { fixture in
            AddViewProbe(PickerAddView(eventHandler: fixture.eventHandler, date: Date(timeIntervalSince1970: 0)))
        },
        Variant("edits a draft and bears other names") { fixture in
            let form = TaskForm { [eventHandler = fixture.eventHandler] draft in
                guard let draft else { return eventHandler.cancelAddAction() }
                guard let deadline = [draft.deadline, draft.earliest].compactMap({ $0 }).max() else { return }
                eventHandler.saveAddAction(name: draft.text, dueDate: deadline)
            }
            fixture.track(form)
            return AddViewProbe(
                TaskFormAdapter(form),
                screen: {
                    let draft = form.draft
                    return AddScreen(name: draft.text, dueDate: draft.deadline, minimumDueDate: draft.earliest)
                },
                enter: { (form.draft.text, form.draft.deadline) = ($0, max($1, form.draft.earliest ?? $1)) },
                tapSave: form.tapDone,
                tapCancel: form.tapDiscard
            )
        },
        Variant("is bound to an observable view model") { fixture in
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw NoObservation() }
            let model = AddViewModel(eventHandler: fixture.eventHandler)
            return AddViewProbe(
                model,
                screen: {
                    AddScreen(name: model.name, dueDate: model.dueDate, minimumDueDate: model.minimumDueDate)
                },
                enter: { (model.name, model.dueDate) = ($0, max($1, model.minimumDueDate ?? $1)) },
                tapSave: model.save,
                tapCancel: model.cancel
            )
        },
        Variant("draws and tells a moment later") { fixture in
            let view = LateAddView(eventHandler: fixture.eventHandler)
            return AddViewProbe(
                view,
                screen: { view.screen },
                enter: view.enter,
                tapSave: view.tapSave,
                tapCancel: view.tapCancel
            )
        },
    ]
}
