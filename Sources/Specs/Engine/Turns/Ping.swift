/// Asks somebody whether they are there; at most one question is under way.
final class Ping: Sendable {
    private let isUnderWay = Shared(false)
    private let ask: @Sendable (@escaping @Sendable () -> Void) -> Void

    init(_ ask: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        self.ask = ask
    }

    /// Whether the last question was answered.
    var isAnswered: Bool { !isUnderWay.value }

    /// Asks, unless the last question has not been answered.
    func send() {
        guard isAnswered else { return }
        isUnderWay.value = true
        ask { [isUnderWay] in isUnderWay.value = false }
    }
}
