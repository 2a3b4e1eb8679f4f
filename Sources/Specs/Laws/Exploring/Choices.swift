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
/// If there are more ways than the limit, as many again are drawn at random from those that are left.
@MainActor
final class Choices {
    /// How many ways were walked.
    private(set) var count = 1
    /// Whether some ways were drawn at random.
    private(set) var isSampled = false

    private let limit: Int
    private var generator: SeededGenerator
    private let start = Fork()
    private var path: [(fork: Fork, taken: Int)] = []
    /// The way that is walked again, if one is.
    private var replayed: [Int]?

    /// A place at which one of several was chosen.
    private final class Fork {
        var width = 0
        /// What comes next after each choice.
        var next: [Int: Fork] = [:]
        /// The choices after which every way was walked.
        var done: Set<Int> = []
    }

    init(limit: Int, generator: SeededGenerator) {
        self.limit = limit
        self.generator = generator
    }

    /// The seed of the ways that were drawn at random.
    var seed: UInt64 { generator.seed }

    /// The current way, which can be replayed.
    var way: [Int] { path.map(\.taken) }

    /// Whether a way that is walked again has come to its end.
    var isOver: Bool { replayed.map { path.count >= $0.count } ?? false }

    /// Chooses one of several.
    ///
    /// - Parameter number: How many there are, at least one.
    /// - Returns: The index of the chosen one.
    func pick(from number: Int) -> Int {
        let fork = path.last.map { Self.fork(after: $0.taken, at: $0.fork) } ?? start
        fork.width = number
        let taken = min(replayed.map { path.count < $0.count ? $0[path.count] : 0 } ?? new(at: fork), number - 1)
        path.append((fork, taken))
        return taken
    }

    /// Goes on to the next way; returns false once all were walked.
    func advance() -> Bool {
        while let (fork, taken) = path.popLast() {
            fork.done.insert(taken)
            fork.next[taken] = nil
            if fork.done.count < fork.width { break }
        }
        path = []
        guard start.done.count < start.width, count < 2 * limit else { return false }
        isSampled = count >= limit
        count += 1
        return true
    }

    /// Goes back to a way that was walked before, or to a part of one; the first is chosen wherever it says nothing.
    func replay(_ way: [Int]) {
        path = []
        replayed = way
    }

    /// A choice after which not every way was walked.
    private func new(at fork: Fork) -> Int {
        let open = (0..<fork.width).filter { !fork.done.contains($0) }
        return (isSampled ? open.randomElement(using: &generator) : open.first) ?? 0
    }

    private static func fork(after taken: Int, at fork: Fork) -> Fork {
        if let next = fork.next[taken] { return next }
        let next = Fork()
        fork.next[taken] = next
        return next
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
