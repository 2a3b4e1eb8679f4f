import Foundation
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that do not show everything by passing values to a view.
    static let screens: [Variant<ModuleLaws>] = [
        counter("has a view that reads from its presenter when it is told to") { stage, view, _ in
            let rows = ShelfRowsSpy(log: stage.log)
            rows.rowCountAnswers.give(3)
            stage.presenter(rows)
            return { [weak view, weak rows] in
                view?.show($0)
                _ = rows?.rowCount()
            }
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
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { throw NoObservation() }
            let model = ObservableCounter(service)
            stage.track(model)
            stage.screen("count") { model.shown as Any }
            stage.event("view appears", .appears) { model.count() }
        },
        counter("shows objects that nobody can change") { stage, view, _ in
            let rows = PayloadSpy(log: stage.log, [RowObject].self)
            stage.view(rows)
            return { [weak rows, weak view] in
                view?.show($0)
                rows?.show([RowObject(count: $0)])
            }
        },
        counter("hands its view to its wireframe", [.appears, .repeatable]) { stage, view, interactor in
            let router = PayloadSpy(log: stage.log, [AnyObject].self)
            stage.wireframe(router)
            return { [weak view, weak interactor] in
                view?.show($0)
                if let view, let interactor { router.show([view, interactor]) }
            }
        },
        Variant("asks again as soon as it is answered, for ever") { stage in
            let doubles = FreeDoubles(stage)
            let poller = Poller(view: doubles.view, service: doubles.service)
            stage.track(poller)
            stage.event("view appears", .appears) { poller.begin() }
        },
    ]
}
