import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that rely on what the stage promises, such as that a view appears before everything else.
    static let promises: [Variant<ModuleLaws>] = [
        Variant("is told nothing before its view has appeared") { stage in
            let view = ToldSpy<Promised>("View", log: stage.log)
            let delegate = ToldSpy<Promised>("Delegate", log: stage.log)
            var (hasAppeared, isTooEarly, taps) = (false, false, 0)
            stage.view(view)
            stage.delegate(delegate)
            stage.invariant("the view has appeared") { !isTooEarly }
            stage.event("view appears", .appears) { [weak view] in
                hasAppeared = true
                view?(.text("0"))
            }
            stage.event("next", .repeatable) { [weak view, weak delegate] in
                isTooEarly = isTooEarly || !hasAppeared
                taps += 1
                view?(.text("\(taps)"))
                if taps == 3 { delegate?(.done) }
            }
        },
        Variant("is told nothing after the user has left, though it goes only after a moment") { stage in
            let view = ToldSpy<Promised>("View", log: stage.log)
            let router = ToldSpy<Promised>("Router", log: stage.log)
            var (isLeaving, isTooLate) = (false, false)
            stage.view(view)
            stage.wireframe(router)
            stage.invariant("the user is still there") { !isTooLate }
            stage.event("view appears", .appears) { [weak view] in view?(.text("0")) }
            stage.event("tap help") { [weak view] in
                isTooLate = isLeaving
                view?(.text("help"))
            }
            stage.event("close", .leaves) { [weak view, clock = stage.clock.sleeping] in
                guard !isLeaving else { return }
                isLeaving = true
                view?(.text("bye"))
                clock.schedule(after: .seconds(1)) { [weak view] in if view != nil { router(.done) } }
            }
        },
        Variant("asks what is near for each place of a stream, and is observed") { stage in
            let socket = FreeServiceMock(log: stage.log)
            let service = AskedMock<Int>("Service", log: stage.log)
            var text = ""
            stage.request(socket.count, gives: { $0 }, fails: Offline())
            stage.request(service.answers, gives: { 100 + $0 }, fails: Offline())
            stage.screen("near") { text }
            stage.event("view appears", .appears) {
                do {
                    for try await place in socket.counts() {
                        let answer = try? await service.get("near \(place)")
                        if !Task.isCancelled { text = answer.map { "near \($0)" } ?? "nothing is known" }
                    }
                } catch {
                    if !Task.isCancelled { text = "offline" }
                }
            }
        },
        Variant("forgets its question when its view disappears, and empties the text when it is back") { stage in
            let view = ToldSpy<Promised>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (isVisible, newest) = (false, 0)
            stage.view(view)
            stage.request(service.answers, gives: { "hours \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                (isVisible, newest) = (true, newest + 1)
                view?(.text("…"))
                service.get("hours") { [weak view, mine = newest] answer in
                    guard mine == newest else { return }
                    view?(.text((try? answer.get()) ?? "not known"))
                }
            }
            stage.event("view disappears", when: { isVisible }) { (isVisible, newest) = (false, newest + 1) }
        },
        Variant("asks for both parts of a page side by side, in any order") { stage in
            let view = ToldSpy<Promised>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            var (rows, page, newest, waiting, isTurned) = ([] as [String], 0, 0, 0, false)
            @MainActor func begin(_ view: ToldSpy<Promised>?) {
                (newest, waiting) = (newest + 1, 1)
                service.get("first") { [weak view, mine = newest] answer in
                    guard mine == newest else { return }
                    waiting = 0
                    guard let row = try? answer.get() else { return view?(.problem) ?? () }
                    (rows, page) = ([row], 0)
                    view?(.rows(rows))
                }
            }
            stage.event("view appears", .appears) { [weak view] in begin(view) }
            stage.event("pull") { [weak view] in begin(view) }
            stage.event("scroll", [.addsUp, .needsContent]) { [weak view] in
                guard waiting == 0, !rows.isEmpty else { return }
                (waiting, isTurned) = (2, !isTurned)
                for side in isTurned ? ["left", "right"] : ["right", "left"] {
                    service.get("\(side) \(page + 1)") { [weak view, mine = newest] answer in
                        guard mine == newest else { return }
                        waiting -= 1
                        guard let row = try? answer.get() else { return view?(.problem) ?? () }
                        if waiting == 0 { page += 1 }
                        rows.append(row)
                        view?(.rows(rows))
                    }
                }
            }
        },
    ]
}

private enum Promised: RecordedCall {
    case text(String), rows([String]), problem, done
}
