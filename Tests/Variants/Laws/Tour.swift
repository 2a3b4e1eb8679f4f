import LawReference
import VIPERSpecs

/// A tour that ends even if the store cannot record that it was seen.
@MainActor
final class Tour {
    enum Shown: RecordedCall {
        case page(String), problem(String)
    }

    enum Heard: RecordedCall {
        case end
    }

    private weak let view: ToldSpy<Shown>?
    private weak var delegate: ToldSpy<Heard>?
    private let pages: AskedMock<String>
    private let store: AskedMock<Void>
    private var newest = 0
    private var isSeen = false

    init(
        _ view: ToldSpy<Shown>,
        _ delegate: ToldSpy<Heard>,
        _ pages: AskedMock<String>,
        _ store: AskedMock<Void>
    ) {
        (self.view, self.delegate, self.pages, self.store) = (view, delegate, pages, store)
    }

    func appear() {
        newest += 1
        pages.get("first") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            view?((try? answer.get()).map(Shown.page) ?? .problem("Offline"))
        }
    }

    func finish() {
        guard !isSeen else { return }
        isSeen = true
        // A user who has seen the whole tour may leave even if this fails.
        store.get("seen") { [weak self] _ in self?.end() }
    }

    private func end() {
        delegate?(.end)
        delegate = nil
    }
}

extension Tour {
    /// Puts the tour on a stage whose store cannot fail.
    static func put(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let delegate = ToldSpy<Heard>("Delegate", log: stage.log)
        let pages = AskedMock<String>("Pages", log: stage.log)
        let store = AskedMock<Void>("Store", log: stage.log)
        let tour = Tour(view, delegate, pages, store)
        stage.view(view)
        stage.delegate(delegate)
        stage.track(tour)
        stage.request(pages.answers, gives: { "\($0)" }, fails: Offline())
        stage.request(store.answers, gives: { _ in })
        stage.event("view appears", .appears) { tour.appear() }
        stage.event("tap finish") { tour.finish() }
    }
}
