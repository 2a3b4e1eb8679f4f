import TodoReference
import TodoSpecs

/// Presents a screen whose event handler a closure may replace.
final class RewiringWireframe: AddWireframeInterface {
    private let wireframe: any AddWireframeInterface
    private weak var navigator: NavigatorSpy?
    private let replace: (any AddModuleInterface) -> (any AddModuleInterface)?

    init(
        _ wireframe: any AddWireframeInterface,
        on navigator: (any Navigator)?,
        _ replace: @escaping (any AddModuleInterface) -> (any AddModuleInterface)?
    ) {
        self.wireframe = wireframe
        self.navigator = navigator as? NavigatorSpy
        self.replace = replace
    }

    func presentAddInterface() {
        wireframe.presentAddInterface()
        guard let view = navigator?.presented.last as? AddTextView else { return }
        view.eventHandler = view.eventHandler.map { replace($0) ?? $0 }
    }

    func dismissAddInterface() { wireframe.dismissAddInterface() }
}
