import LawReference
import VIPERSpecs

/// A favourite that is shown before the server knows; one request at a time sends the newest wish.
@MainActor
final class Heart {
    enum Shown: RecordedCall {
        case isOn(Bool), toast(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var (wanted, known, isSending) = (false, false, false)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func appear() {
        view?(.isOn(wanted))
    }

    func tap() {
        wanted.toggle()
        view?(.isOn(wanted))
        send()
    }

    private func send() {
        guard !isSending, wanted != known else { return }
        isSending = true
        let sent = wanted
        service.get("\(sent)") { [weak self] answer in
            guard let self, isSending else { return }
            isSending = false
            if case .success = answer {
                known = sent
                send()
            } else {
                wanted = known
                view?(.isOn(known))
                view?(.toast("Not saved."))
            }
        }
    }
}
