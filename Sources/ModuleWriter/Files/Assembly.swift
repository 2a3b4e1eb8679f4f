/// The code that connects the objects of a module.
struct Assembly {
    let names: ModuleNames
    /// The expression for the service.
    let service: String
    /// The expression for the wireframe.
    let wireframe: String

    /// The lines that build the presenter and return it.
    @TextBuilder var built: [Substring] {
        if names.hasOutput {
            lines
            "return presenter"
        } else if names.choices.hasInteractor {
            interactor
            "return \(presenter)"
        } else {
            presenter
        }
    }

    /// The lines that build the interactor and the presenter.
    @TextBuilder var lines: [Substring] {
        if names.choices.hasInteractor { interactor }
        "let presenter = \(presenter)"
        if names.hasOutput { "interactor.output = presenter" }
    }

    private var interactor: String { "let interactor = \(names.module)Interactor(service: \(service))" }

    private var presenter: String {
        let arguments =
            (names.isObserved ? [] : ["view: view"])
            + [names.choices.hasInteractor ? "interactor: interactor" : "service: \(service)"]
            + (names.choices.hasFormatter ? ["formatter: \(names.module)Formatter()"] : [])
            + ["wireframe: \(wireframe)"]
        return "\(names.module)Presenter(\(arguments.joined(separator: ", ")))"
    }
}
