import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules in which one event leads to another, or whose work goes on.
    static let flows: [Variant<ModuleLaws>] = [
        flow("shows at once what is hoped for, and takes it back after a failure", Heart.init, gives: { _ in true }) {
            heart,
            stage in
            stage.event("view appears", .appears) { heart.appear() }
            stage.event("tap heart", .repeatable) { heart.tap() }
        },
        flow("deletes only when the bar with the undo button has gone", { UndoList($0, $1) }, gives: { _ in true }) {
            list,
            stage in
            stage.event("view appears", .appears) { list.appear() }
            stage.event("delete") { list.delete() }
            stage.event("undo", undoes: "delete") { list.undo() }
            stage.event("bar goes") { list.barGoes() }
        },
        flow("asks on and on until the user leaves", Delivery.init, gives: { "stop \($0)" }) { delivery, stage in
            stage.state(from: Delivery.Shown.isOnline(false), until: .isOnline(true))
            stage.event("view appears", .appears) { delivery.appear() }
            stage.event("view disappears", .leaves) { delivery.disappear() }
        },
        flow("loads once, and leaves it to a button to try again", News.init, gives: { ["\($0)"] }) {
            news,
            stage in
            stage.event("view appears", .appears) { news.appear() }
            stage.event("tap retry") { news.load() }
        },
        flow("begins with its session again once something has failed", Session.init, gives: { "\($0)" }) {
            account,
            stage in
            stage.state(from: Session.Shown.problem("Offline"), until: .problem(nil))
            stage.event("view appears", .appears) { account.load() }
            stage.event("reload", .onlyAtRest) { account.load() }
        },
        Variant("goes on once home is open", build: Passcode.stage()),
        Variant("can be bought for a while, and for as long again if that fails") { Seat.put(on: $0) },
        Variant("ends although it cannot be kept that it was seen") { Tour.put(on: $0) },
        Variant("deletes what can be undone when the user leaves") { stage in
            let clock = stage.clock.sleeping
            stage.put({ UndoList($0, $1, clock: clock) }, gives: { _ in true }) { list in
                stage.event("view appears", .appears) { list.appear() }
                stage.event("delete") { list.delete() }
                stage.event("undo", undoes: "delete") { list.undo() }
                stage.event("leave", [.leaves, .outlivesView]) { list.leave() }
            }
        },
        Variant("tells its server to stop, which it can only while something is under way") { stage in
            let view = ToldSpy<Transfer.Shown>("View", log: stage.log)
            let films = AskedMock<String>("Films", log: stage.log)
            let stops = AskedMock<Void>("Stops", log: stage.log)
            let transfer = Transfer(view, films)
            stage.view(view)
            stage.track(transfer)
            stage.oneOf(Transfer.Shown.busy, .idle, .done(""))
            stage.state(from: Transfer.Shown.problem("Offline"), until: .problem(nil))
            stage.request(films.answers, gives: { "\($0)" }, fails: Offline())
            stage.request(stops.answers, gives: { _ in })
            stage.event("view appears", .appears) { transfer.appear() }
            stage.event("download") { transfer.start() }
            stage.event("cancel", undoes: "download", when: { [weak view] in view?.calls.last == .busy }) {
                transfer.cancel()
                stops.get("film") { _ in }
            }
        },
        Variant("shows after a cancelled request what it shows after a failure, too", build: Transfer.stage()),
        flow("shows a picture in each row, under a footer with several endings", Gallery.init, gives: { "\($0)" }) {
            gallery,
            stage in
            let broken = (1...3).map { Gallery.Shown.footer("\($0) broken") }
            stage.busy(
                from: Gallery.Shown.footer("loading"),
                until: .footer("all there"),
                broken[0],
                broken[1],
                broken[2]
            )
            stage.event("view appears", .appears) { gallery.load() }
        },
        Variant("finishes saving when the view has gone, and shows what is missing") { stage in
            let view = ToldSpy<Form.Shown>("View", log: stage.log)
            let delegate = ToldSpy<Form.Told>("Delegate", log: stage.log)
            let (upload, store) = (AskedMock<Int>("Upload", log: stage.log), AskedMock<Bool>("Store", log: stage.log))
            let form = Form(view, delegate, upload, store)
            stage.view(view)
            stage.delegate(delegate)
            stage.store(store)
            stage.track(form)
            stage.request(upload.answers, gives: { $0 }, fails: Offline())
            stage.request(store.answers, gives: { _ in true }, fails: Offline())
            stage.busy(from: Form.Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Form.Shown.problem("A name is missing."), until: .problem(nil))
            stage.state(from: Form.Shown.problem("Not saved."), until: .problem(nil))
            stage.event("save without a name", .onlyAtRest) { form.save("") }
            stage.event("save", .outlivesView) { form.save("Ann") }
        },
        counter("tells its delegate who it is", [.appears, .repeatable]) { stage, view, interactor in
            let delegate = PayloadSpy(log: stage.log, AnyObject.self)
            stage.delegate(delegate)
            return { [weak view, weak delegate, weak interactor] in
                view?.show($0)
                if let interactor { delegate?.show(interactor) }
            }
        },
        flow("saves in silence, and speaks only of a failure", Draft.init, gives: { _ in true }) { draft, stage in
            stage.event("pause", .repeatable) { draft.save() }
        },
        flow("ends its indicator with what was found out", Draft.init, gives: { $0 < 1_000 }) { draft, stage in
            stage.busy(from: Draft.Shown.check(nil), until: .check("free"), .check("taken"), .check("unknown"))
            stage.event("type", .repeatable) { draft.check() }
        },
        Variant("asks for what is missing, tries twice, and can be left at any time", build: Booking.stage()),
        flow("can be stopped, which means nothing once all is there", Draft.init, gives: { _ in true }) {
            draft,
            stage in
            stage.event("check") { draft.check() }
            stage.event("stop") { draft.stop() }
        },
    ]

    /// Creates a module with one view and one service.
    private static func flow<Shown: RecordedCall, Value: Sendable, Module: AnyObject>(
        _ oddity: String,
        except exceptions: [Int] = [],
        _ make: @escaping @MainActor @Sendable (ToldSpy<Shown>, AskedMock<Value>) -> Module,
        gives value: @escaping @Sendable (Int) -> Value,
        play: @escaping @MainActor @Sendable (Module, Stage) -> Void
    ) -> Variant<ModuleLaws> {
        Variant(oddity, except: exceptions) { stage in
            stage.put(make, gives: value) { play($0, stage) }
        }
    }
}
