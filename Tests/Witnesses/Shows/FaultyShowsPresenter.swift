import Proof

/// The base class of the faulty presenters of the shows: makes a request, with a HUD and an alert.
@MainActor
class FaultyShowsPresenter: FaultyModule {
    typealias Part = FaultyShowsPresenter
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, any Error>) -> Void

    /// Tells the view to show or hide its HUD.
    var hud: (Bool) -> Void = { _ in }
    /// Tells the wireframe to show an alert with a title and a message.
    var alert: (String, String) -> Void = { _, _ in }

    /// The number of the newest request.
    var newest = 0
    /// The numbers of the answered requests.
    var heard: [Int] = []
    /// Whether the last answer was a failure.
    var hasFailed = false
    /// Whether a request is in progress, as far as the presenter knows.
    var isLoading = false

    /// Whether to make a request.
    var asks: (Part) -> Bool = { _ in true }
    var busy: (Part) -> Void = { $0.hud(true) }
    /// Is called after the interactor was asked.
    var asked: (Part) -> Void = { _ in }
    /// Whether the answer to a request is used, given the request's number.
    var hears: (Part, Int) -> Bool = { $0.newest == $1 && !$0.heard.contains($1) }
    /// Handles the answer to an outdated request.
    var ignored: (Part, _ isFailure: Bool) -> Void = { _, _ in }
    var idle: (Part, _ isFailure: Bool) -> Void = { part, _ in part.hud(false) }
    /// Whether it ignores every `CancellationError`, as if it had cancelled the request itself.
    var ignoresCancellation = false
    var fail: (Part) -> Void = { $0.alert("Error", "It could not be loaded.") }
    /// Is called after a success was handled.
    var succeeded: (Part) -> Void = { _ in }

    /// Makes a request.
    func request<Value>(_ ask: (@escaping Completion<Value>) -> Void, _ succeed: @escaping (Value) -> Void) {
        guard asks(self) else { return }
        newest += 1
        isLoading = true
        busy(self)
        asking()
        ask { [weak self, newest] in self?.hear($0, newest, succeed) }
        asked(self)
    }

    private func hear<Value>(_ result: Result<Value, any Error>, _ number: Int, _ succeed: (Value) -> Void) {
        let isFailure = if case .failure = result { true } else { false }
        guard hears(self, number) else {
            if !heard.contains(number) { ignored(self, isFailure) }
            return
        }
        heard.append(number)
        (isLoading, hasFailed) = (false, isFailure)
        if ignoresCancellation, case .failure(let error) = result, error is CancellationError { return }
        answered()
        guard hasListener else { return }
        idle(self, isFailure)
        switch result {
        case .success(let value):
            succeed(value)
            succeeded(self)
        case .failure: fail(self)
        }
    }
}
