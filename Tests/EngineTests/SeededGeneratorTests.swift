import Testing
import VIPERSpecs

/// Random numbers that a seed repeats.
@Suite struct SeededGeneratorTests {
    @Test func `Gives the same numbers for the same seed`() {
        var first = SeededGenerator(seed: 7)
        var second = SeededGenerator(seed: 7)
        var other = SeededGenerator(seed: 8)
        let numbers = (0..<5).map { _ in first.next() }
        #expect(numbers == (0..<5).map { _ in second.next() })
        #expect(numbers != (0..<5).map { _ in other.next() })
        #expect(Set(numbers).count == 5)
    }
}
