/// Tells the answer to the newest request from those to older ones, and hears it once.
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

    /// Whether an answer is to be heard.
    ///
    /// - Parameter number: The number of its request.
    func awaits(_ number: Int) -> Bool { isPending && number == self.number }

    /// Ends the newest request.
    ///
    /// - Returns: Whether it was under way.
    mutating func end() -> Bool {
        defer { isPending = false }
        return isPending
    }
}
