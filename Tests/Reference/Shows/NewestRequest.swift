/// Accepts only one answer, and only to the newest request.
struct NewestRequest {
    private var number = 0
    private var isPending = false

    /// Begins a request.
    ///
    /// - Returns: Its number.
    mutating func begin() -> Int {
        number += 1
        isPending = true
        return number
    }

    /// Begins a request if none is under way.
    ///
    /// - Returns: Its number.
    mutating func beginIfIdle() -> Int? { isPending ? nil : begin() }

    /// Whether the answer to a request is accepted.
    ///
    /// - Parameter number: The number of the request.
    func awaits(_ number: Int) -> Bool { isPending && number == self.number }

    /// Ends the newest request.
    ///
    /// - Returns: Whether it was under way.
    mutating func end() -> Bool {
        defer { isPending = false }
        return isPending
    }
}
