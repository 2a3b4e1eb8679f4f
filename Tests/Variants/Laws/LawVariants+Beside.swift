import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that ask for several things at the same time, or again after a change, and one that has paid.
    static let beside: [Variant<ModuleLaws>] = [
        Variant("ends its spinner with the product, and fills a heart before it hears how many like it") { stage in
            stage.put(ProductPage.init, gives: { "\($0)" }) { page in
                stage.busy(from: ProductPage.Shown.isBusy(true), until: .isBusy(false))
                stage.event("view appears", .appears) { page.load() }
                stage.event("pull") { page.load() }
                stage.event("tap the heart", .needsContent) { page.like() }
            }
        },
        talk("adds lines of a stream below the history beside which it is read", readsLater: false),
        talk("reads a stream once the history is there, until it disappears", readsLater: true),
        Variant("loads anew after a change, and says that nothing is left before the server knows") { stage in
            stage.put(Notes.init, gives: { ["\($0)"] }, empty: []) { notes in
                stage.oneOf(Notes.Shown.rows([]), .none)
                stage.event("view appears", .appears) { notes.load() }
                stage.event("add") { notes.add() }
                stage.event("pull") { notes.load() }
                stage.event("delete the first", .needsContent, when: { !notes.rows.isEmpty }) { notes.deleteFirst() }
            }
        },
        Variant("leaves what says that it pays when it leads to the receipt") { stage in
            let router = ToldSpy<Payment.Way>("Router", log: stage.log)
            stage.wireframe(router)
            stage.put({ Payment($0, $1, router) }, gives: { "\($0)" }) { payment in
                stage.busy(from: Payment.Shown.render(.paying), until: .render(.form), .render(.problem("")))
                stage.event("view appears", .appears) { payment.appear() }
                stage.event("pay") { payment.pay() }
            }
        },
        Variant("has a spinner for each of two sections") { stage in
            stage.put(Sections.init, gives: { "\($0)" }) { sections in
                stage.busy(from: Sections.Shown.isNewsBusy(true), until: .isNewsBusy(false))
                stage.busy(from: Sections.Shown.isWeatherBusy(true), until: .isWeatherBusy(false))
                stage.event("view appears", .appears) { sections.load() }
                stage.event("pull") { sections.load() }
            }
        },
        Variant("leaves what was chosen if it cannot be had how others like it") { stage in
            stage.put(Tasting.init, gives: { $0 }) { tasting in
                stage.event("view appears", .appears) { tasting.choose("green") }
                stage.event("choose black") { tasting.choose("black") }
                stage.event("choose white") { tasting.choose("white") }
            }
        },
        Variant("asks for a page ahead once the second was shown") { stage in
            stage.put(PageAhead.init, gives: { ["row \($0)"] }) { list in
                stage.event("view appears", .appears) { list.appear() }
                stage.event("scroll", [.addsUp, .needsContent, .onlyAtRest]) { list.scroll() }
            }
        },
        Variant("asks for what is older than all that it has, to which a stream adds") { stage in
            let (view, service) = (
                ToldSpy<Inbox.Shown>("View", log: stage.log), AskedMock<[String]>("Service", log: stage.log)
            )
            let live = FreeServiceMock(log: stage.log)
            let inbox = Inbox(view, service, live)
            stage.view(view)
            stage.track(inbox)
            stage.request(service.answers, gives: { ["old \($0)"] }, fails: Offline())
            stage.request(live.count, gives: { 100 + $0 }, fails: Offline(), endless: true)
            stage.event("view appears", .appears) { inbox.appear() }
            stage.event("scroll", .addsUp) { inbox.scroll() }
        },
    ]

    private static func talk(_ oddity: String, readsLater: Bool) -> Variant<ModuleLaws> {
        Variant(oddity) { stage in
            let (view, history) = (
                ToldSpy<Talk.Shown>("View", log: stage.log), AskedMock<[String]>("History", log: stage.log)
            )
            let live = FreeServiceMock(log: stage.log)
            let talk = Talk(view, history, live)
            stage.view(view)
            stage.track(talk)
            stage.busy(from: Talk.Shown.isBusy(true), until: .isBusy(false))
            stage.request(history.answers, gives: { ["old \($0)"] }, empty: [], fails: Offline())
            stage.request(live.count, gives: { 100 + $0 }, fails: Offline(), endless: true)
            stage.event("view appears", [.appears, .repeatable]) { talk.appear(readsLater: readsLater) }
            stage.event("view disappears") { talk.disappear() }
        }
    }
}
