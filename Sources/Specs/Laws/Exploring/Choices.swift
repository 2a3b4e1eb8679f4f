/// Walks through every way to make a series of choices, each way once.
///
/// ```swift
/// let choices = Choices(limit: 200, generator: generator)
/// repeat {
///     let first = choices.pick(from: 3)
///     let second = choices.pick(from: 2)
/// } while choices.advance()
/// ```
///
/// If there are more ways than the limit, as many again are drawn at random.
@MainActor
final class Choices {
    /// How many ways were walked.
    private(set) var count = 1
    /// Whether some ways were drawn at random.
    private(set) var isSampled = false

    private let limit: Int
    private var generator: SeededGenerator
    private var path: [(taken: Int, of: Int)] = []
    private var position = 0
    private var isReplayed = false

    init(limit: Int, generator: SeededGenerator) {
        self.limit = limit
        self.generator = generator
    }

    /// The seed of the ways that were drawn at random.
    var seed: UInt64 { generator.seed }

    /// The current way, which can be replayed.
    var way: [Int] { path.map(\.taken) }

    /// Whether a way that is walked again has come to its end.
    var isOver: Bool { isReplayed && position >= path.count }

    /// Chooses one of several.
    ///
    /// - Parameter number: How many there are, at least one.
    /// - Returns: The index of the chosen one.
    func pick(from number: Int) -> Int {
        defer { position += 1 }
        if position == path.count {
            path.append(
                (taken: isSampled && !isReplayed ? Int.random(in: 0..<number, using: &generator) : 0, of: number)
            )
        }
        return min(path[position].taken, number - 1)
    }

    /// Goes on to the next way; returns false once all were walked.
    func advance() -> Bool {
        position = 0
        if !isSampled {
            while let last = path.last, last.taken + 1 == last.of { path.removeLast() }
            guard let last = path.popLast() else { return false }
            path.append((taken: last.taken + 1, of: last.of))
            isSampled = count == limit
        }
        if isSampled {
            guard count < 2 * limit else { return false }
            path = []
        }
        count += 1
        return true
    }

    /// Goes back to a way that was walked before, or to a part of one; the first is chosen wherever it says nothing.
    func replay(_ way: [Int]) {
        path = way.map { (taken: $0, of: $0 + 1) }
        position = 0
        isReplayed = true
    }

    /// Leaves out of a failing way what is not needed to fail: its end, and then one or two choices at a time.
    ///
    /// - Parameters:
    ///   - way: A way that fails.
    ///   - fails: Whether a shorter way fails as well.
    /// - Returns: The shortest that was found.
    static func shortened(_ way: [Int], while fails: ([Int]) async throws -> Bool) async rethrows -> [Int] {
        var shortest = way
        for count in way.indices where try await fails(Array(way.prefix(count))) {
            shortest = Array(way.prefix(count))
            break
        }
        var length = Int.max
        while shortest.count < length {
            length = shortest.count
            for size in [2, 1] {
                var place = 0
                while place + size <= shortest.count {
                    var shorter = shortest
                    shorter.removeSubrange(place..<(place + size))
                    if try await fails(shorter) { shortest = shorter } else { place += 1 }
                }
            }
        }
        return shortest
    }
}

extension Choices {
    /// How many ways were walked, with the seed if some were drawn at random.
    var report: String {
        "\(count) orders were explored" + (isSampled ? ", some drawn by lot with VIPER_SEED=\(seed)" : "")
    }
}
