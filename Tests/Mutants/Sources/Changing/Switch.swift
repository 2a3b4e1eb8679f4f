/// The source by which a compiled module is told which of its mutants it is.
enum Switch {
    /// - Parameter links: The mutants that are a property which keeps what it refers to.
    static func text(links: [Int]) -> String {
        let head = """
            import Foundation

            private let chosen = ProcessInfo.processInfo.environment["VIPER_MUTANT"].flatMap { Int($0) }

            public func mutant(_ number: Int) -> Bool { chosen == number }

            // Is called at the end of an initializer, so that the compiler says where something is missing.
            func whole(_ object: Any) {}

            """
        return head + links.map(link).joined()
    }

    private static func link(_ number: Int) -> String {
        """

        @propertyWrapper public struct Link\(number)<Object> {
            private weak var link: AnyObject?
            private var object: AnyObject?

            public init(wrappedValue: Object?) { self.wrappedValue = wrappedValue }

            public var wrappedValue: Object? {
                get { link as? Object }
                set {
                    link = newValue.map { $0 as AnyObject }
                    object = mutant(\(number)) ? link : nil
                }
            }
        }

        """
    }
}
