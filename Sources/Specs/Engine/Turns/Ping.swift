/// Asks a queue or an executor whether it still runs jobs, with at most one question under way.
final class Ping: Sendable {
    private let isUnderWay = Shared(false)
    private let ask: @Sendable (@escaping @Sendable () -> Void) -> Void

    init(_ ask: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        self.ask = ask
    }

    /// Whether the last question was answered.
    var isAnswered: Bool { !isUnderWay.value }

    /// Asks, unless the last question is still unanswered.
    func send() {
        guard isAnswered else { return }
        isUnderWay.value = true
        ask { [isUnderWay] in isUnderWay.value = false }
    }
}
