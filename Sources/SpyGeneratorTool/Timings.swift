/// The duration of each part of a command.
struct Timings {
    private var parts: [(name: String, duration: Duration)] = []

    mutating func measure<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { parts.append((name, ContinuousClock.now - start)) }
        return try work()
    }

    func text(count: Int) -> String {
        let lines = parts.map { part in
            let milliseconds = part.duration / .milliseconds(1)
            let each = milliseconds / Double(max(count, 1))
            return "\(part.name): \(rounded(milliseconds)) ms, \(rounded(each)) ms a protocol"
        }
        return (["protocols: \(count)"] + lines).joined(separator: "\n")
    }

    private func rounded(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let fraction = "\(hundredths % 100)"
        return "\(hundredths / 100).\(fraction.count == 1 ? "0" : "")\(fraction)"
    }
}
