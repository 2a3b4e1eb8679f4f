@MainActor
public protocol FavouriteView: AnyObject {
    func showHeart(isFilled: Bool)
    func showToast(_ text: String)
}

public protocol FavouriteService: Sendable {
    func setFavourite(_ isFavourite: Bool, completion: @escaping @MainActor ((any Error)?) -> Void)
}

/// Fills the heart before the server knows of it, and takes it back if the server refuses.
@MainActor
public final class FavouritePresenter {
    private weak let view: (any FavouriteView)?
    private let service: any FavouriteService
    private var (wanted, known, isSending) = (false, false, false)

    public init(view: any FavouriteView, service: any FavouriteService) {
        (self.view, self.service) = (view, service)
    }

    public func viewDidLoad() {
        view?.showHeart(isFilled: wanted)
    }

    public func didTapHeart() {
        wanted.toggle()
        view?.showHeart(isFilled: wanted)
        send()
    }

    private func send() {
        guard !isSending, wanted != known else { return }
        isSending = true
        service.setFavourite(wanted) { [weak self, wanted] problem in
            guard let self else { return }
            isSending = false
            if problem == nil {
                known = wanted
                send()
            } else {
                self.wanted = known
                view?.showHeart(isFilled: known)
                view?.showToast("Not saved.")
            }
        }
    }
}
