import Foundation
// No protocols but closures.
struct Track: Sendable, Equatable { let title: String; let length: Duration }
@MainActor
final class PlayerPresenter {
    typealias Load = @Sendable (_ id: String) async throws -> Track
    struct Environment: Sendable { var load: Load; var now: @Sendable () -> Date; var uuid: @Sendable () -> UUID }
    private let environment: Environment
    private let onFinish: @MainActor (Bool) -> Void
    var render: ((String) -> Void)?
    init(environment: Environment, onFinish: @escaping @MainActor (Bool) -> Void) {
        self.environment = environment; self.onFinish = onFinish
    }
    func viewDidLoad() { render?("…") }
    func play(id: String) async throws -> Track { try await environment.load(id) }
    func finish() { onFinish(true) }
}
