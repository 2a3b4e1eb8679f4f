import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules in which another event comes to what has failed before: it shows it, or tries it once more.
    static let ahead: [Variant<ModuleLaws>] = [
        Variant("asks for the news of a town ahead, and says once it is chosen that they did not come") { stage in
            stage.put({ Town($0, $1) }, gives: { "\($0)" }) { $0.play(on: stage) }
        },
        Variant("tries once more on leaving what it could not save before") { stage in
            stage.put(Puzzle.init, gives: { "text \($0) " }) { puzzle in
                stage.state(from: Puzzle.Shown.cloud(.failed), until: .cloud(.saved), .cloud(.unsaved))
                puzzle.play(on: stage)
            }
        },
        Variant("has a mark with three values, two of which end each other") { stage in
            stage.put(Puzzle.init, gives: { "text \($0) " }) { puzzle in
                stage.state(from: Puzzle.Shown.cloud(.failed), until: .cloud(.saved), .cloud(.unsaved))
                stage.state(from: Puzzle.Shown.cloud(.unsaved), until: .cloud(.saved), .cloud(.failed))
                puzzle.play(on: stage)
            }
        },
        Variant("reads its copy only as long as it shows nothing") { stage in
            let store = AskedMock<String>("Store", log: stage.log)
            stage.request(store.answers, gives: { "kept \($0)" })
            stage.put({ Cellar($0, store, $1) }, gives: { "new \($0)" }) { cellar in
                stage.state(from: Cellar.Shown.isOffline(true), until: .isOffline(false))
                stage.event("view appears", .appears) { cellar.refresh() }
                stage.event("pull") { cellar.refresh() }
            }
        },
        Variant("asks after a failure only for that half which has not come", build: Halves.stage()),
        Variant("keeps a switch where it was put, and says that it waits to be sent") { stage in
            stage.put({ UnsentSwitch($0, $1) }, gives: { _ in }) { $0.play(on: stage) }
        },
        Variant("shows a draft only if nothing was typed, and keeps the rest on leaving", build: Message.stage()),
        Variant("takes back the bookmark of a row, wherever it is by then", build: Bookmarks.stage()),
        Variant("sends each tap on a heart, and counts the newest") { stage in
            stage.put({ Favourite($0, $1) }, gives: { _ in }) { $0.play(on: stage) }
        },
    ]
}

/// Saves each letter, and once more on leaving if something is not saved by then.
@MainActor
private final class Puzzle {
    enum Mark { case saved, unsaved, failed }
    enum Shown: RecordedCall {
        case text(String), cloud(Mark)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var (text, sent): (String?, String?)
    private var (isLoading, isSaving, hasFailed) = (false, false, false)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) { (self.view, self.service) = (view, service) }

    func play(on stage: Stage) {
        stage.event("view appears", .appears) { self.load() }
        stage.event("type", [.needsContent, .repeatable]) { self.type() }
        stage.event("try again", when: { self.hasFailed }) { self.retry() }
        stage.event("leave", [.leaves, .outlivesView]) { self.leave() }
    }

    private func load() {
        guard text == nil, !isLoading else { return }
        isLoading = true
        service.get("text") { [weak self] answer in
            guard let self, isLoading else { return }
            isLoading = false
            guard case .success(let text) = answer else { return show(.failed) }
            (self.text, sent) = (text, text)
            view?(.text(text))
            show(.saved)
        }
    }

    private func type() {
        guard let text else { return }
        self.text = text + "a"
        view?(.text(text + "a"))
        save()
    }

    private func save() {
        guard let saving = text, !isSaving else { return }
        (isSaving, sent) = (true, saving)
        show(.unsaved)
        service.get("save \(saving)") { [weak self] answer in
            guard let self, isSaving else { return }
            isSaving = false
            if saving != text { return save() }
            if case .success = answer { show(.saved) } else { show(.failed) }
        }
    }

    private func retry() {
        guard hasFailed else { return }
        if text == nil { load() } else { save() }
    }

    private func leave() {
        (isLoading, isSaving) = (false, false)
        guard let text, hasFailed || text != sent else { return }
        hasFailed = false
        service.get("save \(text)") { _ in }
    }

    private func show(_ mark: Mark) {
        hasFailed = mark == .failed
        view?(.cloud(mark))
    }
}

/// Shows the copy that was kept until there is something new.
@MainActor
private final class Cellar {
    enum Shown: RecordedCall {
        case wine(String), isOffline(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let (store, service): (AskedMock<String>, AskedMock<String>)
    private var isEmpty = true
    private var times = 0

    init(_ view: ToldSpy<Shown>, _ store: AskedMock<String>, _ service: AskedMock<String>) {
        (self.view, self.store, self.service) = (view, store, service)
    }

    func refresh() {
        times += 1
        guard isEmpty else { return load() }
        store.get("wine") { [weak self, times] answer in
            guard let self, times == self.times else { return }
            if case .success(let wine) = answer { show(wine) }
            load()
        }
    }

    private func load() {
        service.get("wine") { [weak self, times] answer in
            guard let self, times == self.times else { return }
            if case .success(let wine) = answer { show(wine) }
            if case .failure = answer { view?(.isOffline(true)) } else { view?(.isOffline(false)) }
        }
    }

    private func show(_ wine: String) {
        isEmpty = false
        view?(.wine(wine))
    }
}
