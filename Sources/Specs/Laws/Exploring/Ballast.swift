/// Blocks of memory of random sizes, so that what is made next does not lie where it lay the last time.
struct Ballast {
    private let blocks: [[UInt8]]

    init() {
        // NB: who asks the system for each number asks the kernel.
        var generator = SeededGenerator(seed: .random(in: 0...UInt64.max))
        let all = (0..<200).map { _ in [UInt8](repeating: 0, count: .random(in: 1...800, using: &generator)) }
        // NB: the places of the others are free again, in between.
        blocks = all.filter { _ in Bool.random(using: &generator) }
    }
}
