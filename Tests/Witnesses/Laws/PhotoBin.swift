import LawReference
import Proof
import VIPERSpecs

/// Photos whose first one disappears at once when it is deleted, and comes back below all others if that fails.
@MainActor
final class PhotoBin {
    enum Shown: RecordedCall {
        case photos([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let list: AskedMock<[String]>
    private let deletion: AskedMock<Void>
    private var photos: [String] = []
    private var hidden: Set<String> = []
    private var loads = 0

    private var visible: [String] { photos.filter { !hidden.contains($0) } }

    private init(_ view: ToldSpy<Shown>, _ list: AskedMock<[String]>, _ deletion: AskedMock<Void>) {
        (self.view, self.list, self.deletion) = (view, list, deletion)
    }

    static func play(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let (list, deletion) = (
            AskedMock<[String]>("List", log: stage.log), AskedMock<Void>("Deletion", log: stage.log)
        )
        let bin = PhotoBin(view, list, deletion)
        stage.view(view)
        stage.track(bin)
        stage.request(list.answers, gives: { number in ["a", "b", "c"].map { "\($0)\(number)" } }, fails: Offline())
        stage.request(deletion.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", .appears) { bin.load() }
        stage.event("refresh") { bin.load() }
        stage.event("delete first", [.needsContent, .repeatable], when: { !bin.visible.isEmpty }) { bin.delete() }
    }

    private func load() {
        loads += 1
        list.get("photos") { [weak self, loads] answer in
            guard let self, loads == self.loads else { return }
            guard case .success(let photos) = answer else { return view?(.problem("Offline")) ?? () }
            self.photos = photos
            show()
        }
    }

    private func delete() {
        guard let first = visible.first else { return }
        hidden.insert(first)
        show()
        deletion.get(first) { [weak self] answer in
            guard let self, case .failure = answer else { return }
            hidden.remove(first)
            photos = photos.filter { $0 != first } + [first]
            show()
            view?(.problem("Not deleted"))
        }
    }

    private func show() {
        view?(.problem(nil))
        view?(.photos(visible))
    }
}
