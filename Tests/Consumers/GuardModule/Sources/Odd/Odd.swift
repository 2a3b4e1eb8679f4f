// Odd names: keywords, prefixes, suffixes, types that are called like the kit's.
struct Module: Sendable, Equatable { let name: String }
struct Stage: Sendable, Equatable { let name: String }
struct Unavailable: Error {}
@MainActor protocol IProfileView: AnyObject {
    func `default`(); func show(`in` text: String, for name: String?); func showLoader(); func hideLoader()
}
@MainActor protocol IProfilePresenter: AnyObject {
    func `repeat`(`where` place: String); func `init`(); func viewIsReady(); func didTap(_ stage: Stage, module: Module)
}
@MainActor protocol IProfileRouter: AnyObject { func go(`to` stage: Stage) }
protocol IProfileService: AnyObject, Sendable {
    func profile(`for` id: String, _ completion: @escaping @MainActor @Sendable (Stage?, (any Error)?) -> Void);
    var `self`: Int { get }
}
@MainActor
final class ProfilePresenterImpl: IProfilePresenter {
    private weak var view: (any IProfileView)?
    private let router: any IProfileRouter
    private let service: any IProfileService
    init(view: any IProfileView, router: any IProfileRouter, service: any IProfileService) {
        self.view = view; self.router = router; self.service = service
    }
    func `repeat`(`where` place: String) { view?.show(in: place, for: nil) }
    func `init`() { view?.default() }
    func viewIsReady() {
        view?.showLoader()
        service.profile(for: "1") { [weak self] stage, error in
            self?.view?.hideLoader()
            self?.view?.show(in: stage?.name ?? "\(error == nil)", for: nil)
        }
    }
    func didTap(_ stage: Stage, module: Module) { router.go(to: stage) }
}
