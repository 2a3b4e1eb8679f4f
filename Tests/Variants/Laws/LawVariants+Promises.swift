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
    ]
}

private enum Promised: RecordedCall {
    case text(String), rows([String]), problem, done
}
