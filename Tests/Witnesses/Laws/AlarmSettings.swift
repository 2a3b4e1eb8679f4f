import LawReference
import VIPERSpecs

/// Alarms that are switched one by one or all at once, and switched back if a request fails.
@MainActor
final class AlarmSettings {
    enum Shown: RecordedCall {
        case alarms(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var isOn = ["news": false, "sales": false]

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func tap(_ name: String) {
        let wasOn = isOn[name] == true
        change { $0[name] = !wasOn }
        send("\(name) \(!wasOn)") { $0.change { $0[name] = wasOn } }
    }

    func silenceAll() {
        // This is the fault: it also restores an alarm that is on only until its own request fails.
        let before = isOn
        change { $0 = $0.mapValues { _ in false } }
        send("silence") { $0.change { $0 = before } }
    }

    private func change(_ change: (inout [String: Bool]) -> Void) {
        change(&isOn)
        view?(.alarms(isOn.filter(\.value).keys.sorted().joined(separator: ", ")))
    }

    private func send(_ text: String, failed: @escaping @MainActor (AlarmSettings) -> Void) {
        var isOpen = true
        service.get(text) { [weak self] answer in
            guard let self, isOpen else { return }
            isOpen = false
            if case .failure = answer { failed(self) }
        }
    }
}
