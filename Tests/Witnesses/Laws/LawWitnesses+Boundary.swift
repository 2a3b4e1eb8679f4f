import Foundation
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let boundary: [Witness<ModuleLaws>] = [
        shows("shows entities", breaks: [15]) { Book(title: $0.title) },
        shows("shows an entity inside an optional inside an array", breaks: [15]) { Book(title: $0.title) as Book? },
        shows("shows an entity in a dictionary", breaks: [15]) { [1: Book(title: $0.title)] },
        shows("shows an entity in the result of a result", breaks: [15]) { Wrapped.full(Book(title: $0.title)) },
        shows("shows an entity of a type that only the consumer names", breaks: [15]) { Loan(title: $0.title) },
        shows("shows an object with an entity in it", breaks: [15]) { Holder(book: Book(title: $0.title)) },
        shows("shows an object that can be changed", breaks: [16]) { Box(text: $0.title) as Box? },
        shows("shows an object of constants that holds one that can be changed", breaks: [16]) {
            Shelf(box: Box(text: $0.title))
        },
        shows("shows an object that inherits what can be changed", breaks: [16]) { Chest(text: $0.title) },
        .shelf("lets its view read entities", breaks: [15]) { shelf, _, stage in
            stage.entity(Loan.self)
            stage.screen("loans") { [weak shelf] in shelf.map { $0.rows.map { Loan(title: $0.title) } } ?? [] }
        },
        .shelf("tells its delegate an entity", breaks: [12, 15]) { shelf, _, stage in
            let spy = PayloadSpy(log: stage.log, [Book].self)
            stage.delegate(spy)
            let found = shelf.found
            shelf.found = { [weak spy] shelf, rows in
                spy?.show(rows.map { Book(title: $0.title) })
                found(shelf, rows)
            }
        },
    ]

    /// Returns a shelf that also shows a second view one value for each row.
    private static func shows<Value: Sendable>(
        _ fault: String,
        breaks violated: Violations,
        _ make: @escaping @MainActor @Sendable (BookRow) -> Value
    ) -> Witness<ModuleLaws> {
        .shelf(fault, breaks: violated) { shelf, _, stage in
            let spy = PayloadSpy(log: stage.log, [Value].self)
            stage.view(spy)
            stage.entity(Loan.self)
            let found = shelf.found
            shelf.found = { [weak spy] shelf, rows in
                spy?.show(rows.map(make))
                found(shelf, rows)
            }
        }
    }
}

private struct Loan: Equatable, Sendable {
    let title: String
}

private enum Wrapped: Equatable, Sendable {
    case full(Book)
}

private final class Holder: Equatable, Sendable {
    let book: Book

    init(book: Book) {
        self.book = book
    }

    static func == (left: Holder, right: Holder) -> Bool { left.book == right.book }
}

private class Box: Equatable, @unchecked Sendable {
    // A variable, since the fault is that somebody could change it; nothing here does.
    var text: String

    init(text: String) {
        self.text = text
    }

    static func == (left: Box, right: Box) -> Bool { left.text == right.text }
}

private final class Chest: Box, @unchecked Sendable {
    let isOpen = false
}

private final class Shelf: Equatable, Sendable {
    let box: Box

    init(box: Box) {
        self.box = box
    }

    static func == (left: Shelf, right: Shelf) -> Bool { left.box == right.box }
}
