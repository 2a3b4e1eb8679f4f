@MainActor
public protocol ProfileView: AnyObject {
    func enableSave(_ isEnabled: Bool)
    func showSpinner(_ isOn: Bool)
    func showProblem(_ problem: String?)
}

@MainActor
public protocol ProfileDelegate: AnyObject {
    func profileIsSaved(as id: Int)
}

public protocol ProfileService: Sendable {
    func upload(_ name: String) async throws -> Int
}

public protocol ProfileStore: Sendable {
    func keep(_ id: Int) async throws
}

/// Saves a name, and goes on with it when the user has left.
@MainActor
public final class ProfilePresenter {
    private weak let view: (any ProfileView)?
    private weak let delegate: (any ProfileDelegate)?
    private let service: any ProfileService
    private let store: any ProfileStore
    private var (name, isSaving) = ("", false)

    public init(
        view: any ProfileView,
        delegate: any ProfileDelegate,
        service: any ProfileService,
        store: any ProfileStore
    ) {
        (self.view, self.delegate, self.service, self.store) = (view, delegate, service, store)
    }

    public func viewDidLoad() {
        update()
    }

    public func didType(_ name: String) {
        self.name = name
        update()
    }

    public func didTapSave() {
        guard !isSaving, !name.isEmpty else { return }
        isSaving = true
        update()
        view?.showProblem(nil)
        view?.showSpinner(true)
        Task { [weak self, weak delegate, service, store, name] in
            do {
                let id = try await service.upload(name)
                try await store.keep(id)
                self?.end(nil)
                delegate?.profileIsSaved(as: id)
            } catch {
                self?.end("Not saved.")
            }
        }
    }

    private func end(_ problem: String?) {
        isSaving = false
        update()
        view?.showSpinner(false)
        view?.showProblem(problem)
    }

    private func update() {
        view?.enableSave(!isSaving && !name.isEmpty)
    }
}
