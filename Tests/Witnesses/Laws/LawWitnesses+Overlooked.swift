import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules whose faults are easily overlooked because something else hides them.
    static let overlooked: [Witness<ModuleLaws>] = [
        Witness("shows an older answer after the newest has hidden the loader of its router", violates: [4, 5]) {
            stage in
            let view = ToldSpy<Overlooked>("View", log: stage.log)
            let router = ToldSpy<Overlooked>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.wireframe(router)
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.busy(from: Overlooked.showLoader, until: .hideLoader)
            var newest = 0
            @MainActor func find(_ text: String, _ view: ToldSpy<Overlooked>?) {
                newest += 1
                router(.showLoader)
                service.get(text) { [weak view, mine = newest] answer in
                    if mine == newest { router(.hideLoader) }
                    guard let row = try? answer.get() else { return mine == newest ? view?(.problem) ?? () : () }
                    view?(.text(row))
                }
            }
            stage.event("find a") { [weak view] in find("a", view) }
            stage.event("find b") { [weak view] in find("b", view) }
        },
        Witness("says only below a flag that nothing was stored, and closes", violates: [41]) { stage in
            let view = ToldSpy<Overlooked>("View", log: stage.log)
            let router = ToldSpy<Overlooked>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (isSaving, isDone) = (false, false)
            stage.busy("spinner") { isSaving }
            stage.view(view)
            stage.wireframe(router)
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("save", when: { !isSaving && !isDone }) { [weak view] in
                isSaving = true
                service.get("save") { [weak view] answer in
                    (isSaving, isDone) = (false, true)
                    guard let view else { return }
                    view((try? answer.get()).map(Overlooked.text) ?? .problem)
                    router(.closed)
                }
            }
        },
        Witness("says only in its second part that nothing was stored, and closes", violates: [41]) { stage in
            let router = ToldSpy<Overlooked>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let form = Form()
            stage.screen("text") { form.text }
            stage.screen("problem") { form.problem as Any }
            stage.wireframe(router)
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("save", when: { !form.isSaved }) {
                form.isSaved = true
                service.get("save") { [weak form] answer in
                    guard let form else { return }
                    form.problem = (try? answer.get()) == nil ? "Offline" : nil
                    form.text = (try? answer.get()) ?? form.text
                    router(.closed)
                }
            }
        },
        Witness("never asks the second of two services of one type", violates: [21]) { stage in
            let (view, service) = scene(on: stage)
            let other = AskedMock<String>("Service", log: stage.log)
            stage.request(other.answers, gives: { "old \($0)" }, fails: Offline())
            load(from: service, on: stage, view)
        },
        Witness("never tells the second of two views of one type", violates: [21]) { stage in
            let (view, service) = scene(on: stage)
            stage.view(ToldSpy<Overlooked>("View", log: stage.log))
            load(from: service, on: stage, view)
        },
        Witness("replaces its error at once by what was there before", violates: [9]) { stage in
            let (view, service) = scene(on: stage)
            stage.oneOf(Overlooked.hint, .text(""), .problem)
            var isFinding = false
            stage.event("find", when: { !isFinding }) { [weak view] in
                isFinding = true
                view?(.hint)
                service.get("rows") { [weak view] answer in
                    isFinding = false
                    guard let row = try? answer.get() else {
                        view?(.problem)
                        return view?(.hint) ?? ()
                    }
                    view?(.text(row))
                }
            }
        },
        Witness("offers something that is possible only if one question is answered twice", violates: [21]) { stage in
            let socket = FreeServiceMock(log: stage.log)
            let (view, service) = scene(on: stage)
            var (told, isTwice) = (Set<Int>(), false)
            stage.request(socket.count, gives: { $0 }, fails: Offline(), endless: true)
            stage.event("view appears", .appears) { [weak view] in
                do {
                    var count = 0
                    for try await place in socket.counts() {
                        count += 1
                        service.get("near \(place)") { [weak view, number = count] answer in
                            if !told.insert(number).inserted { isTwice = true }
                            view?((try? answer.get()).map(Overlooked.text) ?? .problem)
                        }
                    }
                } catch {
                    if !Task.isCancelled { view?(.problem) }
                }
            }
            stage.event("tap help", when: { isTwice }) { [weak view] in view?(.hint) }
        },
        Witness("shows the first value of a stream only, which holds an empty text as well", violates: [30]) { stage in
            let view = ToldSpy<Overlooked>("View", log: stage.log)
            let socket = AskedMock<[String]>("Socket", log: stage.log)
            stage.view(view)
            stage.request(
                socket.answers,
                gives: { ["", String(repeating: "x", count: $0 + 1)] },
                fails: Offline(),
                endless: true
            )
            stage.event("view appears", .appears) { [weak view] in
                var isFirst = true
                do {
                    for try await texts in socket.values("rows") {
                        if isFirst { view?(.text("\(texts[1])!")) }
                        isFirst = false
                    }
                } catch {
                    if !Task.isCancelled { view?(.problem) }
                }
            }
        },
    ]

    /// Puts a view and a service on a stage.
    @MainActor private static func scene(on stage: Stage) -> (ToldSpy<Overlooked>, AskedMock<String>) {
        let view = ToldSpy<Overlooked>("View", log: stage.log)
        let service = AskedMock<String>("Service", log: stage.log)
        stage.view(view)
        stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
        return (view, service)
    }

    /// Adds an event that loads from a service and shows the answer in a view.
    @MainActor private static func load(
        from service: AskedMock<String>,
        on stage: Stage,
        _ view: ToldSpy<Overlooked>
    ) {
        var isLoading = false
        stage.event("load", when: { !isLoading }) { [weak view] in
            isLoading = true
            service.get("rows") { [weak view] answer in
                isLoading = false
                view?((try? answer.get()).map(Overlooked.text) ?? .problem)
            }
        }
    }
}

/// The observed state of a form.
@MainActor private final class Form {
    var text = ""
    var problem: String?
    var isSaved = false
}

private enum Overlooked: RecordedCall {
    case hint, text(String), problem, showLoader, hideLoader, closed
}
