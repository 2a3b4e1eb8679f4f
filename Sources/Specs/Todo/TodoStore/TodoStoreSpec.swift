/// What has to be true of any store of to-do items, whatever it keeps them in.
///
/// ```swift
/// @Suite struct OurTodoStoreTests {
///     @Test(arguments: TodoStoreSpec.requirements)
///     func conforms(to requirement: TodoStoreSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let file = fixture.directory.appendingPathComponent("todo.sqlite")
///             return TodoStoreProbe(try OurStore(file: file), file: file)
///         }
///     }
/// }
/// ```
public enum TodoStoreSpec: Spec {
    /// A directory of its own.
    public typealias Fixture = TodoStoreFixture
    /// The store, with access to its file and a way to make its saves fail.
    public typealias Subject = TodoStoreProbe

    /// All requirements: what is found, what is kept, and what happens when something goes wrong.
    public static let requirements: [Requirement] = content + keeping + concurrency + failures
}
