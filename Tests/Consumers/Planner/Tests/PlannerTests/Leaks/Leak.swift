import Testing

/// A leaking twin of a module, and the requirements that have to catch it.
struct Leak<Make: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let caughtBy: Set<String>
    /// Builds the twin.
    let make: Make

    init(_ name: String, caughtBy ids: String..., make: Make) {
        testDescription = name
        caughtBy = Set(ids)
        self.make = make
    }
}
