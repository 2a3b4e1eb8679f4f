/// The environment variable `VIPER_SEED` is not a valid seed.
public struct BadSeed: Error, CustomStringConvertible {
    let text: String

    /// What is wrong, and what is expected.
    public var description: String {
        "VIPER_SEED is “\(text)”, but has to be a whole number from 0 to \(UInt64.max)."
    }
}
