import LawReference
import VIPERSpecs

/// A name that is checked while the user types, and whose delegate learns that it was saved.
@MainActor
final class NameForm {
    enum Shown: RecordedCall {
        case check(String?), problem(String)
    }

    enum Heard: RecordedCall {
        case saved(String)
    }

    private weak let view: ToldSpy<Shown>?
    private weak let delegate: ToldSpy<Heard>?
    private let service: AskedMock<String>
    private var newest = 0
    private var isSaving = false
    private var isSaved = false

    init(_ view: ToldSpy<Shown>, _ delegate: ToldSpy<Heard>, _ service: AskedMock<String>) {
        (self.view, self.delegate, self.service) = (view, delegate, service)
    }

    func check() {
        newest += 1
        view?(.check(nil))
        service.get("check") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.check((try? answer.get()) ?? "unknown"))
        }
    }

    func save() {
        guard !isSaving, !isSaved else { return }
        isSaving = true
        service.get("save") { [weak self] answer in
            guard let self, isSaving else { return }
            isSaving = false
            switch answer {
            case .success(let number):
                isSaved = true
                delegate?(.saved(number))
            case .failure: view?(.problem("It was not saved."))
            }
        }
    }
}
