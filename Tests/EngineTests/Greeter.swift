import VIPERSpecs

/// The smallest possible module: it greets its output.
@MainActor
protocol Greeter {
    func greet()
}

@MainActor
protocol GreeterOutput: AnyObject {
    func greeted(_ words: String)
}

@MainActor
final class GreeterOutputSpy: GreeterOutput, CallRecording {
    enum Call: RecordedCall, Sendable {
        case greeted(String)
    }

    let recorder: Recorder<Call>

    init(log: CallLog) {
        recorder = Recorder("GreeterOutput", log: log)
    }

    func greeted(_ words: String) {
        recorder.record(.greeted(words))
    }
}

@MainActor
struct GreeterFixture: Fixture {
    let log: CallLog
    let tracker = Tracker()
    var output: GreeterOutputSpy

    init() {
        log = CallLog()
        output = GreeterOutputSpy(log: log)
    }
}

/// A greeter that runs a closure.
struct ScriptedGreeter: Greeter {
    let script: @MainActor () -> Void

    func greet() { script() }
}
