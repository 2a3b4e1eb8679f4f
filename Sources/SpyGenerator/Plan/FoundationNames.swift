/// Names of types in Foundation that modules like to give to types of their own.
///
/// NB: its symbol graph is large, and is only read where a protocol inherits from one of its protocols.
enum FoundationNames {
    private static let all: Set<String> = [
        "Bundle", "Calendar", "Data", "Date", "Dimension", "Formatter", "Host", "IndexPath", "IndexSet", "Locale",
        "Measurement", "Notification", "Operation", "Port", "Predicate", "Process", "Progress", "Scanner",
        "Stream", "Thread", "Timer", "Unit", "URL", "UUID",
    ]

    /// Whether Foundation has a type of a name.
    static func contain(_ name: String) -> Bool { all.contains(name) }
}
