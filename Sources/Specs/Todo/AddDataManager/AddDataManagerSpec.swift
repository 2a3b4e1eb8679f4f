import Foundation
import Testing

/// What has to be true of a data manager that stores new to-do items.
///
/// ```swift
/// @Suite struct OurAddDataManagerTests {
///     @Test(arguments: AddDataManagerSpec.requirements)
///     func conforms(to requirement: AddDataManagerSpec.Requirement) async throws {
///         try await requirement.verify { fixture in OurAddDataManager(store: fixture.store) }
///     }
/// }
/// ```
public enum AddDataManagerSpec: Spec {
    /// The store, and where failures are reported.
    public typealias Fixture = AddDataManagerFixture
    /// A data manager, or an adapter that forwards everything to one.
    public typealias Subject = any AddDataManager

    /// All requirements: saving first, then failures, and lifetimes.
    public static let requirements: [Requirement] = saving + failures
}
