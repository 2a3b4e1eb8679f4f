import TodoProbes
public import Proof
import TodoReference
public import TodoSpecs

/// Correct list wireframes that are built in an unusual way.
public enum ListWireframeVariants {
    /// All variants.
    public static let all: [Variant<ListWireframeSpec>] = [
        Variant("belongs to the application", except: [8]) { fixture in
            let wireframe = KeptListWireframe(fixture, keepsScreen: false)
            return ListWireframeProbe(wireframe, presentList: wireframe.presentList, read: textView)
        },
        Variant("belongs to the application and keeps its screen", except: [6, 8]) { fixture in
            let wireframe = KeptListWireframe(fixture, keepsScreen: true)
            return ListWireframeProbe(wireframe, presentList: wireframe.presentList, read: textView)
        },
        Variant("is a struct that is handed closures") { fixture in
            let router = ListRouter(
                navigator: fixture.navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                showAdd: fixture.addWireframe.presentAddInterface
            )
            return ListWireframeProbe(
                ClosureListWireframe(present: router.showAdd),
                presentList: router.showList,
                read: textView
            )
        },
        Variant("shows one module in two user interfaces, which both ask") { fixture in
            let wireframe = TwoWindowListWireframe(
                navigator: fixture.navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                makeAddWireframe: fixture.makeAddWireframe
            )
            let line = ListLineView()
            fixture.track(line)
            return ListWireframeProbe(wireframe, presentList: { wireframe.presentList(beside: line) }, read: textView)
        },
        Variant("shows no second list while its first is there") { fixture in
            let wireframe = ListWireframe(
                navigator: fixture.navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                makeAddWireframe: fixture.makeAddWireframe
            )
            return ListWireframeProbe(
                wireframe,
                presentList: { if wireframe.presenter == nil { wireframe.presentListInterface() } },
                read: textView
            )
        },
        Variant("shows the list a moment later, on a screen that hosts it") { fixture in
            let navigator = HostingNavigator(fixture.navigator)
            fixture.track(navigator)
            let wireframe = ListWireframe(
                navigator: navigator,
                dataManager: fixture.dataManager,
                clock: fixture.clock,
                makeAddWireframe: fixture.makeAddWireframe
            )
            return ListWireframeProbe(
                wireframe,
                presentList: { Task { withExtendedLifetime(navigator, wireframe.presentListInterface) } },
                read: { ($0 as? HostingScreen).flatMap { textView($0.content) } }
            )
        },
    ]

    @MainActor private static func textView(_ screen: AnyObject) -> ListViewProbe? {
        (screen as? ListTextView).map { ListViewProbe($0) }
    }
}
