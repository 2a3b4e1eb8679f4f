import Foundation
// Swift 5, no isolation, implicitly unwrapped optionals, a router that builds, NSObject.
protocol NewsViewProtocol: class_ {
    var presenter: NewsPresenterProtocol! { get set }; func showNews(items: [NewsItem]);
    func showError(message: String?); func showLoading(); func hideLoading()
}
typealias class_ = AnyObject
protocol NewsPresenterProtocol: AnyObject {
    var view: NewsViewProtocol? { get set }; var interactor: NewsInteractorInputProtocol! { get set };
    var router: NewsRouterProtocol! { get set }; func viewDidLoad(); func showDetail(forNews item: NewsItem);
    func loadMore()
}
protocol NewsInteractorInputProtocol: AnyObject {
    var presenter: NewsInteractorOutputProtocol? { get set }; func retrieveNews(page: Int)
}
protocol NewsInteractorOutputProtocol: AnyObject { func didRetrieve(_ items: [NewsItem]); func onError() }
protocol NewsRouterProtocol: AnyObject {
    static func createModule() -> NewsViewController;
    func presentDetail(from view: NewsViewProtocol, for item: NewsItem)
}
protocol NewsRemoteDataManagerProtocol: AnyObject {
    func fetch(page: Int, completion: @escaping (Result<[NewsItem], NewsError>) -> Void)
}
enum NewsError: Error { case offline, server(Int) }
class NewsItem: NSObject {
    let title: String; let url: URL?; init(title: String, url: URL?) { self.title = title; self.url = url }
}
class NewsViewController: NSObject, NewsViewProtocol {
    var presenter: NewsPresenterProtocol!
    func showNews(items: [NewsItem]) {}
    func showError(message: String?) {}
    func showLoading() {}
    func hideLoading() {}
}
class NewsPresenter: NSObject, NewsPresenterProtocol, NewsInteractorOutputProtocol {
    weak var view: NewsViewProtocol?
    var interactor: NewsInteractorInputProtocol!
    var router: NewsRouterProtocol!
    private var page = 0
    func viewDidLoad() { view?.showLoading(); interactor.retrieveNews(page: page) }
    func showDetail(forNews item: NewsItem) { if let view { router.presentDetail(from: view, for: item) } }
    func loadMore() { page += 1; interactor.retrieveNews(page: page) }
    func didRetrieve(_ items: [NewsItem]) { view?.hideLoading(); view?.showNews(items: items) }
    func onError() { view?.hideLoading(); view?.showError(message: "no") }
}
class NewsInteractor: NewsInteractorInputProtocol {
    weak var presenter: NewsInteractorOutputProtocol?
    var remote: NewsRemoteDataManagerProtocol!
    func retrieveNews(page: Int) {
        remote.fetch(page: page) { [weak self] in
            switch $0 {
            case .success(let i): self?.presenter?.didRetrieve(i);
            case .failure: self?.presenter?.onError()
            }
        }
    }
}
class NewsRouter: NewsRouterProtocol {
    static func createModule() -> NewsViewController { NewsViewController() }
    func presentDetail(from view: NewsViewProtocol, for item: NewsItem) {}
}
