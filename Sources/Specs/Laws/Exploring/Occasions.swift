/// The events of a module, each once for every occasion on which something else comes of it.
///
/// A button “next” asks for the name at first, and registers at the end. A law that looks at events looks at both, so
/// an event has a number of its own on each further occasion.
struct Occasions {
    private let events: [StageEvent]
    private var further: [Int] = []

    init(_ events: [StageEvent]) {
        self.events = events
    }

    /// Whether there is no event.
    var isEmpty: Bool { events.isEmpty }

    /// The numbers of the events on all occasions.
    var indices: [Int] { Array(events.indices) + further }

    /// The numbers of the events, once each.
    var first: Range<Int> { events.indices }

    subscript(event: Int) -> StageEvent { events[origin(of: event)] }

    /// The number of an event on its first occasion.
    func origin(of event: Int) -> Int { event % events.count }

    /// Adds an occasion of an event, and returns its number.
    mutating func add(_ event: Int) -> Int {
        var number = origin(of: event) + events.count
        while further.contains(number) { number += events.count }
        further.append(number)
        return number
    }

    /// How many occasions were added.
    var furtherCount: Int { further.count }
}
