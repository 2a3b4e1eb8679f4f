import Foundation

// The delegate dialect, with the names of the published to-do list.

struct Message: Equatable {
    enum Flag { case unread, read }

    let id: UUID
    let subject: String
    let sent: Date
    let flag: Flag
    let attachments: [URL]
}

struct InboxRow: Equatable {
    let title: String
    let isUnread: Bool
}

@MainActor
protocol InboxViewInterface: AnyObject {
    func showMessages(_ rows: [InboxRow])
    func showNoMessages()
    func showError(_ text: String)
    func startLoading()
    func stopLoading()
}

@MainActor
protocol InboxModuleInterface: AnyObject {
    func viewWillAppear()
    func didSelectMessage(at index: Int)
    func didTapClose()
}

@MainActor
protocol InboxInteractorInput: AnyObject {
    func fetchMessages()
}

@MainActor
protocol InboxInteractorOutput: AnyObject {
    func fetched(_ messages: [Message])
    func failed()
}

@MainActor
protocol InboxWireframeInterface: AnyObject {
    func showMessage(_ id: UUID)
    func close()
}

@MainActor
protocol MailService {
    func messages(since date: Date, completion: @escaping @MainActor (Result<[Message], any Error>) -> Void)
}

@MainActor
final class InboxInteractor: InboxInteractorInput {
    weak var output: InboxInteractorOutput?
    private let service: MailService
    private let now: () -> Date
    private var newest = 0

    init(service: MailService, now: @escaping () -> Date) {
        self.service = service
        self.now = now
    }

    func fetchMessages() {
        newest += 1
        let request = newest
        service.messages(since: now().addingTimeInterval(-86_400)) { [weak self] result in
            guard let self, request == newest else { return }
            switch result {
            case .success(let messages): output?.fetched(messages)
            case .failure: output?.failed()
            }
        }
    }
}

@MainActor
final class InboxPresenter {
    weak var view: InboxViewInterface?
    var interactor: InboxInteractorInput?
    var wireframe: InboxWireframeInterface?
    private var messages: [Message] = []
    private var hasLeft = false
}

extension InboxPresenter: InboxModuleInterface {
    func viewWillAppear() {
        hasLeft = false
        view?.startLoading()
        interactor?.fetchMessages()
    }

    func didSelectMessage(at index: Int) {
        guard !hasLeft, messages.indices.contains(index) else { return }
        hasLeft = true
        wireframe?.showMessage(messages[index].id)
    }

    func didTapClose() {
        guard !hasLeft else { return }
        hasLeft = true
        wireframe?.close()
    }
}

extension InboxPresenter: InboxInteractorOutput {
    func fetched(_ messages: [Message]) {
        guard !hasLeft else { return }
        self.messages = messages
        view?.stopLoading()
        if messages.isEmpty {
            view?.showNoMessages()
        } else {
            view?.showMessages(messages.map { InboxRow(title: $0.subject, isUnread: $0.flag == .unread) })
        }
    }

    func failed() {
        guard !hasLeft else { return }
        view?.stopLoading()
        view?.showError("The messages could not be loaded.")
    }
}

/// Builds the module, and leads away from it.
@MainActor
final class InboxWireframe: InboxWireframeInterface {
    func module(for view: InboxViewInterface, service: MailService) -> InboxPresenter {
        let interactor = InboxInteractor(service: service, now: Date.init)
        let presenter = InboxPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = self
        interactor.output = presenter
        return presenter
    }

    func showMessage(_ id: UUID) {}

    func close() {}
}
