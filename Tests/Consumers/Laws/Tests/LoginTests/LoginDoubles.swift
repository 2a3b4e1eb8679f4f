import Login
import VIPERSpecs

@MainActor
final class DisplaySpy: LoginDisplaying, CallRecording {
    enum Call: RecordedCall { case busy(Bool), message(String) }

    let recorder: Recorder<Call>
    init(log: CallLog) { recorder = Recorder("LoginDisplaying", log: log) }

    func display(isBusy: Bool) { recorder.record(.busy(isBusy)) }
    func display(message: String) { recorder.record(.message(message)) }
}

@MainActor
final class RouterSpy: LoginRouting, CallRecording {
    enum Call: RecordedCall { case home(String) }

    let recorder: Recorder<Call>
    init(log: CallLog) { recorder = Recorder("LoginRouting", log: log) }

    func routeHome(token: String) { recorder.record(.home(token)) }
}

@MainActor
final class UseCaseMock: LoginUseCase, CallRecording {
    enum Call: RecordedCall { case login(String, String) }
    struct Refused: Error {}

    let recorder: Recorder<Call>
    let login: Answers<(name: String, password: String), String, Refused>

    init(log: CallLog) {
        recorder = Recorder("LoginUseCase", log: log)
        login = Answers("LoginUseCase.login", log: log)
    }

    func login(name: String, password: String, completion: @escaping (String?, Error?) -> Void) {
        recorder.ask(.login(name, password), with: (name, password), of: login) { answer in
            switch answer {
            case .success(let token): completion(token, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }
}
