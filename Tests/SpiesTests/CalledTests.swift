import Testing
import VIPERSpies

/// Tests that wait for a call, and fail with what happened instead.
@Suite struct CalledTests {
    private let service = ServiceMock(log: .nice)

    @Test func `A call that is there is not waited for`() async throws {
        _ = service.currentCount()
        try await service.called()
        try await service.called(.count)
    }

    @Test func `Calls are waited for, whoever makes them`() async throws {
        for round in 1...200 {
            Task.detached { [service] in
                _ = service.currentCount()
                _ = service.numbers()
            }
            try await service.called(2 * round)
        }
        Task.detached { [service] in _ = service.updates(of: "news") }
        try await service.called(.updates(of: "news"))
    }

    @Test func `Calls that do not come are told with those so far`() async throws {
        _ = service.currentCount()
        let missing = await #expect(throws: NotCalled.self) {
            try await service.called(2, within: .milliseconds(10))
        }
        #expect(
            missing?.description == """
                Service was not called a 2nd time within 0.01 seconds.
                The calls so far:
                  1. Service.count
                """
        )
        let other = await #expect(throws: NotCalled.self) {
            try await service.called(.load(id: 1), within: .milliseconds(10))
        }
        #expect(other?.description.hasPrefix("Service.load(id: 1) was not called within 0.01 seconds.\n") == true)
    }

    @Test(arguments: [
        (2, "a 2nd"), (3, "a 3rd"), (4, "a 4th"), (8, "an 8th"), (11, "an 11th"), (12, "a 12th"), (13, "a 13th"),
        (18, "an 18th"), (21, "a 21st"), (80, "an 80th"), (103, "a 103rd"), (111, "a 111th"), (800, "an 800th"),
        (1_001, "a 1001st"), (8_002, "an 8002nd"),
    ])
    func `Which call is missing is said as a person would`(times: Int, words: String) async throws {
        let error = await #expect(throws: NotCalled.self) {
            try await service.called(times, within: .milliseconds(1))
        }
        #expect(error?.description.hasPrefix("Service was not called \(words) time within ") == true)
    }

    @MainActor
    @Test func `A subject on the main actor gets as many turns as it needs, whatever others do there`() async throws {
        let others = Task { @MainActor in
            while !Task.isCancelled {
                let end = ContinuousClock.now + .milliseconds(1)
                while ContinuousClock.now < end {}
                await Task.yield()
            }
        }
        defer { others.cancel() }
        Task { @MainActor [service] in
            for _ in 0..<40 { await Task.yield() }
            _ = service.updates(of: "news")
        }
        try await service.updates.asked(within: .milliseconds(1))
        Task { @MainActor [service] in
            for _ in 0..<40 { await Task.yield() }
            _ = service.numbers()
        }
        try await service.called(.lines, within: .milliseconds(1))
    }

    @Test func `A double that nobody called says so`() async throws {
        let error = await #expect(throws: NotCalled.self) { try await service.called(within: .milliseconds(10)) }
        #expect(
            error?.description == "Service was not called within 0.01 seconds.\nNothing had been called before."
        )
    }

    @Test func `A test that is cancelled waits no longer`() async {
        let test = Task { [service] in try await service.called() }
        test.cancel()
        await #expect(throws: CancellationError.self) { try await test.value }
    }
}
