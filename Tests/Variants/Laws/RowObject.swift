import Foundation

/// A row that is an object, with properties of types whose parts only Foundation knows.
final class RowObject: Sendable {
    let id = UUID()
    let title: String
    let sorting: any KeyPath<String, Int> & Sendable = \.count
    let link = URL(string: "https://example.com/books")
    let calendar = Calendar(identifier: .gregorian)
    let zone = TimeZone.gmt
    let price = Decimal(12)
    let picture = Data([1, 2, 3])
    let note = AttributedString("note")
    let place: Place

    init(count: Int) {
        title = "\(count)"
        place = Place(shelf: count)
    }

    /// An object with constants inside another.
    final class Place: Sendable {
        let shelf: Int

        init(shelf: Int) {
            self.shelf = shelf
        }
    }
}
