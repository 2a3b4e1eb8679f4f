/// The formatter, which is complete, since it is only a pure function.
struct FormatterFile {
    let names: ModuleNames

    var file: WrittenFile {
        WrittenFile("\(names.module)Formatter") {
            """
            public import Foundation

            /// Makes text of items.
            public struct \(names.module)Formatter: \(names[.formatter]) {
                private let locale: Locale

                /// Creates a formatter.
                ///
                /// - Parameter locale: The user's way of listing things.
                public init(locale: Locale = .autoupdatingCurrent) {
                    self.locale = locale
                }

                /// The items in one sentence.
                public func format(_ items: [String]) -> String {
                    items.formatted(.list(type: .and).locale(locale))
                }
            }
            """
        }
    }
}
