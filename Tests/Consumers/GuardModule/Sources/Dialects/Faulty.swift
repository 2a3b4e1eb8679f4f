// Modules with one fault each, which the laws find as they are written.

@MainActor
public protocol NotesView: AnyObject {
    func showSpinner()
    func hideSpinner()
    func show(_ notes: [String])
}

@MainActor
public protocol NotesService: AnyObject {
    func notes(matching query: String, completion: @escaping @MainActor (Result<[String], any Error>) -> Void)
}

/// Shows whatever answer comes last.
@MainActor
public final class OvertakenPresenter {
    private weak var view: (any NotesView)?
    private let service: any NotesService

    public init(view: any NotesView, service: any NotesService) { (self.view, self.service) = (view, service) }

    public func didType(_ query: String) {
        service.notes(matching: query) { [weak self] in self?.view?.show((try? $0.get()) ?? ["Not now."]) }
    }
}

/// Keeps its view.
@MainActor
public final class LeakingPresenter {
    private let view: any NotesView
    private let service: any NotesService
    private var onEnd: (() -> Void)?

    public init(view: any NotesView, service: any NotesService) { (self.view, self.service) = (view, service) }

    public func viewDidLoad() {
        onEnd = { self.view.hideSpinner() }
        view.showSpinner()
        service.notes(matching: "") { result in
            self.onEnd?()
            self.view.show((try? result.get()) ?? ["Not now."])
        }
    }
}

/// Swallows failures, and leaves its indicator on.
@MainActor
public final class SilentPresenter {
    private weak var view: (any NotesView)?
    private let service: any NotesService

    public init(view: any NotesView, service: any NotesService) { (self.view, self.service) = (view, service) }

    public func viewDidLoad() {
        view?.showSpinner()
        service.notes(matching: "") { [weak self] result in
            guard case .success(let notes) = result else { return }
            self?.view?.hideSpinner()
            self?.view?.show(notes)
        }
    }
}

/// Does not keep its view, and uses it whenever an answer comes.
@MainActor
public final class TrappingPresenter {
    private unowned let view: any NotesView
    private let service: any NotesService

    public init(view: any NotesView, service: any NotesService) { (self.view, self.service) = (view, service) }

    public func viewDidLoad() {
        service.notes(matching: "") { result in self.view.show((try? result.get()) ?? ["Not now."]) }
    }
}
