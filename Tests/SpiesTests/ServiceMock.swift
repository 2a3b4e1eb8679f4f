import VIPERSpies

/// A mock as the generator writes it, with one member of each kind.
final class ServiceMock: CallRecording, Sendable {
    enum Call: RecordedCall, Sendable {
        case count
        case save(String)
        case load(id: Int)
        case find(from: Int, through: Int)
        case refresh
        case updates(of: String)
        case lines
        case watch(id: Int)
        case setTitle(String)
    }

    let recorder: Recorder<Call>
    let count: Answers<Void, Int, Never>
    let save: Answers<String, Void, any Error>
    let load: Answers<Int, String, any Error>
    let find: Answers<(from: Int, through: Int), [Int], any Error>
    let refresh: Answers<Void, Int, Never>
    let updates: Answers<String, Int, Never>
    let lines: Answers<Void, Int, any Error>
    let watch: Answers<Int, Int, Never>
    let titleAnswers: Answers<Void, String, Never>

    init(log: CallLog = CallLog()) {
        recorder = Recorder("Service", log: log)
        count = Answers("Service.count", log: log)
        save = Answers("Service.save", log: log)
        load = Answers("Service.load", log: log)
        find = Answers("Service.find", log: log)
        refresh = Answers("Service.refresh", log: log)
        updates = Answers("Service.updates", log: log)
        lines = Answers("Service.lines", log: log)
        watch = Answers("Service.watch", log: log)
        titleAnswers = Answers("Service.title", log: log)
    }

    func currentCount() -> Int {
        recorder.answer(to: .count, from: count, or: 0)
    }

    func save(_ text: String) throws {
        try recorder.answer(to: .save(text), with: text, from: save)
    }

    func load(id: Int) async throws -> String {
        try await recorder.value(of: .load(id: id), with: id, from: load)
    }

    func load(id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
        recorder.askAnywhere(.load(id: id), with: id, of: load) { completion($0) }
    }

    func find(from first: Int, through last: Int) throws -> [Int] {
        try recorder.answer(to: .find(from: first, through: last), with: (first, last), from: find)
    }

    func refreshed() async -> Int {
        await recorder.value(of: .refresh, from: refresh)
    }

    func updates(of show: String) -> AsyncStream<Int> {
        recorder.values(of: .updates(of: show), with: show, from: updates)
    }

    func numbers() -> AsyncThrowingStream<Int, any Error> {
        recorder.stream(of: .lines, from: lines)
    }

    func watch(id: Int, change: @escaping (Int) -> Void) {
        recorder.askAnywhere(.watch(id: id), with: id, of: watch) { change($0.get()) }
    }

    var title: String {
        get { recorder.answer(from: titleAnswers, or: "") }
        set { recorder.keep(newValue, as: .setTitle(newValue), in: titleAnswers) }
    }
}

struct Offline: Error, Equatable {}
