import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let streams: [Witness<ModuleLaws>] = [
        Witness("shows only the first value of a stream, and reads on", violates: [30]) { stage in
            let counter = LiveCounter(FreeDoubles(stage)) { view, answer, number in
                if number == 0 { view.show((try? answer.get()) ?? -1) }
                return true
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Witness("asks what is near for the first value of a stream only", violates: [30]) { stage in
            let service = AskedMock<Int>("Service", log: stage.log)
            stage.request(service.answers, gives: { 100 + $0 }, fails: Offline())
            let counter = LiveCounter(FreeDoubles(stage)) { view, answer, number in
                guard let place = try? answer.get(), number == 0 else {
                    if (try? answer.get()) == nil { view.show(-1) }
                    return true
                }
                service.get("near \(place)") { [weak view] in view?.show((try? $0.get()) ?? -2) }
                return true
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Witness("swallows the failure of a stream that has brought something", violates: [30]) { stage in
            let counter = LiveCounter(FreeDoubles(stage)) { view, answer, number in
                let count = try? answer.get()
                if count != nil || number == 0 { view.show(count ?? -1) }
                return true
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Witness(
            "brings back what a stream has replaced, since something else has failed",
            violates: [23],
            build: Notices.stage(.bringsBackTheOldOnes)
        ),
        Witness("forgets its rows, which a stream has made out of date and which cannot be loaded", violates: [23]) {
            stage in
            let view = ToldSpy<Fresh>("Fresh", log: stage.log)
            let service = AskedMock<[Int]>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { [100 + $0] }, empty: [], fails: Offline())
            let counter = LiveCounter(FreeDoubles(stage)) { [weak view] counter, answer, _ in
                counter.show((try? answer.get()) ?? -1)
                guard case .success = answer else { return true }
                service.get("rows") { answer in
                    view?(.rows((try? answer.get()) ?? []))
                    if case .failure = answer { view?(.problem) }
                }
                return true
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
    ]
}

/// The calls of a view whose rows a stream declares out of date.
private enum Fresh: RecordedCall {
    case rows([Int]), problem
}
