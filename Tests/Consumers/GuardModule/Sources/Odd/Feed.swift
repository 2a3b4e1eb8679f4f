import Observation
// An observable store that is sent actions; actors; typed state.
struct Post: Sendable, Equatable, Identifiable { let id: Int; var text: String; var likes: Int? }
protocol FeedClient: Sendable {
    func posts(page: Int) async throws -> Page<Post>; func like(_ id: Post.ID) async throws -> Bool
}
struct Page<Element: Sendable & Equatable>: Sendable, Equatable { var elements: [Element]; var next: Int? }
actor FeedInteractor {
    private let client: any FeedClient
    init(client: any FeedClient) { self.client = client }
    func firstPage() async throws -> Page<Post> { try await client.posts(page: 0) }
    func like(_ id: Post.ID) async throws -> Bool { try await client.like(id) }
}
@MainActor @Observable
final class FeedViewModel {
    enum Action { case onAppear, refresh, like(Post.ID), select(index: Int), close }
    struct State: Equatable { var posts: [Post] = []; var isLoading = false; var error: String? }
    private(set) var state = State()
    private let interactor: FeedInteractor
    @ObservationIgnored private var task: Task<Void, Never>?
    var onClose: (() -> Void)?
    init(interactor: FeedInteractor) { self.interactor = interactor }
    func send(_ action: Action) {
        switch action {
        case .onAppear, .refresh: load()
        case .like(let id): Task { [interactor] in _ = try? await interactor.like(id) }
        case .select: break
        case .close: onClose?()
        }
    }
    private func load() {
        state.isLoading = true
        task?.cancel()
        task = Task { [weak self, interactor] in
            let page = try? await interactor.firstPage()
            guard !Task.isCancelled else { return }
            self?.state = State(posts: page?.elements ?? [], isLoading: false, error: page == nil ? "No" : nil)
        }
    }
}
