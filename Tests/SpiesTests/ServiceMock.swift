import VIPERSpies

/// A mock as the generator writes it, with one member of each kind.
final class ServiceMock: Sendable {
    enum Call: Equatable, Sendable {
        case count
        case save(String)
        case load(id: Int)
        case refresh
    }

    private let recorder: Recorder<Call>
    let count: Answers<Int, Never>
    let save: Answers<Void, any Error>
    let load: Answers<String, any Error>
    let refresh: Answers<Int, Never>

    init(log: CallLog = CallLog()) {
        recorder = Recorder("Service", log: log)
        count = Answers("Service.count", log: log)
        save = Answers("Service.save", log: log)
        load = Answers("Service.load", log: log)
        refresh = Answers("Service.refresh", log: log)
    }

    var calls: [Call] { recorder.calls }

    func currentCount() -> Int {
        recorder.record(.count)
        return count.answer(or: 0)
    }

    func save(_ text: String) throws {
        recorder.record(.save(text))
        try save.answer()
    }

    func load(id: Int) async throws -> String {
        recorder.record(.load(id: id))
        return try await load.value()
    }

    func load(id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
        recorder.record(.load(id: id))
        load.askAnywhere { completion($0) }
    }

    func refreshed() async -> Int {
        recorder.record(.refresh)
        return await refresh.value()
    }
}

struct Offline: Error, Equatable {}
