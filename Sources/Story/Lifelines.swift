/// Who takes part in a story: the test, the module, and the doubles in the order in which they first speak.
struct Lifelines {
    private(set) var names: [String]
    private var places: [String: Int] = [:]

    static let test = 0
    static let module = 1

    init(of stories: [Story]) {
        names = ["Test", stories.first?.module ?? "Module"]
        for event in stories.flatMap(\.events) where !event.double.isEmpty && places[event.double] == nil {
            places[event.double] = names.count
            names.append(event.double)
        }
    }

    /// The lifeline of a double; that of the module if it is none.
    func place(of double: String) -> Int { places[double] ?? Self.module }

    /// Over which lifelines a note stands: over the double of which it speaks, or else over the test and the module.
    func places(ofNote text: String) -> ClosedRange<Int> {
        let owner = text.prefix { $0 != "." }
        guard text.count > owner.count, let place = places[String(owner)] else { return Self.test...Self.module }
        return place...place
    }
}
