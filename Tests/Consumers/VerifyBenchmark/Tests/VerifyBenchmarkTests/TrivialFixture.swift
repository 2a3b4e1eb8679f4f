import VIPERSpecs

@MainActor
struct TrivialFixture: Fixture {
    let log: CallLog
    let tracker = Tracker()
    let output: OutputSpy

    init() {
        log = CallLog()
        output = OutputSpy(log: log)
    }
}
