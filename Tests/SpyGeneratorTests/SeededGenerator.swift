import Foundation
import Testing

/// SplitMix64: the same numbers on every machine for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// Returns the seed of the random texts: zero, or the number in `VIPER_SEED`.
    ///
    /// A seed that is no number is an error; otherwise a failure would seem fixed because it was not repeated.
    static func seed() throws -> UInt64 {
        guard let text = ProcessInfo.processInfo.environment["VIPER_SEED"] else { return 0 }
        return try #require(UInt64(text), "VIPER_SEED is “\(text)”, but has to be a whole number.")
    }
}
