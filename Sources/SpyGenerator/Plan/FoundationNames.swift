/// Names of types in Foundation that modules often give to types of their own.
///
/// Foundation's symbol graph is large, and is only read where a protocol inherits from one of its protocols.
enum FoundationNames {
    private static let all: Set<String> = [
        "Bundle", "Calendar", "Data", "Date", "Dimension", "Formatter", "Host", "IndexPath", "IndexSet", "Locale",
        "Measurement", "Notification", "Operation", "Port", "Predicate", "Process", "Progress", "Scanner",
        "Stream", "Thread", "Timer", "Unit", "URL", "UUID",
    ]

    /// Whether Foundation has a type of that name.
    static func contain(_ name: String) -> Bool { all.contains(name) }
}
