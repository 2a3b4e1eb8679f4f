public import Testing
public import VIPERSpecs

/// A faulty module that exists to be caught.
///
/// It has one fault, and violates exactly the requirements that it is listed with: one more would
/// mean that a requirement rejects something that has nothing to do with it, one fewer that a broken
/// module is accepted.
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
    ///   - deadline: How long they may take, for a module that never answers: it is known to fail, so
    ///     that nobody has to wait for it.
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

    /// The fault, which names the test case.
    public var testDescription: String { fault }
}
