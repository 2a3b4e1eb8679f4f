import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that do the same thing several times at once, each time with its own indicator, row or text.
    static let own: [Variant<ModuleLaws>] = [
        Variant("ends the indicator of what it passes over, since the newer one has its own") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var newest = 0
            stage.view(view)
            stage.busy(from: Told.started(id: 1), until: .finished(id: 1))
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                let id = newest
                view?(.started(id: id))
                service.get("rows") { [weak view] answer in
                    view?(.finished(id: id))
                    if id == newest { view?((try? answer.get()).map { .rows([$0]) } ?? .note("Offline")) }
                }
            }
        },
        Variant("says of each message that it is being sent, in its row, and tells in a toast what was sent") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var count = 0
            stage.view(view)
            stage.store(service)
            stage.busy(
                from: Told.message(id: "1", .sending),
                until: .message(id: "1", .sent("")),
                .message(id: "1", .failed)
            )
            stage.passing(Told.note(""))
            stage.request(service.answers, gives: { "receipt \($0)" }, fails: Offline())
            stage.event("send", .repeatable) { [weak view] in
                count += 1
                let id = "\(count)"
                view?(.message(id: id, .sending))
                service.get(id) { [weak view] answer in
                    guard case .success(let text) = answer else { return view?(.message(id: id, .failed)) ?? () }
                    view?(.message(id: id, .sent(text)))
                    view?(.note("\(id) was sent"))
                }
            }
        },
        Variant("has two sections that are named by an enum, each with an indicator") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var newest: [Told.Section: Int] = [:]
            @MainActor func load(_ section: Told.Section, _ view: ToldSpy<Told>?) {
                newest[section, default: 0] += 1
                let number = newest[section]
                view?(.showBusy(in: section))
                service.get("\(section)") { [weak view] answer in
                    guard number == newest[section] else { return }
                    view?(.hideBusy(in: section))
                    view?(.row((try? answer.get()) ?? "Offline", in: section))
                }
            }
            stage.view(view)
            for section in [Told.Section.news, .weather] {
                stage.busy(from: Told.showBusy(in: section), until: .hideBusy(in: section))
            }
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                load(.news, view)
                load(.weather, view)
            }
            stage.event("reload the news") { [weak view] in load(.news, view) }
            stage.event("reload the weather") { [weak view] in load(.weather, view) }
        },
        Variant("shows at first what is there first, of the disk or of the network, and is busy until then") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var isFresh = false
            stage.view(view)
            stage.busy(from: Told.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { "row \($0)" })
            stage.event("view appears", .appears) { [weak view] in
                view?(.busy(true))
                for source in ["disk", "network"] {
                    service.get(source) { [weak view] answer in
                        guard !isFresh, case .success(let row) = answer else { return }
                        isFresh = source == "network"
                        view?(.busy(false))
                        view?(.rows([row]))
                    }
                }
            }
        },
        Variant("is busy to see only if it takes a while") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let clock = stage.clock.sleeping
            var (timer, isBusy, newest) = (nil as ScheduledAction?, false, 0)
            stage.view(view)
            stage.busy(from: Told.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                let number = newest
                if timer == nil, !isBusy {
                    timer = clock.schedule(after: .milliseconds(300)) { [weak view] in
                        (timer, isBusy) = (nil, true)
                        view?(.busy(true))
                    }
                }
                service.get("rows") { [weak view] answer in
                    guard number == newest else { return }
                    timer?.cancel()
                    if isBusy { view?(.busy(false)) }
                    (timer, isBusy) = (nil, false)
                    view?((try? answer.get()).map { .rows([$0]) } ?? .note("Offline"))
                }
            }
        },
        Variant("says how many are under way, and how many of them have failed") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            var (open, failed, count) = (0, 0, 0)
            stage.view(view)
            stage.busy(from: Told.render(.sending(1)), until: .render(.sent), .render(.failed(1)))
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("send", .repeatable) { [weak view] in
                (open, count, failed) = (open + 1, count + 1, open == 0 ? 0 : failed)
                view?(.render(.sending(open)))
                service.get("\(count)") { [weak view] answer in
                    open -= 1
                    if case .failure = answer { failed += 1 }
                    view?(.render(open > 0 ? .sending(open) : failed > 0 ? .failed(failed) : .sent))
                }
            }
        },
        Variant("puts what is added while it loads into what it has asked for before") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let (list, adder) = (
                AskedMock<[String]>("List", log: stage.log), AskedMock<String>("Adder", log: stage.log)
            )
            var (rows, added, newest) = ([] as [String], [] as [String], 0)
            @MainActor func load(_ view: ToldSpy<Told>?) {
                newest += 1
                let number = newest
                added = []
                list.get("rows") { [weak view] answer in
                    guard number == newest else { return }
                    guard case .success(let new) = answer else { return view?(.note("Offline")) ?? () }
                    rows = new + added
                    view?(.note(""))
                    view?(.rows(rows))
                }
            }
            stage.view(view)
            stage.store(adder)
            stage.request(list.answers, gives: { ["row \($0)"] }, fails: Offline())
            stage.request(adder.answers, gives: { "new \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("refresh") { [weak view] in load(view) }
            stage.event("add", .repeatable) { [weak view] in
                adder.get("tea") { [weak view] answer in
                    guard case .success(let row) = answer else { return view?(.note("Not added")) ?? () }
                    (rows, added) = (rows + [row], added + [row])
                    view?(.note(""))
                    view?(.rows(rows))
                }
            }
        },
        Variant("closes the sheet that has asked before it deletes, and notes where that has failed") { stage in
            let view = ToldSpy<Told>("View", log: stage.log)
            let (list, deletion) = (
                AskedMock<[String]>("List", log: stage.log), AskedMock<Void>("Deletion", log: stage.log)
            )
            var (rows, asked, isDeleting) = ([] as [String], nil as String?, false)
            stage.view(view)
            stage.store(deletion)
            stage.request(list.answers, gives: { ["row \($0)", "more \($0)"] })
            stage.request(deletion.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                list.get("rows") { [weak view] answer in
                    rows = (try? answer.get()) ?? []
                    view?(.rows(rows))
                }
            }
            stage.event("delete", when: { asked == nil && !isDeleting && !rows.isEmpty }) { [weak view] in
                asked = rows[0]
                view?(.sheet("Delete \(rows[0])?"))
            }
            stage.event("yes", when: { asked != nil }) { [weak view] in
                guard let row = asked else { return }
                (asked, isDeleting) = (nil, true)
                view?(.sheet(nil))
                deletion.get(row) { [weak view] answer in
                    isDeleting = false
                    guard case .success = answer else { return view?(.note("Not deleted")) ?? () }
                    rows.removeAll { $0 == row }
                    view?(.rows(rows))
                }
            }
        },
        Variant("opens a menu after five taps, or after up, up and down") { stage in
            let (view, router) = (ToldSpy<Told>("View", log: stage.log), ToldSpy<Opened>("Router", log: stage.log))
            var (taps, keys) = (0, [] as [String])
            stage.view(view)
            stage.wireframe(router)
            stage.event("view appears", .appears) { [weak view] in view?(.note("1.0")) }
            stage.event("tap version", .repeatable) { [weak router] in
                taps += 1
                if taps % 5 == 0 { router?(.menu) }
            }
            for key in ["up", "down"] {
                stage.event(key, .repeatable) { [weak view] in
                    keys.append(key)
                    if keys.suffix(3) == ["up", "up", "down"] { view?(.rows(["menu"])) }
                }
            }
        },
        Variant("makes no sound once it is muted, until it is not") { stage in
            let (view, player) = (ToldSpy<Told>("View", log: stage.log), ToldSpy<Opened>("Player", log: stage.log))
            let live = AskedMock<String>("Live", log: stage.log)
            var isMuted = false
            stage.view(view)
            stage.view(player)
            stage.request(live.answers, gives: { "message \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view, weak player] in
                live.get("messages") { [weak view, weak player] answer in
                    view?(.note((try? answer.get()) ?? "Offline"))
                    if !isMuted { player?(.menu) }
                }
            }
            stage.event("mute") { isMuted = true }
            stage.event("let sound") { isMuted = false }
        },
    ]
}

private enum Told: RecordedCall {
    case busy(Bool), started(id: Int), finished(id: Int), message(id: String, Message), render(State)
    case showBusy(in: Section), hideBusy(in: Section), row(String, in: Section), rows([String]), note(String)
    case sheet(String?)

    enum Section: Equatable, Sendable {
        case news, weather
    }

    enum Message: Equatable, Sendable {
        case sending, sent(String), failed
    }

    enum State: Equatable, Sendable {
        case sending(Int), sent, failed(Int)
    }
}

private enum Opened: RecordedCall {
    case menu
}
