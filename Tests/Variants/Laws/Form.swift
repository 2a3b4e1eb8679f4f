import LawReference
import VIPERSpecs

/// A form that says what is missing, and whose saving continues when its view is gone.
@MainActor
final class Form {
    enum Shown: RecordedCall {
        case isBusy(Bool), problem(String?)
    }

    enum Told: RecordedCall {
        case saved(Int)
    }

    private weak let view: ToldSpy<Shown>?
    private weak let delegate: ToldSpy<Told>?
    private let upload: AskedMock<Int>
    private let store: AskedMock<Bool>
    private var isSaving = false

    init(_ view: ToldSpy<Shown>, _ delegate: ToldSpy<Told>, _ upload: AskedMock<Int>, _ store: AskedMock<Bool>) {
        (self.view, self.delegate, self.upload, self.store) = (view, delegate, upload, store)
    }

    func save(_ name: String) {
        guard !isSaving else { return }
        guard !name.isEmpty else {
            view?(.problem("A name is missing."))
            return
        }
        isSaving = true
        view?(.problem(nil))
        view?(.isBusy(true))
        Task { [weak self, weak delegate, upload, store] in
            do {
                let id = try await upload.get(name)
                _ = try await store.get("\(id)")
                self?.end(nil)
                delegate?(.saved(id))
            } catch {
                self?.end("Not saved.")
            }
        }
    }

    private func end(_ problem: String?) {
        isSaving = false
        view?(.isBusy(false))
        view?(.problem(problem))
    }
}
