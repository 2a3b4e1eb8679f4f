extension NamingScheme {
    /// The most common schemes in public code, by their names on the command line.
    package static let known: [(name: String, scheme: NamingScheme)] = [
        ("interface", everywhere("Interface")),
        ("input-output", inputOutput),
        ("protocol", everywhere("Protocol")),
        ("ing", ing),
    ]

    /// Returns a scheme that puts the same word after each role.
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
