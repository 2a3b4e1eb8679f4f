import Testing
import VIPERSpies

/// Tests that wait for a question, and fail with what happened instead.
@Suite struct AskedTests {
    private let log = CallLog()

    @Test func `A question that is there is not waited for`() async throws {
        let service = service()
        service.load(id: 1) { _ in }
        #expect(try await service.load.asked().call == LoggedCall(ServiceMock.Call.load(id: 1), of: "Service"))
    }

    @Test func `A question is waited for, whoever asks it`() async throws {
        for _ in 0..<200 {
            let service = service()
            Task.detached {
                service.load(id: 1) { _ in }
                service.load(id: 2) { _ in }
            }
            let second = try await service.load.asked(2)
            #expect(second.call?.call as? ServiceMock.Call == .load(id: 2))
        }
    }

    // It has to compile without a warning, although the question is not used.
    @Test func `A test may wait for a question and leave it open`() async throws {
        let service = service()
        Task.detached { service.load(id: 1) { _ in } }
        try await service.load.asked()
        #expect(service.calls == [.load(id: 1)])
    }

    @Test func `A question that does not come is told with the calls so far`() async throws {
        let service = service()
        service.load(id: 1) { _ in }
        let error = await #expect(throws: NotAsked.self) {
            try await service.load.asked(2, within: .milliseconds(10))
        }
        #expect(
            error?.description == """
                Service.load was not asked a 2nd time within 0.01 seconds; 1 question is held.
                The calls so far:
                  1. Service.load(id: 1)
                """
        )
    }

    @Test func `A question that was answered at once is told to be asked, but not held`() async throws {
        let service = service()
        service.load.give("milk")
        service.load(id: 1) { _ in }
        let error = await #expect(throws: NotAsked.self) {
            try await service.load.asked(within: .milliseconds(10))
        }
        #expect(
            error?.description == """
                Service.load was asked, but not held: `hold()` has to come before the question.
                The calls so far:
                  1. Service.load(id: 1)
                """
        )
    }

    @Test(arguments: [0, -1, .min])
    func `There is no question before the first`(times: Int) async throws {
        let service = service()
        service.load(id: 1) { _ in }
        #expect(try await service.load.asked(times).count == 0)
    }

    @Test func `A test that is cancelled waits no longer`() async {
        let service = service()
        let test = Task { try await service.load.asked() }
        test.cancel()
        await #expect(throws: CancellationError.self) { try await test.value }
    }

    @Test func `A question that is not there is a problem and no trap`() {
        let service = service()
        let told = Box<[String]>([])
        service.load(id: 1) { answer in told.change { $0.append("\(answer)") } }
        service.load.held[1].give("bread")
        service.load.held[-1].fail(Offline())
        #expect(throws: NotAsked.self) { try service.load.held[1].arguments }
        #expect(told.value == [])
        #expect(
            log.problems == [
                "Service.load.held[1] was not asked yet: 1 question is held. Wait for it with `asked(2)`.",
                "Service.load.held[-1] was not asked yet: 1 question is held.",
                "Service.load.held[1] was not asked yet: 1 question is held. Wait for it with `asked(2)`.",
            ]
        )
        service.load.held[0].give("milk")
        #expect(told.value == [#"success("milk")"#])
    }

    private func service() -> ServiceMock {
        let service = ServiceMock(log: log)
        service.load.hold()
        return service
    }
}
