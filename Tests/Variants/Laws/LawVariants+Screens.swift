import Foundation
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that show something in another way than by telling a view values.
    static let screens: [Variant<ModuleLaws>] = [
        Variant("has a view that reads from its presenter when it is told to") { stage in
            let doubles = FreeDoubles(stage)
            let rows = ShelfRowsSpy(log: stage.log)
            rows.rowCountAnswers.give(3)
            stage.presenter(rows)
            let interactor = ClosureInteractor(service: doubles.service)
            interactor.found = { [weak view = doubles.view, weak rows] in
                view?.show($0)
                _ = rows?.rowCount()
            }
            stage.track(interactor)
            stage.event("view appears", .appears) { interactor.count() }
        },
        Variant("tells its view nothing but to reload") { stage in
            let doubles = FreeDoubles(stage)
            let counter = PulledCounter(doubles.service) { [weak view = doubles.view] in view?.show(0) }
            stage.track(counter)
            stage.screen("rows") { counter.rows }
            stage.event("view appears", .appears) { counter.count() }
            stage.event("pull to refresh") { counter.count() }
        },
        Variant("is observed and has no view double") { stage in
            let service = FreeServiceMock(log: stage.log)
            stage.request(service.count, gives: { $0 + 1 }, empty: 0, fails: Offline())
            let model = ObservableCounter(service)
            stage.track(model)
            stage.screen("count") { model.shown as Any }
            stage.event("view appears", .appears) { model.count() }
        },
        Variant("shows objects that nobody can change") { stage in
            let doubles = FreeDoubles(stage)
            let spy = RowSpy(log: stage.log)
            stage.view(spy)
            let interactor = ClosureInteractor(service: doubles.service)
            interactor.found = { [weak spy, weak view = doubles.view] in
                view?.show($0)
                spy?.show([RowObject(count: $0)])
            }
            stage.track(interactor)
            stage.event("view appears", .appears) { interactor.count() }
        },
        Variant("hands its view to its wireframe") { stage in
            let doubles = FreeDoubles(stage)
            let router = HandedSpy(log: stage.log)
            stage.wireframe(router)
            let interactor = ClosureInteractor(service: doubles.service)
            interactor.found = { [weak view = doubles.view, weak interactor] in
                view?.show($0)
                if let view, let interactor { router.hand([view, interactor]) }
            }
            stage.track(interactor)
            stage.event("view appears", [.appears, .repeatable]) { interactor.count() }
        },
        Variant("asks again as soon as it is answered, for ever", except: [22]) { stage in
            let doubles = FreeDoubles(stage)
            let poller = Poller(view: doubles.view, service: doubles.service)
            stage.track(poller)
            stage.event("view appears", .appears) { poller.begin() }
        },
    ]
}
