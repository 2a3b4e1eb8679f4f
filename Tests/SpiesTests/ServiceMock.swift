import VIPERSpies

/// A mock as the generator writes it, with one member of each kind.
final class ServiceMock: CallRecording, Sendable {
    enum Call: RecordedCall, Sendable {
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
        recorder.answer(to: .count, from: count, or: 0)
    }

    func save(_ text: String) throws {
        try recorder.answer(to: .save(text), from: save)
    }

    func load(id: Int) async throws -> String {
        try await recorder.value(of: .load(id: id), from: load)
    }

    func load(id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
        recorder.askAnywhere(.load(id: id), of: load) { completion($0) }
    }

    func refreshed() async -> Int {
        await recorder.value(of: .refresh, from: refresh)
    }
}

struct Offline: Error, Equatable {}
