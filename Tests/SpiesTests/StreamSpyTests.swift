import Testing
import VIPERSpies

@MainActor
@Suite struct StreamSpyTests {
    private let log = CallLog()

    @Test func `Elements are recorded in the order in which they come`() async throws {
        let (stream, source) = AsyncStream.makeStream(of: String.self)
        let view = StreamSpy(of: stream, log: log)
        for word in ["milk", "bread", "eggs"] { source.yield(word) }
        try await view.called(3)
        #expect(view.calls == ["milk", "bread", "eggs"])
        #expect(log.calls == ["milk", "bread", "eggs"].map(view.logged))
    }

    @Test func `What was read before a failure stays`() async throws {
        let (stream, source) = AsyncThrowingStream.makeStream(of: String.self)
        let view = StreamSpy(of: stream, log: log)
        source.yield("milk")
        source.finish(throwing: Offline())
        try await view.called()
        #expect(view.calls == ["milk"])
    }

    @Test func `Whoever lets it go has read enough`() async throws {
        let (stream, source) = AsyncStream.makeStream(of: String.self)
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        source.onTermination = { reason in
            end.yield(reason == .cancelled)
            end.finish()
        }
        var view: StreamSpy<String>? = StreamSpy(of: stream, log: log)
        source.yield("milk")
        try await view?.called()
        weak let released = view
        view = nil
        #expect(released == nil)
        var reasons: [Bool] = []
        for await wasCancelled in ends { reasons.append(wasCancelled) }
        #expect(reasons == [true])
        source.yield("bread")
        #expect(log.calls.count == 1)
    }
}
