/// Tells who has subscribed, for as long as the process lives.
@MainActor
final class ChangeService {
    static let shared = ChangeService()

    private var subscribers: [() -> Void] = []

    func subscribe(_ subscriber: @escaping () -> Void) {
        subscribers.append(subscriber)
    }
}
