/// What has to be true of a service that fetches articles over HTTP.
///
/// The requirements run against a real server on a free port of this machine, which answers right and wrong: see
/// ``LoopbackServer``. An adapter of a few lines turns your own errors into an `ArticlesServiceError`.
///
/// ```swift
/// @Suite struct OurArticlesService {
///     @Test(arguments: ArticlesServiceSpec.requirements)
///     func conforms(to requirement: ArticlesServiceSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             OurService(address: fixture.address, timeLimit: fixture.timeLimit)
///         }
///     }
/// }
/// ```
public enum ArticlesServiceSpec: Spec {
    /// The address and the time limit.
    public typealias Fixture = ArticlesServiceFixture
    /// A service, or an adapter that forwards everything to one.
    public typealias Subject = any ArticlesService

    /// All requirements.
    public static let requirements: [Requirement] = reading + failing + asking
}
