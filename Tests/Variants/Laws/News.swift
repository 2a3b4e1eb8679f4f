import LawReference
import VIPERSpecs

/// Loads when its view first appears, and when the user asks for it after a failure.
@MainActor
final class News {
    enum Shown: RecordedCall {
        case articles([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var hasAppeared = false
    private var isLoading = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>) {
        (self.view, self.service) = (view, service)
    }

    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        load()
    }

    func load() {
        guard !isLoading else { return }
        isLoading = true
        service.get("news") { [weak self] answer in
            guard let self else { return }
            isLoading = false
            switch answer {
            case .success(let articles):
                view?(.problem(nil))
                view?(.articles(articles))
            case .failure: view?(.problem("Offline"))
            }
        }
    }
}
