import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules in which one event leads to another, or of which the work goes on.
    static let flows: [Variant<ModuleLaws>] = [
        Variant("shows at once what is hoped for, and takes it back after a failure") { stage in
            let view = ToldSpy<Heart.Shown>("View", log: stage.log)
            let service = AskedMock<Bool>("Favourites", log: stage.log)
            let heart = Heart(view, service)
            stage.view(view)
            stage.track(heart)
            stage.request(service.answers, gives: { _ in true }, fails: Offline())
            stage.event("view appears", .appears) { heart.appear() }
            stage.event("tap heart", .repeatable) { heart.tap() }
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
        Variant("deletes only when the bar with the undo button has gone") { stage in
            let view = ToldSpy<UndoList.Shown>("View", log: stage.log)
            let service = AskedMock<Bool>("Mails", log: stage.log)
            let list = UndoList(view, service)
            stage.view(view)
            stage.track(list)
            stage.request(service.answers, gives: { _ in true }, fails: Offline())
            stage.event("view appears", .appears) { list.appear() }
            stage.event("delete") { list.delete() }
            stage.event("undo") { list.undo() }
            stage.event("bar goes") { list.barGoes() }
        },
        Variant("asks on and on until the user leaves") { stage in
            let view = ToldSpy<Delivery.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Deliveries", log: stage.log)
            let delivery = Delivery(view, service)
            stage.view(view)
            stage.track(delivery)
            stage.request(service.answers, gives: { "stop \($0)" }, fails: Offline())
            stage.state(from: Delivery.Shown.isOnline(false), until: .isOnline(true))
            stage.event("view appears", .appears) { delivery.appear() }
            stage.event("view disappears", .leaves) { delivery.disappear() }
        },
        Variant("loads once, and leaves it to a button to try again", except: [22]) { stage in
            let view = ToldSpy<News.Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Articles", log: stage.log)
            let news = News(view, service)
            stage.view(view)
            stage.track(news)
            stage.request(service.answers, gives: { ["article \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { news.appear() }
            stage.event("tap retry") { news.load() }
        },
        Variant("shows a picture in each row as soon as it is there, under a footer with two endings") { stage in
            let view = ToldSpy<Gallery.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Pictures", log: stage.log)
            let gallery = Gallery(view, service)
            stage.view(view)
            stage.track(gallery)
            stage.request(service.answers, gives: { "picture \($0)" }, fails: Offline())
            let broken = (1...3).map { Gallery.Shown.footer("\($0) broken") }
            stage.busy(from: Gallery.Shown.footer("loading"), until: .footer("all there"), broken[0], broken[1], broken[2])
            stage.event("view appears", .appears) { gallery.load() }
        },
        counter("tells its delegate who it is", [.appears, .repeatable]) { stage, view, interactor in
            let delegate = PayloadSpy(log: stage.log, AnyObject.self)
            stage.delegate(delegate)
            return { [weak view, weak delegate, weak interactor] in
                view?.show($0)
                if let interactor { delegate?.show(interactor) }
            }
        },
    ]
}
