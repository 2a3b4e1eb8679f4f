import VIPERSpecs

/// The requirements that a witness violates, by their numbers.
///
/// ```swift
/// Witness("trims the name", violates: [3]) { … }
/// Witness("shows nothing", violates: .all(except: 12)) { … }
/// ```
public struct Violations: ExpressibleByArrayLiteral, Sendable {
    private let numbers: [Int]
    private let areExceptions: Bool

    /// Lists requirements with certain numbers.
    ///
    /// - Parameter numbers: The numbers, without the prefix of the spec.
    public init(arrayLiteral numbers: Int...) {
        self.init(numbers: numbers, areExceptions: false)
    }

    /// Lists requirements with certain numbers.
    ///
    /// - Parameter numbers: The numbers, without the prefix of the spec.
    public init(_ numbers: [Int]) {
        self.init(numbers: numbers, areExceptions: false)
    }

    private init(numbers: [Int], areExceptions: Bool) {
        self.numbers = numbers
        self.areExceptions = areExceptions
    }

    /// Returns all requirements except those with certain numbers.
    ///
    /// - Parameter numbers: The numbers, without the prefix of the spec.
    public static func all(except numbers: Int...) -> Violations {
        Violations(numbers: numbers, areExceptions: true)
    }

    /// Returns the ids in a spec.
    func ids<S: Spec>(in spec: S.Type) -> Set<String> {
        let ids = Set(numbers.map(S.id))
        return areExceptions ? Set(S.requirements.map(\.id)).subtracting(ids) : ids
    }
}
