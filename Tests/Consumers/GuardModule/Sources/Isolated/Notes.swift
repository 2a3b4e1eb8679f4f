import Foundation
// Everything on the main actor by default.
struct Note: Equatable, Identifiable {
    let id: UUID; var text: String; var tags: Set<Tag>; enum Tag: String { case work, home }
}
protocol NotesView: AnyObject {
    func show(_ notes: [Note]); func showProgress(); func hideProgress(); func showError(_ message: String)
}
protocol NotesInteractorInput: AnyObject { func load(); func add(_ text: String) }
protocol NotesInteractorOutput: AnyObject { func loaded(_ notes: [Note]); func failed(_ error: any Error) }
protocol NotesWireframe: AnyObject { func open(_ note: Note) }
protocol NotesStore: AnyObject {
    func notes(completion: @escaping (Result<[Note], any Error>) -> Void);
    func add(_ note: Note, completion: @escaping (Bool) -> Void)
}
nonisolated protocol NotesRemote: Sendable { func sync(_ ids: [UUID]) async throws -> Int }
final class NotesInteractor: NotesInteractorInput {
    weak var output: NotesInteractorOutput?
    let store: NotesStore; let remote: NotesRemote
    init(store: NotesStore, remote: NotesRemote) { self.store = store; self.remote = remote }
    func load() {
        store.notes { [weak self] in
            switch $0 {
            case .success(let n): self?.output?.loaded(n);
            case .failure(let e): self?.output?.failed(e)
            }
        }
    }
    func add(_ text: String) {
        store.add(Note(id: UUID(), text: text, tags: [.work])) { [weak self] _ in self?.load() }
    }
}
final class NotesPresenter: NotesInteractorOutput {
    weak var view: NotesView?
    var interactor: NotesInteractorInput?
    var wireframe: NotesWireframe?
    private var notes: [Note] = []
    func viewWillAppear() { view?.showProgress(); interactor?.load() }
    func didTapAdd(text: String) { interactor?.add(text) }
    func didSelectRow(at indexPath: IndexPath) {
        if notes.indices.contains(indexPath[1]) { wireframe?.open(notes[indexPath[1]]) }
    }
    func loaded(_ notes: [Note]) { self.notes = notes; view?.hideProgress(); view?.show(notes) }
    func failed(_ error: any Error) { view?.hideProgress(); view?.showError("\(error)") }
}
