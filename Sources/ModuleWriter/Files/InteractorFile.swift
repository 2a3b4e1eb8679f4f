/// The interactor, which does nothing yet.
struct InteractorFile {
    let names: ModuleNames

    var file: WrittenFile {
        WrittenFile("\(names.module)Interactor") {
            """
            /// Fetches the items.
            @MainActor
            public final class \(names.module)Interactor: \(names[.interactor]) {
            """
            if names.hasOutput {
                """
                    /// Is told the items, or that they could not be fetched.
                    public weak var output: (any \(names[.output]))?

                """
            }
            """
                private let service: any \(names[.service])

                /// Creates an interactor.
                ///
                /// - Parameter service: Where the items come from.
                public init(service: any \(names[.service])) {
                    self.service = service
                }

            """
            answer
            "}"
        }
    }

    @TextBuilder private var answer: [Substring] {
        switch names.choices.dialect {
        case .delegate:
            """
                /// Asks the service, and tells the output what it answers.
                public func fetchItems() {}
            """
        case .completion:
            """
                /// Asks the service, and hands on what it answers.
                public func fetchItems(_ completion: @escaping \(names.completion)) {}
            """
        case .async:
            """
                /// Asks the service, and hands on what it answers.
                public func fetchItems() async throws -> [String] { [] }
            """
        case .stream:
            """
                /// Asks the service, and hands on what it answers.
                public func items() -> \(names.stream) {
                    AsyncThrowingStream { $0.finish() }
                }
            """
        }
    }
}
