import LawReference
import VIPERSpecs

/// Hides a mail at once, and deletes it when the bar with the undo button has gone.
@MainActor
final class UndoList {
    enum Shown: RecordedCall {
        case mails([String]), bar(Bool), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var mails = ["a", "b", "c"]
    private var hidden: Set<String> = []
    private var offered: String?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func appear() {
        view?(.mails(mails.filter { !hidden.contains($0) }))
    }

    func delete() {
        guard offered == nil, let mail = mails.first(where: { !hidden.contains($0) }) else { return }
        hidden.insert(mail)
        offered = mail
        appear()
        view?(.bar(true))
    }

    func undo() {
        guard let mail = offered else { return }
        (offered, hidden) = (nil, hidden.subtracting([mail]))
        view?(.bar(false))
        appear()
    }

    func barGoes() {
        guard let mail = offered else { return }
        offered = nil
        view?(.bar(false))
        service.get(mail) { [weak self] answer in
            guard let self, hidden.contains(mail) else { return }
            if case .success = answer {
                mails.removeAll { $0 == mail }
            } else {
                hidden.remove(mail)
                appear()
                view?(.problem("\(mail) is still there."))
            }
        }
    }
}
