import Testing

@testable import VIPERSpecs

/// Walks that take every way once, but not more ways than the limit.
@MainActor
@Suite struct ChoicesTests {
    @Test(arguments: [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120)])
    func `Walk each order once`(of number: Int, orders: Int) {
        let ways = walk(Choices(limit: 150, generator: SeededGenerator(seed: 1)), number)
        #expect(ways.count == orders)
        #expect(Set(ways).count == orders)
    }

    @Test func `Draw by lot what is too many`() {
        let choices = Choices(limit: 100, generator: SeededGenerator(seed: 1))
        let ways = walk(choices, 6)
        #expect(ways.count == 200)
        #expect(Set(ways).count == 200)
        #expect(choices.report == "200 orders were explored, some drawn by lot with VIPER_SEED=1")
    }

    @Test func `Draw what is left of few ways`() {
        let choices = Choices(limit: 100, generator: SeededGenerator(seed: 1))
        let ways = walk(choices, 5)
        #expect(ways.count == 120)
        #expect(Set(ways).count == 120)
        #expect(choices.isSampled)
    }

    @Test func `Draw the same for the same seed`() {
        let seeds: [UInt64] = [1, 1, 2]
        let ways = seeds.map { walk(Choices(limit: 50, generator: SeededGenerator(seed: $0)), 6) }
        #expect(ways[0] == ways[1])
        #expect(ways[0] != ways[2])
    }

    @Test func `Walk a way again`() {
        let choices = Choices(limit: 150, generator: SeededGenerator(seed: 1))
        for _ in 0..<4 {
            _ = order(choices, 4)
            _ = choices.advance()
        }
        let expected = order(choices, 4)
        let way = choices.way
        while choices.advance() { _ = order(choices, 4) }
        choices.replay(way)
        #expect(order(choices, 4) == expected)
    }

    @Test func `Shorten a way as far as it still fails`() async {
        // A way fails if a 3 comes after two ones.
        let way = [0, 1, 2, 4, 1, 0, 2, 3, 5, 1, 3]
        let shortest = await Choices.shortened(way) { way in
            way.lastIndex(of: 3).map { last in way[..<last].count { $0 == 1 } >= 2 } ?? false
        }
        #expect(shortest == [1, 1, 3])
    }

    @Test func `Shorten a way by what counts only in twos`() async {
        let shortest = await Choices.shortened([7, 5, 5, 9]) { way in
            way.count { $0 == 5 }.isMultiple(of: 2) && way.contains(9)
        }
        #expect(shortest == [9])
    }

    @Test func `End where a shortened way ends`() {
        let choices = Choices(limit: 1, generator: SeededGenerator(seed: 1))
        #expect(!choices.isOver)
        choices.replay([1])
        #expect(!choices.isOver)
        #expect(choices.pick(from: 3) == 1)
        #expect(choices.isOver)
    }

    /// Returns every order in which some things are walked.
    private func walk(_ choices: Choices, _ number: Int) -> [[Int]] {
        var ways: [[Int]] = []
        repeat { ways.append(order(choices, number)) } while choices.advance()
        return ways
    }

    private func order(_ choices: Choices, _ number: Int) -> [Int] {
        var left = Array(0..<number)
        return (0..<number).map { _ in left.remove(at: choices.pick(from: left.count)) }
    }
}
