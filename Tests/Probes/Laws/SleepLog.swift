import LawReference
public import VIPERSpecs

/// Lists nights and saves one, with one button for what has failed, be it the list or the saving.
@MainActor
public final class SleepLog {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case nights([String]), noNights, isBusy(Bool), problem(String?), isSaved
    }

    private weak let view: ToldSpy<Shown>?
    private let reader: AskedMock<[String]>
    private let store: AskedMock<Void>
    private let loadsFirst: Bool
    private var isBusy = false
    /// What has failed last.
    private var failed: (() -> Void)?

    private init(_ view: ToldSpy<Shown>, loadsFirst: Bool, log: CallLog) {
        (self.view, self.loadsFirst) = (view, loadsFirst)
        (reader, store) = (AskedMock("Reader", log: log), AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - button: What the button is called.
    ///   - traits: What is said of it.
    ///   - onlyReloads: Whether it loads the list whatever has failed.
    ///   - loadsFirst: Whether it loads the list before it saves once more, since there may be a newer one.
    public nonisolated static func stage(
        _ button: String,
        _ traits: EventTraits,
        onlyReloads: Bool = false,
        loadsFirst: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let sleep = SleepLog(view, loadsFirst: loadsFirst, log: stage.log)
            stage.view(view)
            stage.store(sleep.store)
            stage.track(sleep)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            for problem in ["Not loaded", "Not saved"] {
                stage.state(from: Shown.problem(problem), until: .problem(nil))
            }
            stage.oneOf(Shown.nights([]), .noNights)
            stage.passing(Shown.isSaved)
            stage.request(sleep.reader.answers, gives: { ["n\($0)", "o\($0)"] }, empty: [], fails: Offline())
            stage.request(sleep.store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { sleep.load() }
            stage.event("save", when: { !sleep.isBusy && sleep.failed == nil }) { sleep.save() }
            stage.event(button, traits, when: { !sleep.isBusy && sleep.failed != nil }) {
                if onlyReloads { sleep.load() } else { sleep.failed?() }
            }
        }
    }

    private func load(then next: (() -> Void)? = nil) {
        begin()
        reader.get("nights") { [weak self] answer in
            self?.end(answer, "Not loaded", { $0.load() }) { nights in
                self?.view?(nights.isEmpty ? .noNights : .nights(nights))
                next?()
            }
        }
    }

    private func save() {
        begin()
        store.get("8 hours") { [weak self] answer in
            self?.end(answer, "Not saved", { $0.saveAgain() }) { self?.view?(.isSaved) }
        }
    }

    private func saveAgain() {
        if loadsFirst { load { [weak self] in self?.save() } } else { save() }
    }

    private func begin() {
        (isBusy, failed) = (true, nil)
        view?(.isBusy(true))
        view?(.problem(nil))
    }

    private func end<Value>(
        _ answer: Result<Value, any Error>,
        _ problem: String,
        _ again: @escaping (SleepLog) -> Void,
        _ show: (Value) -> Void
    ) {
        isBusy = false
        view?(.isBusy(false))
        switch answer {
        case .success(let value): show(value)
        case .failure:
            failed = { [weak self] in self.map(again) }
            view?(.problem(problem))
        }
    }
}
