import Testing

@testable import ModuleWriter

/// New modules look like those that the kit is proved on: the same declarations, in the same order and as open.
@Suite struct ShapeTests {
    @Test(arguments: [
        (
            Dialect.delegate, Host.uikit, "Presenter", "Tests/Reference/Articles/ArticlesPresenter.swift",
            ["private weak var"]
        ),
        (.completion, .uikit, "Presenter", "Tests/Reference/Shows/Home/HomePresenter.swift", []),
        (.completion, .swiftui, "Presenter", "Tests/Reference/Shows/Hosted/LoginModel.swift", []),
        (.async, .swiftui, "Presenter", "Tests/Reference/Contacts/Streams/ContactListModel.swift", []),
        (.stream, .swiftui, "Presenter", "Tests/Reference/Contacts/Streams/ContactListModel.swift", []),
        (.delegate, .none, "Interactor", "Tests/Reference/Articles/ArticlesInteractor.swift", []),
        (.completion, .none, "Interactor", "Tests/Reference/Shows/Home/HomeInteractor.swift", []),
        (.completion, .none, "Wireframe", "Tests/Reference/Shows/Home/HomeWireframe.swift", []),
        (.completion, .none, "Formatter", "Tests/Reference/Shows/Details/ShowDetailsFormatter.swift", []),
        (.completion, .none, "View", "Tests/Reference/Todo/ListTextView.swift", []),
        (.completion, .none, "Interfaces", "Sources/Contracts/Shows/HomeInteractorInterface.swift", []),
    ])
    func `A file has the shape of its reference`(
        dialect: Dialect,
        host: Host,
        role: String,
        reference: String,
        besides: [String]
    ) throws {
        let choices = ModuleChoices(
            name: try ModuleName("Login"),
            importedModule: "Login",
            dialect: dialect,
            host: host,
            hasFormatter: true
        )
        let file = try #require(NewModule(choices).sources.first { $0.name == "Login\(role).swift" })
        // NB: of the protocols, the kit has one in each file.
        let text = role == "Interfaces" ? file.text.prefix { $0 != "}" } : file.text[...]
        let shape = Shape(text: String(text))
        try #require(!shape.declarations.isEmpty)
        let rest = Shape(declarations: shape.declarations.filter { !besides.contains($0) })
        #expect(rest.isFound(in: try Shape(of: reference)), "\(shape)")
    }

    @Test func `Nothing is left for later in a comment, and nothing traps`() throws {
        for choices in try AllChoices.named({ "Module\($0)" }, in: "Modules") {
            let module = NewModule(choices)
            for file in try module.sources + module.tests {
                for word in ["TODO", "FIXME", "MARK", "Created by", "placeholder", "fatalError", "preconditionFailure"]
                {
                    #expect(!file.text.contains(word), "\(file.name)")
                }
                #expect(
                    !file.text.contains("\n\n\n") && !file.text.contains(" \n")
                        && (file.text.hasSuffix("}\n") || file.text.hasSuffix("#endif\n"))
                )
            }
        }
    }

    @Test func `Lines are as short as the formatter wants them, if names are long`() throws {
        for choices in try AllChoices.named({ "OrganisationMembership\($0)" }, in: "Modules") {
            let module = NewModule(choices)
            // NB: the spies are the generator's, which knows no shorter line.
            let files = (module.sources + (try module.tests)).filter { !$0.name.hasPrefix("Spies/") }
            let lines = files.flatMap { $0.text.split(separator: "\n") }
            // NB: a text cannot be broken.
            let long = lines.filter { $0.count > 120 && !$0.hasSuffix("\"") && !$0.hasSuffix("\",") }
            #expect(long == [])
        }
    }
}

extension Shape {
    fileprivate init(declarations: [String]) {
        self.init(text: declarations.joined(separator: "\n"))
    }
}
