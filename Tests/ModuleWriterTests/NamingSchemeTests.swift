import Testing

@testable import ModuleWriter

@Suite struct NamingSchemeTests {
    private static let own = """
        # How we call things.
        view = {Module}Screen
        presenter={Module}Events

        interactor = {Module}UseCase
        output = {Module}UseCaseOutput
        wireframe = Any{Module}Router
        formatter = {Module}Text
        service = {Module}Gateway

        """

    @Test func `The known schemes give each role a name of its own`() {
        for (name, scheme) in NamingScheme.known {
            let names = Role.allCases.map { scheme.name(of: $0, in: "Login") }
            #expect(Set(names).count == Role.allCases.count, "\(name)")
        }
    }

    @Test func `A file says what each protocol is called`() throws {
        let scheme = try NamingScheme(text: Self.own, file: "Names")
        let names = Role.allCases.map { scheme.name(of: $0, in: "Login") }
        #expect(
            names == [
                "LoginScreen", "LoginEvents", "LoginUseCase", "LoginUseCaseOutput", "AnyLoginRouter", "LoginText",
                "LoginGateway",
            ]
        )
    }

    @Test func `Lines may end as on Windows`() throws {
        let scheme = try NamingScheme(text: Self.own.replacing("\n", with: "\r\n"), file: "Names")
        #expect(scheme == (try NamingScheme(text: Self.own, file: "Names")))
    }

    @Test(arguments: [
        ("view", "Names:1: “view” is no line such as view = {Module}Screen."),
        (
            "\nscreen = {Module}Screen",
            "Names:2: “screen” is no role; there are view, presenter, interactor, output, wireframe, formatter, service."
        ),
        ("view = {Module}A\nview = {Module}B", "Names:2: view is named twice."),
        (
            "view = Screen",
            "Names:1: “Screen” has to have {Module} in it once, or two modules would have the same protocol."
        ),
        ("view = {Module} Screen", "Names:1: “{Module} Screen” is no name of a type in Swift."),
        ("view = 2{Module}", "Names:1: “2{Module}” is no name of a type in Swift."),
        ("view = {Module}", "Names:1: “{Module}” is the name of the module itself."),
        ("view = {Module}A\npresenter = {Module}A", "Names:2: “{Module}A” is the name of view already."),
        (
            "view = {Module}Ab\npresenter = {Module}aB",
            "Names:2: “{Module}aB” is the name of view already, but for capital letters."
        ),
    ])
    func `What makes no sense in a file is said with its line`(text: String, problem: String) {
        let thrown = #expect(throws: ChoiceProblem.self) { try NamingScheme(text: text, file: "Names") }
        #expect(thrown?.description == problem)
    }

    @Test func `Names of an existing module may be those of its classes, and some may be missing`() throws {
        let scheme = try NamingScheme(text: "view = {Module}View", file: "Names")
        #expect(scheme.role(of: "LoginView") == .view)
        #expect(
            scheme.reasonAgainstNewModule
                == "a new module needs names of presenter, interactor, output, wireframe, formatter, service."
        )
    }

    @Test func `Names of a new module leave those of its classes free`() throws {
        #expect(try NamingScheme(text: Self.own, file: "Names").reasonAgainstNewModule == nil)
        for (_, scheme) in NamingScheme.known { #expect(scheme.reasonAgainstNewModule == nil) }
        let text = Self.own.replacing("Screen", with: "View")
        #expect(
            try NamingScheme(text: text, file: "Names").reasonAgainstNewModule
                == "“{Module}View” is what a class of a new module is called."
        )
    }
}
