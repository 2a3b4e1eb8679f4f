import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules in which two things depend on the clock.
    static let clocks: [Variant<ModuleLaws>] = [
        Variant("sounds an alarm that runs out while a stop is not yet answered", build: Meter.stage()),
        Variant("runs out twice, since it was extended once it had run out", build: Meter.stage(tellsDelegate: true)),
        Variant("has its rows read in each round of its polling", build: ReloadedRows.stage(polls: true)),
        Variant(
            "deletes when the undo button goes, at the moment of the next round of polling",
            build: polling(.seconds(10))
        ),
        Variant("deletes when the undo button goes, after the next round of polling", build: polling(.seconds(7))),
    ]

    /// Returns a list with an undo button that disappears by itself, beside rows that are loaded again and again.
    private static func polling(_ pause: Duration) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<ReloadedRows.Shown>("Rows", log: stage.log)
            let service = AskedMock<String>("Poll", log: stage.log)
            let clock = stage.clock.sleeping
            let rows = ReloadedRows(view, service, polls: (clock, pause))
            stage.view(view)
            stage.track(rows)
            stage.screen("rows", readOn: ReloadedRows.Shown.reload) { rows.rows }
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.put({ UndoList($0, $1, clock: clock) }, gives: { _ in true }) { list in
                stage.event("view appears", .appears) {
                    list.appear()
                    rows.load("rows")
                }
                stage.event("delete", .repeatable) { list.delete() }
                stage.event("undo", undoes: "delete") { list.undo() }
            }
        }
    }
}
