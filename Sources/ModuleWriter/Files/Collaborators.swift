/// The objects that a presenter works with, in the order of its initialiser's parameters.
struct Collaborators {
    struct Collaborator {
        let role: Role
        let documentation: String
    }

    let names: ModuleNames

    var all: [Collaborator] {
        (names.isObserved ? [] : [Collaborator(role: .view, documentation: "Shows the items, and owns the presenter.")])
            + [Collaborator(role: names.source, documentation: source)]
            + (names.choices.hasFormatter
                ? [Collaborator(role: .formatter, documentation: "Makes text of them.")] : [])
            + [Collaborator(role: .wireframe, documentation: "Leads out of the module.")]
    }

    private var source: String { names.choices.hasInteractor ? "Fetches the items." : "Where the items come from." }

    /// Returns the properties that keep them, each after an attribute.
    func properties(_ attribute: String = "") -> [Substring] {
        all.map { collaborator in
            let (role, name) = (collaborator.role, names[collaborator.role])
            if role == .view { return "    private weak var view: (any \(name))?" }
            return "    \(attribute)private let \(role): any \(name)"
        }
    }

    private var parameters: String {
        all.map { "\($0.role): any \(names[$0.role])" }.joined(separator: ", ")
    }

    /// The initialiser that receives them.
    @TextBuilder var initializer: [Substring] {
        """
            /// Creates a presenter.
            ///
            /// - Parameters:
        """
        for collaborator in all { "    ///   - \(collaborator.role): \(collaborator.documentation)" }
        "    public init(\(parameters)) {"
        for collaborator in all { "        self.\(collaborator.role) = \(collaborator.role)" }
        "    }"
    }
}
