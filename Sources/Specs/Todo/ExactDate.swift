import Foundation

/// An instant that a failure shows to the millisecond, unlike `Date`, which drops what differs.
struct ExactDate: Equatable, CustomStringConvertible {
    private let date: Date

    init(_ date: Date) {
        self.date = date
    }

    var description: String { PlainText.of(date) }
}
