// Generic presenters, and one that is specialised.
@MainActor protocol ListView: AnyObject { func show(_ titles: [String]) }
protocol TitledItem: Sendable { var title: String { get } }
protocol ItemRepository<Item>: Sendable { associatedtype Item: TitledItem; func items() async throws -> [Item] }
struct Book: TitledItem { let title: String }

@MainActor
class ListPresenter<Item: TitledItem> {
    weak var view: ListView?
    let repository: any ItemRepository<Item>
    init(view: ListView, repository: any ItemRepository<Item>) { self.view = view; self.repository = repository }
    func viewDidLoad() {
        Task { [weak self, repository] in
            let items = (try? await repository.items()) ?? []
            self?.view?.show(items.map(\.title))
        }
    }
}
final class BooksPresenter: ListPresenter<Book> { func didTapAdd() { view?.show([]) } }

@MainActor
final class ShelfPresenter {
    private weak var view: ListView?
    init<R: ItemRepository>(view: ListView, repository: R) where R.Item == Book { self.view = view }
    func viewDidLoad() { view?.show([]) }
}
