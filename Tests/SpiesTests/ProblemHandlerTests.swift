import Testing
import VIPERSpies

/// The handlers that learn of a double's problems.
@Suite struct ProblemHandlerTests {
    private let told = Box<[String]>([])

    @Test func `The log's own handler comes first`() {
        let own = Box<[String]>([])
        let log = CallLog { problem in own.change { $0.append(problem) } }
        CallLog.reporting(to: note) { log.report(problem: "Late.") }
        #expect(own.value.count == 1)
        #expect(told.value == [])
    }

    @Test func `Whoever is there when it happens is told`() {
        let log = CallLog()
        CallLog.reporting(to: note) { log.report(problem: "Late.") }
        #expect(told.value.count == 1)
    }

    @Test func `Whoever was there when the log was created is told if nobody is there now`() {
        let log = CallLog.reporting(to: note) { CallLog() }
        log.report(problem: "Late.")
        #expect(told.value.count == 1)
    }

    @Test func `A task of the test tells the same`() async {
        let log = CallLog()
        await CallLog.reporting(to: note) { Task { log.report(problem: "Late.") } }.value
        #expect(told.value.count == 1)
    }

    @Test func `What types are asked is told to the test that asks`() {
        _ = CallLog.reporting(to: { _ in }) { CallLog.ofTypes }
        CallLog.reporting(to: note) { CallLog.ofTypes.report(problem: "Now.") }
        #expect(told.value.count == 1)
    }

    #if os(macOS) || os(Linux) || os(Windows)
        @Test func `A problem that no test is told of is written to the standard error`() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                CallLog().report(problem: "The view is gone.")
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(
                text.hasSuffix(
                    """
                    warning: The view is gone.
                    Nothing had been called before.
                    No test fails for it: see “Strict and nice” in the kit's page on spies.

                    """
                )
            )
        }
    #endif

    private var note: @Sendable (String) -> Void {
        { [told] problem in told.change { $0.append(problem) } }
    }
}
