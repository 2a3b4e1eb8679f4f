extension NamingScheme {
    /// The schemes that are met most in public code, by the names that the command knows them by.
    package static let known: [(name: String, scheme: NamingScheme)] = [
        ("interface", everywhere("Interface")),
        ("input-output", inputOutput),
        ("protocol", everywhere("Protocol")),
        ("ing", ing),
    ]

    /// The same word after each role.
    private static func everywhere(_ suffix: String) -> NamingScheme {
        NamingScheme(patterns: [
            .view: "{Module}View\(suffix)",
            .presenter: "{Module}Presenter\(suffix)",
            .interactor: "{Module}Interactor\(suffix)",
            .output: "{Module}InteractorOutput\(suffix)",
            .wireframe: "{Module}Wireframe\(suffix)",
            .formatter: "{Module}Formatter\(suffix)",
            .service: "{Module}Service\(suffix)",
        ])
    }

    private static let inputOutput = NamingScheme(patterns: [
        .view: "{Module}ViewInput",
        .presenter: "{Module}ViewOutput",
        .interactor: "{Module}InteractorInput",
        .output: "{Module}InteractorOutput",
        .wireframe: "{Module}WireframeInput",
        .formatter: "{Module}FormatterInput",
        .service: "{Module}Service",
    ])

    private static let ing = NamingScheme(patterns: [
        .view: "{Module}Displaying",
        .presenter: "{Module}Presenting",
        .interactor: "{Module}Interacting",
        .output: "{Module}Reporting",
        .wireframe: "{Module}Routing",
        .formatter: "{Module}Formatting",
        .service: "{Module}Providing",
    ])
}
