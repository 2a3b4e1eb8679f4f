import LawReference
import VIPERSpecs

/// A product and its reviews, which are loaded at the same time, and a heart that is filled before the server knows.
@MainActor
final class ProductPage {
    enum Shown: RecordedCall {
        case isBusy(Bool), product(String), reviews(String), isLiked(Bool), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var (newest, sent, isLiked, isSending) = (0, 0, false, false)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        newest += 1
        view?(.problem(nil))
        view?(.isBusy(true))
        service.get("product") { [weak self, newest, sent] answer in
            guard let self, newest == self.newest else { return }
            view?(.isBusy(false))
            guard case .success(let text) = answer else { return view?(.problem("Offline")) ?? () }
            // The product was loaded before the server knew of later taps.
            if !isSending, sent == self.sent { isLiked = false }
            view?(.product(text))
            view?(.isLiked(isLiked))
        }
        service.get("reviews") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.reviews((try? answer.get()) ?? "They could not be loaded."))
        }
    }

    func like() {
        guard !isSending else { return }
        isLiked.toggle()
        (isSending, sent) = (true, sent + 1)
        view?(.isLiked(isLiked))
        service.get("like \(isLiked)") { [weak self] answer in
            guard let self else { return }
            isSending = false
            guard case .failure = answer else { return }
            isLiked.toggle()
            view?(.isLiked(isLiked))
        }
    }
}
