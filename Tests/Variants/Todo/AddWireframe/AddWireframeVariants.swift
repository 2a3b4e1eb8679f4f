import TodoProbes
public import Proof
import TodoReference
public import TodoSpecs

/// Correct add wireframes that are built in an unusual way.
public enum AddWireframeVariants {
    /// All variants.
    public static let all: [Variant<AddWireframeSpec>] = [
        Variant("belongs to the application", except: [11]) { fixture in
            AddWireframeProbe(KeptAddWireframe(fixture), read: textView)
        },
        Variant("is a struct behind closures, and its picker always shows a date") { fixture in
            let router = AddRouter(
                navigator: fixture.navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                delegate: fixture.delegate
            )
            return AddWireframeProbe(router.wireframe) { ($0 as? PickerAddView).map { AddViewProbe($0) } }
        },
        Variant("presents a screen that hosts the view, a moment later") { fixture in
            let navigator = HostingNavigator(fixture.navigator)
            fixture.track(navigator)
            let wireframe = AddWireframe(
                navigator: navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                delegate: fixture.delegate
            )
            fixture.track(wireframe)
            let late = ClosureAddWireframe(
                present: { Task { withExtendedLifetime(navigator, wireframe.presentAddInterface) } },
                dismiss: wireframe.dismissAddInterface
            )
            return AddWireframeProbe(late) { ($0 as? HostingScreen).flatMap { textView($0.content) } }
        },
    ]

    @MainActor private static func textView(_ screen: AnyObject) -> AddViewProbe? {
        (screen as? AddTextView).map { AddViewProbe($0) }
    }
}
