/// Blocks of memory of random sizes, so that new objects get other addresses than the last time.
struct Ballast {
    private let blocks: [[UInt8]]

    init() {
        // The system's generator would call the kernel for each number.
        var generator = SeededGenerator(seed: .random(in: 0...UInt64.max))
        let all = (0..<200).map { _ in [UInt8](repeating: 0, count: .random(in: 1...800, using: &generator)) }
        // The blocks that are not kept leave gaps in between.
        blocks = all.filter { _ in Bool.random(using: &generator) }
    }
}
