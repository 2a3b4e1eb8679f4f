import Foundation

/// A random number generator that gives the same numbers for the same seed (SplitMix64).
///
/// The seed is fixed, so that the same module gets the same verdict on each run. To take another walk, or to repeat
/// the walk of a failure, set the environment variable `VIPER_SEED` to a number.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    /// The number that determines all others.
    public let seed: UInt64
    private var state: UInt64

    /// Creates a generator.
    ///
    /// - Parameter seed: The number that determines all others.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// Returns a generator whose seed is in the environment, or fixed.
    ///
    /// - Returns: A generator with the seed `VIPER_SEED`, or 2014 if that is not set.
    /// - Throws: ``BadSeed`` if `VIPER_SEED` is no whole number from 0 to 2⁶⁴ − 1.
    public static func fromEnvironment() throws -> SeededGenerator {
        guard let text = ProcessInfo.processInfo.environment["VIPER_SEED"] else {
            return SeededGenerator(seed: fixedSeed)
        }
        guard let seed = UInt64(text) else { throw BadSeed(text: text) }
        return SeededGenerator(seed: seed)
    }

    /// The seed of ``fromEnvironment()``, or the fixed one if that throws.
    static var usualSeed: UInt64 { (try? fromEnvironment().seed) ?? fixedSeed }

    private static let fixedSeed: UInt64 = 2014

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
