import Testing

@testable import VIPERStory

/// Nothing that matters is folded away, and nothing is lost without a word.
@Suite struct FoldTests {
    @Test(arguments: [0, 1, 9, 10, 11, 12, 50, 10_000], [5, 10, 40])
    func `Shows as much as it may, and counts the rest`(count: Int, limit: Int) {
        for focus in Set([0, 1, count / 2, count - 2, count - 1]) where focus >= 0 && focus < max(1, count) {
            let parts = Fold(count, around: focus, limit: limit).parts
            #expect(parts.count <= limit)
            #expect(parts.count >= min(count, limit) - 2)
            #expect(count == 0 || parts.contains(.entry(focus)))
            let lengths = parts.map { part in if case .gap(let count) = part { count } else { 1 } }
            #expect(lengths.reduce(0, +) == count)
        }
    }
}
