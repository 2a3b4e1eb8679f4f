/// The participants of a story: the test, the module, and the doubles in the order of their first events.
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

    /// Returns the lifeline of a double, or that of the module for any other name.
    func place(of double: String) -> Int { places[double] ?? Self.module }

    /// Returns the lifelines under a note: the double that it speaks of, or else the test and the module.
    func places(ofNote text: String) -> ClosedRange<Int> {
        let owner = text.prefix { $0 != "." }
        guard text.count > owner.count, let place = places[String(owner)] else { return Self.test...Self.module }
        return place...place
    }
}
