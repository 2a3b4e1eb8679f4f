import LawReference
public import VIPERSpecs

/// Counts how many people like something, with the user among them as soon as they tap.
@MainActor
public final class Likes {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case count(Int), isOffline(Bool), isNotLiked
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<Int>, AskedMock<Void>)
    private let putsBackTheOldCount: Bool
    private var (count, isLiked, newest) = (0, false, 0)

    private init(_ view: ToldSpy<Shown>, putsBackTheOldCount: Bool, log: CallLog) {
        (self.view, self.putsBackTheOldCount) = (view, putsBackTheOldCount)
        (service, store) = (AskedMock("Service", log: log), AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter putsBackTheOldCount: Whether a failure brings the count of the tap back, and not the newest.
    public nonisolated static func stage(putsBackTheOldCount: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let likes = Likes(view, putsBackTheOldCount: putsBackTheOldCount, log: stage.log)
            stage.view(view)
            stage.store(likes.store)
            stage.track(likes)
            stage.request(likes.service.answers, gives: { 10 * ($0 + 1) }, fails: Offline())
            stage.request(likes.store.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.passing(Shown.isNotLiked)
            stage.event("view appears", .appears) { likes.load() }
            stage.event("pull to refresh") { likes.load() }
            stage.event("like", .needsContent) { likes.like() }
        }
    }

    private func load() {
        newest += 1
        view?(.isOffline(false))
        service.get("likes") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let count) = answer else {
                view?(.isOffline(true))
                return
            }
            self.count = count
            show()
        }
    }

    private func like() {
        guard !isLiked else { return }
        let before = count
        isLiked = true
        show()
        store.get("like") { [weak self] answer in
            guard let self, case .failure = answer else { return }
            isLiked = false
            if putsBackTheOldCount { count = before }
            show()
            view?(.isNotLiked)
        }
    }

    private func show() { view?(.count(count + (isLiked ? 1 : 0))) }
}
