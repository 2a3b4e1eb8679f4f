import LawReference
public import VIPERSpecs

/// Modules for which time passes, each on its stage, right or with a fault.
public enum TimedStages {
    /// A search that waits for a pause.
    public static func search(_ fault: TypedSearch.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<TypedSearch.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Search", log: stage.log)
            let search = TypedSearch(view, service, clock: stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.track(search)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.busy(from: TypedSearch.Shown.isBusy(true), until: .isBusy(false))
            stage.oneOf(TypedSearch.Shown.hint, .found(""), .problem(""))
            stage.event("type vi") { search.type("vi") }
            stage.event("type viper") { search.type("viper") }
            stage.event("clear") { search.clear() }
        }
    }

    /// A status that is asked for again and again.
    public static func poll(_ fault: StatusPoll.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<StatusPoll.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let poll = StatusPoll(view, service, clock: stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.track(poll)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.state(from: StatusPoll.Shown.problem("Offline"), until: .problem(nil))
            stage.event("view appears", [.appears, .repeatable]) { poll.appear() }
            stage.event("view disappears", .leaves) { poll.disappear() }
        }
    }

    /// A list with an undo button that goes by itself.
    public static func undo(_ fault: TimedUndo.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<TimedUndo.Shown>("View", log: stage.log)
            let service = AskedMock<Bool>("Service", log: stage.log)
            let list = TimedUndo(view, service, clock: stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.track(list)
            stage.request(service.answers, gives: { _ in true }, fails: Offline())
            stage.state(from: TimedUndo.Shown.bar(true), until: .bar(false))
            stage.event("view appears", .appears) { list.appear() }
            stage.event("delete") { list.delete() }
            stage.event("undo") { list.undo() }
        }
    }

    /// A text that has to be there in time.
    public static func deadline(_ fault: Deadline.Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Deadline.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let module = Deadline(view, service, clock: stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.track(module)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.busy(from: Deadline.Shown.isBusy(true), until: .isBusy(false))
            stage.event("view appears", .appears) { module.load() }
            stage.event("pull", .onlyAtRest) { module.load() }
        }
    }
}
