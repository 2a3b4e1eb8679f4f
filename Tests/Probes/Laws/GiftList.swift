import LawReference
public import VIPERSpecs

/// Lists gifts, and marks one with a heart once the service has taken it.
@MainActor
public final class GiftList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case gifts([String]), isBusy(Bool), isOffline(Bool), isNotLiked
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private let marksByPlace: Bool
    private var (gifts, liked) = ([String](), Set<String>())
    private var (isLiking, newest) = (false, 0)

    private init(_ view: ToldSpy<Shown>, marksByPlace: Bool, log: CallLog) {
        (self.view, self.marksByPlace) = (view, marksByPlace)
        (service, store) = (AskedMock("Service", log: log), AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter marksByPlace: Whether the heart goes to the gift that has the place of the liked one by then.
    public nonisolated static func stage(marksByPlace: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let list = GiftList(view, marksByPlace: marksByPlace, log: stage.log)
            stage.view(view)
            stage.store(list.store)
            stage.track(list)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.passing(Shown.isNotLiked)
            stage.request(list.service.answers, gives: { ["book \($0)", "bike \($0)"] }, fails: Offline())
            stage.request(list.store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { list.load() }
            stage.event("pull") { list.load() }
            stage.event("like the first", when: { list.canLike }) { list.like(0) }
        }
    }

    private var canLike: Bool { !isLiking && gifts.first.map { !liked.contains($0) } == true }

    private func load() {
        newest += 1
        view?(.isOffline(false))
        service.get("gifts") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let gifts) = answer else {
                view?(.isOffline(true))
                return
            }
            self.gifts = gifts
            show()
        }
    }

    private func like(_ place: Int) {
        let gift = gifts[place]
        isLiking = true
        view?(.isBusy(true))
        store.get(gift) { [weak self] answer in
            guard let self else { return }
            isLiking = false
            view?(.isBusy(false))
            guard case .success = answer else {
                view?(.isNotLiked)
                return
            }
            liked.insert(marksByPlace ? gifts[place] : gift)
            show()
        }
    }

    private func show() {
        view?(.gifts(gifts.map { liked.contains($0) ? "\($0) ♥" : $0 }))
    }
}
