/// The protocols of a module, in reading order.
struct ModuleProtocols {
    let names: ModuleNames

    var all: [ModuleProtocol] {
        let choices = names.choices
        let isObserved = choices.host == .swiftui
        return (isObserved ? [] : [presenter, view])
            + (choices.hasFormatter ? [formatter] : [])
            + (choices.hasInteractor ? [interactor] : [])
            + (names.hasOutput ? [output] : [])
            + [service, wireframe]
    }

    private func make(_ role: Role, _ documentation: String, _ methods: ModuleProtocol.Method...) -> ModuleProtocol {
        ModuleProtocol(role: role, name: names[role], documentation: documentation, methods: methods)
    }

    private var presenter: ModuleProtocol {
        make(
            .presenter,
            "What the view tells its presenter.",
            .init("func viewDidLoad()", "The view has been loaded."),
            .init("func didTapClose()", "The user wants to leave.")
        )
    }

    private var view: ModuleProtocol {
        make(
            .view,
            "What the presenter tells the view, which owns it.",
            .init(
                "func \(names.show)(_ \(names.shown): \(names.shownType))",
                names.choices.hasFormatter ? "Shows the items as text." : "Shows the items.",
                "",
                names.choices.hasFormatter
                    ? "- Parameter text: What to show."
                    : "- Parameter items: In the order in which they are to be shown."
            ),
            .init("func showFailure()", "Shows that the items could not be fetched.")
        )
    }

    private var formatter: ModuleProtocol {
        make(
            .formatter,
            "Makes what the view shows.",
            .init(
                "func format(_ items: [String]) -> String",
                "Makes text of items.",
                "",
                "- Parameter items: The items, in the order in which they were found.",
                "- Returns: The text."
            )
        )
    }

    private var interactor: ModuleProtocol {
        switch names.choices.dialect {
        case .delegate:
            make(
                .interactor,
                "What the presenter asks of the interactor.",
                .init("func fetchItems()", "Fetches the items; the output is told what comes of it.")
            )
        case .completion, .async, .stream:
            make(.interactor, "What the presenter asks of the interactor.", question)
        }
    }

    private var output: ModuleProtocol {
        make(
            .output,
            "What the interactor tells the presenter.",
            .init(
                "func didFetchItems(_ items: [String])",
                "The items are there.",
                "",
                "- Parameter items: In the order in which they are to be shown."
            ),
            .init("func didFailToFetchItems()", "The items could not be fetched.")
        )
    }

    private var service: ModuleProtocol {
        make(.service, "Where the items come from, such as a server or a database.", question)
    }

    private var wireframe: ModuleProtocol {
        make(.wireframe, "Where the presenter leads.", .init("func close()", "Leaves the module."))
    }

    /// The method of a service or an interactor that answers its caller itself.
    private var question: ModuleProtocol.Method {
        switch names.choices.dialect {
        case .delegate, .completion:
            .init(
                "func fetchItems(_ completion: @escaping \(names.completion))",
                "Fetches the items.",
                "",
                "- Parameter completion: Is called once, with the items in the order in which they are to be shown."
            )
        case .async:
            .init(
                "func fetchItems() async throws -> [String]",
                "Fetches the items.",
                "",
                "- Returns: The items, in the order in which they are to be shown."
            )
        case .stream:
            .init(
                "func items() -> \(names.stream)",
                "The items, each time that they change.",
                "",
                "- Returns: The items, in the order in which they are to be shown."
            )
        }
    }
}
