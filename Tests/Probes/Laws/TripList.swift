import LawReference
public import VIPERSpecs

/// A list of trips that is loaded anew at any time, and asks by name before it deletes the first one.
@MainActor
public final class TripList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case trips([String]), question(String), isOffline(Bool), isNotDeleted
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        /// “Yes” deletes the trip that is first by then.
        case deletesByPosition
        /// An older answer brings back what was deleted.
        case forgetsWhatIsGone
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private let fault: Fault?
    private var (trips, deleting, gone, newest) = ([String](), Set<String>(), Set<String>(), 0)
    private var asked: String?

    private init(_ view: ToldSpy<Shown>, _ fault: Fault?, log: CallLog) {
        (self.view, self.fault) = (view, fault)
        (service, store) = (AskedMock("Service", log: log), AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let list = TripList(view, fault, log: stage.log)
            stage.view(view)
            stage.store(list.store)
            stage.track(list)
            stage.request(list.service.answers, gives: { ["Rome \($0)", "Oslo \($0)"] }, fails: Offline())
            stage.request(list.store.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.passing(Shown.question(""), .isNotDeleted)
            stage.event("view appears", .appears) { list.load() }
            stage.event("pull to refresh") { list.load() }
            stage.event("swipe first", when: { list.asked == nil && !list.trips.isEmpty }) { list.ask() }
            stage.event("yes", when: { list.asked != nil }) { list.delete() }
            stage.event("no", when: { list.asked != nil }) { list.asked = nil }
        }
    }

    private func load() {
        newest += 1
        view?(.isOffline(false))
        service.get("trips") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let trips) = answer else {
                view?(.isOffline(true))
                return
            }
            self.trips = trips.filter { !gone.contains($0) }
            view?(.trips(self.trips))
        }
    }

    private func ask() {
        guard let first = trips.first else { return }
        asked = first
        view?(.question("Delete \(first)?"))
    }

    private func delete() {
        guard let named = asked else { return }
        asked = nil
        let trip = fault == .deletesByPosition ? trips[0] : named
        guard deleting.insert(trip).inserted else { return }
        store.get(trip) { [weak self] answer in
            guard let self else { return }
            deleting.remove(trip)
            guard case .success = answer else {
                view?(.isNotDeleted)
                return
            }
            if fault != .forgetsWhatIsGone { gone.insert(trip) }
            trips.removeAll { $0 == trip }
            view?(.trips(trips))
        }
    }
}
