import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that hand something over, and then do more than one thing about it.
    static let errands: [Variant<ModuleLaws>] = [
        Variant("says that it has saved, and closes a second later") { stage in
            let errand = Errand.put(on: stage)
            stage.wireframe(errand.router)
            stage.event("save") { errand.save() }
        },
        Variant("is busy while it packs, and closes as soon as it has handed over") { stage in
            let errand = Errand.put(on: stage)
            stage.wireframe(errand.router)
            stage.busy(from: Errand.Shown.busy(true), until: .busy(false))
            stage.event("send") { errand.send(thenCloses: true) }
        },
        Variant("is busy while it packs, and then says for a while that it will be sent") { stage in
            let errand = Errand.put(on: stage)
            stage.busy(from: Errand.Shown.busy(true), until: .busy(false))
            stage.state(from: Errand.Shown.note("It will be sent."), until: .note(nil))
            stage.event("send") { errand.send(thenCloses: false) }
        },
        Variant("shows controls that go while it plays, and stay when the same button stops it") { stage in
            let view = ToldSpy<Errand.Shown>("View", log: stage.log)
            let router = ToldSpy<Errand.Went>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let errand = Errand(view, service, router, stage.clock.sleeping)
            stage.view(view)
            stage.track(errand)
            stage.state(from: Errand.Shown.controls(true), until: .controls(false))
            stage.event("view appears", .appears) { errand.showControls() }
            stage.event("play or pause") { errand.toggle() }
        },
        Variant("gives up one of two answers after a while, and shows the other whenever it comes") { stage in
            let posts = AskedMock<String>("Posts", log: stage.log)
            let errand = Errand.put(on: stage)
            stage.request(posts.answers, gives: { "\($0)" }, fails: Offline())
            stage.state(from: Errand.Shown.isSlow(true), until: .isSlow(false))
            stage.event("view appears", .appears) { errand.load(posts) }
            stage.event("pull") { errand.load(posts) }
        },
        Variant("goes on when it appears, whatever the answer is") { stage in
            let entrance = Entrance(on: stage)
            stage.event("view appears", .appears) { entrance.knock { _ in [.on] } }
        },
        Variant("closes once it is stored, whatever becomes of what it reports beside that") { stage in
            let entrance = Entrance(on: stage)
            let store = AskedMock<Bool>("Store", log: stage.log)
            stage.request(store.answers, gives: { _ in true })
            stage.event("tap save") {
                entrance.knock { _ in nil }
                store.get("save") { [weak entrance] _ in entrance?.leave() }
            }
        },
        Variant("closes in any case, and keeps what could not be sent until later") { stage in
            let entrance = Entrance(on: stage)
            let outbox = ToldSpy<Errand.Went>("Outbox", log: stage.log)
            stage.store(outbox)
            stage.event("tap save") {
                entrance.knock { isSent in
                    if !isSent { outbox(.close) }
                    return [.on]
                }
            }
        },
        Variant("goes on after a failure, too, and says so in what lies above all screens") { stage in
            let entrance = Entrance(on: stage)
            let toasts = ToldSpy<Errand.Shown>("Toasts", log: stage.log)
            stage.view(toasts)
            stage.event("tap save") {
                entrance.knock { [weak toasts] isSent in
                    if !isSent { toasts?(.note("It will be sent later.")) }
                    return [.on]
                }
            }
        },
        Variant("goes back after a failure, too, and says so there") { stage in
            let entrance = Entrance(on: stage)
            stage.event("tap save") { entrance.knock { $0 ? [.on] : [.back("It was not saved."), .on] } }
        },
        Variant("sends side by side, and puts what failed below the rest") { stage in
            let errand = Errand.put(on: stage)
            stage.event("view appears", .appears) { errand.showPhotos() }
            stage.event("pick", [.repeatable, .addsUp]) { errand.pick() }
        },
        Variant("is connected as soon as it reads, whatever it still loads") { stage in
            let view = ToldSpy<Errand.Shown>("View", log: stage.log)
            let (history, socket) = (AskedMock<String>("History", log: stage.log), FreeServiceMock(log: stage.log))
            stage.view(view)
            stage.request(history.answers, gives: { "\($0)" }, fails: Offline())
            stage.request(socket.count, gives: { $0 }, fails: Offline(), endless: true)
            stage.busy(from: Errand.Shown.busy(true), until: .busy(false))
            stage.event("view appears", .appears) { [weak view] in
                view?(.busy(true))
                history.get("history") { [weak view] in view?(.note((try? $0.get()) ?? "No history.")) }
                let messages = socket.counts()
                view?(.busy(false))
                do {
                    for try await message in messages { view?(.list(["\(message)"])) }
                } catch {
                    if !Task.isCancelled { view?(.list(["Lost."])) }
                }
            }
        },
    ]
}
