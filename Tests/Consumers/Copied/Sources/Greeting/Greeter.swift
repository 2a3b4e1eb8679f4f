/// Knows names.
protocol NameService: AnyObject {
    func name(completion: @escaping (String?) -> Void)
}

/// Shows greetings.
@MainActor
protocol GreetingView: AnyObject {
    func show(_ greeting: String)
}

/// Greets whoever the service names.
@MainActor
final class Greeter {
    private let service: any NameService
    private weak var view: (any GreetingView)?

    init(service: any NameService, view: any GreetingView) {
        self.service = service
        self.view = view
    }

    func greet() {
        service.name { [view] name in
            MainActor.assumeIsolated { view?.show("Hello, \(name ?? "whoever you are")") }
        }
    }
}
