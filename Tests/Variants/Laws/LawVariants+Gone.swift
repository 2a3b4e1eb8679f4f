import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that let go of what is gone, each in its own way.
    static let gone: [Variant<ModuleLaws>] = [
        Variant("empties its field once the text is sent", build: TicketForm.stage()),
        Variant("asks by name before it deletes, whatever is loaded meanwhile", build: TripList.stage()),
        Variant("loads the caption of each photo once", build: PhotoAlbums.stage()),
        Variant("counts the user among those of the newest answer", build: Likes.stage()),
        Variant("offers help after the third failure in a row", build: DoorOpener.stage()),
        Variant("offers help after the third failure in a row, and locks", build: DoorOpener.stage(isLocked: true)),
        Variant("archives only mails that are still there", build: CheckedMails.stage()),
        Variant("shows a copy until the service has answered, if with nothing", build: KeptOrders.stage()),
        Variant("shows one alert, however many parts have failed", build: Dashboard.stage()),
        Variant("says that nothing was found", build: PlantDoctor.stage()),
        Variant("has said all the time that nothing is known", build: PlantDoctor.stage(.hint)),
        Variant("sends a photo and then its report, each once", build: DamageReport.stage()),
        Variant("ends its error when nobody is there", build: Runners.stage()),
        Variant("drops the page under way, and its indicator, with the old list", build: MemberPages.stage()),
        Variant("cannot be refreshed while a page is under way", build: MemberPages.stage(waits: true)),
        Variant("sends members to the desk after two failures in a row", build: Turnstile.stage()),
        Variant("keeps what was entered on its first step", build: TaxForm.stage()),
        Variant("keeps what was chosen on its second step", build: PizzaOrder.stage()),
        Variant("tries again with what the field shows", build: Handover.stage()),
        Variant("tries again with a note that it names", build: Handover.stage(.theNamedNote)),
        Variant("stays where the user has come back to", build: Scooter.stage()),
        Variant("tells of each row that goes, which passes", build: PackingList.stage(namingRowsAsPassing: true)),
        Variant("tells of each row that goes", build: PackingList.stage(namingRowsAsPassing: false)),
        Variant("gives up once it was lost three times in a row", build: ChargerBoard.stage()),
        Variant("marks what was liked, wherever it is by then", build: GiftList.stage()),
        Variant("keeps a draft until it is sent, and all of its work outlives the view", build: RepairNote.stage()),
        Variant("tries again what has failed last", build: SleepLog.stage("try again", .retries)),
        Variant(
            "looks for newer rows before it saves again",
            build: SleepLog.stage("try again", .retries, loadsFirst: true)
        ),
        Variant("reloads after whatever has failed", build: SleepLog.stage("reload", [], onlyReloads: true)),
        Variant("holds each slot for half a minute", build: SlotHold.stage()),
        Variant("forgets the seat when its plan is loaded anew", build: SeatPlan.stage()),
        Variant("asks for a city of the new country", build: Shipping.stage()),
        Variant("starts its pages over when the view comes back", build: DishMenu.stage()),
        Variant("loads once, and keeps its switch when the view comes back", build: DishMenu.stage(loadsAgain: false)),
        Variant("says that nothing is there once the last row has gone", build: ShoppingList.stage()),
        Variant("says that all is done once the last row has gone", build: ShoppingList.stage(.allDone)),
        Variant("loads its terms once, and says for good that they have not come") { stage in
            let view = ToldSpy<Terms>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var hasBegun = false
            stage.view(view)
            stage.request(service.answers, gives: { "terms \($0)" }, fails: Offline())
            stage.event("view appears", .appears) {
                guard !hasBegun else { return }
                hasBegun = true
                service.get("terms") { [weak view] answer in
                    view?((try? answer.get()).map { .text($0) } ?? .comeBackLater)
                }
            }
        },
        Variant("says that a payment was declined until the next attempt") { stage in
            let view = ToldSpy<Paying>("View", log: stage.log)
            let bank = AskedMock<Reply>("Bank", log: stage.log)
            var (isPaying, isPaid) = (false, false)
            stage.view(view)
            stage.store(bank)
            stage.request(bank.answers, gives: { .paid($0) }, empty: .declined, fails: Offline())
            stage.oneOf(Paying.idle, .paying, .declined, .offline, .paid(0))
            stage.busy(from: Paying.paying, until: .declined, .offline, .paid(0))
            stage.state(from: Paying.declined, until: .paying)
            stage.state(from: Paying.offline, until: .paying)
            stage.event("view appears", .appears) { view(.idle) }
            stage.event("pay", when: { !isPaying && !isPaid }) {
                isPaying = true
                view(.paying)
                bank.get("10 €") { [weak view] answer in
                    isPaying = false
                    switch answer {
                    case .success(.paid(let number)):
                        isPaid = true
                        view?(.paid(number))
                    case .success(.declined): view?(.declined)
                    case .failure: view?(.offline)
                    }
                }
            }
        },
    ]
}

/// The calls of a view that shows terms.
private enum Terms: RecordedCall {
    case text(String), comeBackLater
}

/// What a bank answers to a payment.
private enum Reply: Sendable {
    case paid(Int), declined
}

/// The states of a payment.
private enum Paying: RecordedCall {
    case idle, paying, declined, offline, paid(Int)
}
