import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that get over what has failed or was taken back.
    static let left: [Variant<ModuleLaws>] = [
        Variant("sends with the next pull what has failed, unless it was sent since", build: NoticeBoard.stage()),
        Variant("puts back the book that was taken last", build: Shelves.stage(undoing: .last)),
        Variant("puts back all books that were taken", build: Shelves.stage(undoing: .all)),
        Variant("asks for each page by a cursor", build: CursorList.stage()),
        Variant("asks for each page ahead, by a cursor", build: CursorList.stage(asksAhead: true)),
        Variant("asks for each page by a query and a cursor", build: Exhibits.stage()),
        Variant("sends the photos that are left", build: Uploads.stage(sending: .theRest)),
        Variant("sends all photos each time", build: Uploads.stage(sending: .everythingEachTime)),
        Variant("stores a style as a whole after a pause, or on leaving", build: TextStyle.stage()),
        Variant("orders for the name that is there, once a day is reserved", build: Reservation.stage()),
        Variant("puts back a song where it was", build: Removals.stage()),
        Variant("loads news page by page, all or some", build: NewsPages.stage()),
        Variant("covers the screen with a loader", build: Trolley.stage()),
        Variant("cancels what is asked before it asks where the user is again") { stage in
            LocatedPlaces.put(on: stage)
        },
        Variant("opens a payslip with an indicator, while a filter has its view read") { stage in
            KeptPayslips.put(on: stage)
        },
        Variant("asks a service for what is not on the phone") { stage in KeptTodos.put(on: stage) },
        Variant("has its view add pages", build: AddedPages.stage()),
        Variant("stores the name that is there, loaded or typed") { stage in Profile.put(on: stage) },
        Variant("shows a kept copy of the weather until there is fresh weather", build: Forecasts.stage()),
        Variant("adds what was written while it was loading") { WrittenNotes.put(on: $0) },
        Variant("offers to try again in an alert, and to play again when it is over") { QuizRound.put(on: $0) },
        Variant("covers the screen with an alert until it is closed") { SharedCart.put(on: $0) },
        Variant("sends what was removed when the user leaves") { RemovedOnLeaving.put(on: $0) },
        Variant("checks a code that has to be typed again if it was wrong", build: OneTimeCode.stage()),
        Variant("opens a row while it loads, until the view comes back", build: OpenedRows.stage()),
        Variant("takes back its own bookmark, in rows that are read from it", build: Bookmarks.stage(isObserved: true)),
        Variant("filters what it has, also if it cannot be refreshed", build: Roster.stage()),
        Variant("empties a field once its note is sent", build: NoteField.stage()),
        Variant("goes home once a code is accepted", build: CodeField.stage()),
        Variant("asks for a permission and then for what is near, beside a copy of it") { stage in
            let view = ToldSpy<Nearby>("View", log: stage.log)
            let permission = AskedMock<Bool>("Permission", log: stage.log)
            let (service, store) = (
                AskedMock<String>("Service", log: stage.log), AskedMock<String?>("Store", log: stage.log)
            )
            var isFresh = false
            @MainActor func ask(_ view: ToldSpy<Nearby>?) {
                service.get("near") { [weak view] answer in
                    view?(.isBusy(false))
                    guard case .success(let place) = answer else { view?(.problem("Offline")); return }
                    isFresh = true
                    view?(.place(place))
                }
            }
            stage.view(view)
            stage.busy(from: Nearby.isBusy(true), until: .isBusy(false))
            stage.request(permission.answers, gives: { _ in true })
            stage.request(service.answers, gives: { "place \($0)" }, fails: Offline())
            stage.request(store.answers, gives: { "kept place \($0)" }, empty: nil)
            stage.event("view appears", .appears) { [weak view] in
                view?(.isBusy(true))
                permission.get("position") { [weak view] _ in if view != nil { ask(view) } }
                store.get("place") { [weak view] answer in
                    if case .success(let place?) = answer, !isFresh { view?(.place(place)) }
                }
            }
        },
        Variant("is busy in a row that another load takes away") { stage in
            let view = ToldSpy<Lamps>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let switches = AskedMock<Void>("Switches", log: stage.log)
            var (lamps, switching, newest) = ([] as [String], [] as Set<String>, 0)
            stage.view(view)
            stage.busy("lamp a0") { lamps.contains("a0") && switching.contains("a0") }
            stage.passing(Lamps.toast(""))
            stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] }, fails: Offline())
            stage.request(switches.answers, gives: { _ in }, fails: Offline())
            @MainActor func load(_ view: ToldSpy<Lamps>?) {
                newest += 1
                service.get("lamps") { [weak view, number = newest] answer in
                    guard number == newest else { return }
                    guard case .success(let found) = answer else { return view?(.toast("Offline")) ?? () }
                    lamps = found
                    view?(.lamps(lamps))
                }
            }
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("pull") { [weak view] in load(view) }
            stage.event("switch the first", when: { !lamps.isEmpty && !switching.contains(lamps[0]) }) { [weak view] in
                guard let lamp = lamps.first, switching.insert(lamp).inserted else { return }
                switches.get(lamp) { [weak view] answer in
                    switching.remove(lamp)
                    view?(.toast((try? answer.get()) == nil ? "Not switched" : "Switched"))
                }
            }
        },
        Variant("says that nothing was found in place of the rows that its view reads") { stage in
            let view = ToldSpy<Finding>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            var (rows, newest) = ([] as [String], 0)
            stage.view(view)
            stage.screen("rows", readOn: Finding.rows) { rows }
            stage.oneOf(Finding.rows, .nothing)
            stage.request(service.answers, gives: { ["row \($0)"] }, empty: [])
            stage.event("search") { [weak view] in
                newest += 1
                service.get("viper") { [number = newest] answer in
                    guard number == newest, case .success(let found) = answer else { return }
                    rows = found
                    view?(found.isEmpty ? .nothing : .rows)
                }
            }
        },
    ]
}

private enum Nearby: RecordedCall {
    case place(String), isBusy(Bool), problem(String)
}

private enum Lamps: RecordedCall {
    case lamps([String]), toast(String)
}

private enum Finding: RecordedCall {
    case rows, nothing
}
