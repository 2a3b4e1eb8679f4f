// What a person has to be asked for.

/// Only the shop makes one.
public struct Ticket: Equatable, Sendable {
    private let number: Int

    static func drawn() -> [Ticket] { (1...3).map(Ticket.init) }

    private init(number: Int) { self.number = number }
}

@MainActor
public protocol RaffleView: AnyObject {
    func show(_ tickets: [Ticket])
    func showProblem()
}

@MainActor
public protocol RaffleService: AnyObject {
    func ticket(completion: @escaping @MainActor (Result<Ticket, any Error>) -> Void)
}

@MainActor
public final class RafflePresenter {
    private weak var view: (any RaffleView)?
    private let service: any RaffleService
    private let first: Ticket

    public init(view: any RaffleView, service: any RaffleService, first: Ticket) {
        (self.view, self.service, self.first) = (view, service, first)
    }

    public func viewDidLoad() {
        service.ticket { [weak view, first] result in
            if let ticket = try? result.get() { view?.show([first, ticket]) } else { view?.showProblem() }
        }
    }
}
