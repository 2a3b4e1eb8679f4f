public import Testing
public import VIPERSpecs

/// A faulty module that exists to be caught.
///
/// It has one fault, and violates exactly the requirements that it is listed with. If it violated one more, a
/// requirement would reject something that it is not about; if it violated one fewer, a broken module would be
/// accepted.
public struct Witness<S: Spec>: Sendable, CustomTestStringConvertible {
    /// What is wrong with the module, in a few words.
    public let fault: String
    /// The ids of the requirements that it violates.
    public let violated: Set<String>
    /// How long the requirements that it violates may take; `nil` for their own deadline.
    public let deadline: Duration?
    /// Builds the module.
    public let build: @MainActor @Sendable (S.Fixture) async throws -> S.Subject

    /// Creates a witness.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with the module, in a few words.
    ///   - violations: The requirements that it violates.
    ///   - deadline: How long they may take; a short time for a module that never answers, since it is known to fail.
    ///   - build: Builds the module.
    public init(
        _ fault: String,
        violates violations: Violations,
        within deadline: Duration? = nil,
        build: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) {
        self.fault = fault
        violated = violations.ids(in: S.self)
        self.deadline = deadline
        self.build = build
    }

    /// The fault, which is also the name of the test case.
    public var testDescription: String { fault }
}
