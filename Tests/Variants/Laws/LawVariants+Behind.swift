import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that ask for something in the background, or for several things at the same time.
    static let behind: [Variant<ModuleLaws>] = [
        pill("shows the second value of a stream once its pill is tapped") { view, socket, stage in
            Pill(view, socket, nil, stage.clock.sleeping)
        },
        pill("loads its rows beside a socket that is connected again and again") { view, socket, stage in
            let service = AskedMock<String>("Service", log: stage.log)
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            stage.state(from: Pill.Shown.problem("Offline"), until: .problem(nil))
            return Pill(view, socket, service, stage.clock.sleeping)
        },
        Variant("renews its rows after a push that nobody sees, whether that fails or not") { stage in
            RenewedRows.play(on: stage, "push", .notByUser)
        },
        Variant("shows a copy from the disk until the network answers, if it can be read") { stage in
            let (view, service) = doubles(on: stage)
            let disk = AskedMock<String>("Disk", log: stage.log)
            var newest = 0
            stage.request(disk.answers, gives: { "saved \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                var isFresh = false
                disk.get("rows") { [weak view, mine = newest] answer in
                    guard mine == newest, !isFresh, let row = try? answer.get() else { return }
                    view?(.row(row))
                }
                service.get("rows") { [weak view, mine = newest] answer in
                    guard mine == newest else { return }
                    isFresh = (try? answer.get()) != nil
                    view?(.problem(isFresh ? nil : "Offline"))
                    if let row = try? answer.get() { view?(.row(row)) }
                }
            }
        },
        Variant("asks for the page after the one that it shows, however fast a user taps") { stage in
            let (view, service) = doubles(on: stage)
            var (page, newest) = (1, 0)
            @MainActor func go(to number: Int, _ view: ToldSpy<Behind>?) {
                newest += 1
                service.get("page \(number)") { [weak view, mine = newest] answer in
                    guard mine == newest else { return }
                    view?(.problem((try? answer.get()) == nil ? "Offline" : nil))
                    guard let row = try? answer.get() else { return }
                    page = number
                    view?(.page(number))
                    view?(.row(row))
                }
            }
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in go(to: page, view) }
            stage.event("next", .repeatable) { [weak view] in go(to: page + 1, view) }
            stage.event("back", .repeatable, when: { page > 1 }) { [weak view] in go(to: page - 1, view) }
        },
        Variant("has a list for each of two services of one type, and keeps what was loaded") { stage in
            let (view, inbox) = doubles(on: stage)
            let archive = AskedMock<String>("Archive", log: stage.log)
            var (loaded, newest): (Set<String>, [String: Int]) = ([], [:])
            stage.request(archive.answers, gives: { "old \($0)" }, empty: "", fails: Offline())
            @MainActor func select(_ name: String, _ service: AskedMock<String>, _ view: ToldSpy<Behind>?) {
                view?(.selected(name))
                guard !loaded.contains(name) else { return }
                newest[name, default: 0] += 1
                service.get("rows") { [weak view, mine = newest[name]] answer in
                    guard mine == newest[name] else { return }
                    guard let row = try? answer.get() else { return view?(.state(id: name, "offline")) ?? () }
                    loaded.insert(name)
                    view?(.state(id: name, row))
                }
            }
            stage.event("view appears", .appears) { [weak view] in select("inbox", inbox, view) }
            stage.event("inbox") { [weak view] in select("inbox", inbox, view) }
            stage.event("archive") { [weak view] in select("archive", archive, view) }
        },
        Variant("sends side by side, each in a child task that tells of it") { stage in
            let view = ToldSpy<Behind>("View", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            var (sent, task): (Set<String>, Task<Void, Never>?) = ([], nil)
            stage.view(view)
            stage.store(store)
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.event("send", when: { task == nil && sent.count < 3 }) { [weak view] in
                let left = ["a", "b", "c"].filter { !sent.contains($0) }
                task = Task { [weak view] in
                    await withTaskGroup(of: (String, Bool).self) { group in
                        for id in left {
                            group.addTask {
                                await MainActor.run { [weak view] in view?(.photo(id: id, .sending)) }
                                return (id, (try? await store.get(id)) != nil)
                            }
                        }
                        for await (id, isSent) in group where !Task.isCancelled {
                            view?(.photo(id: id, isSent ? .sent : .failed))
                            if isSent { sent.insert(id) }
                        }
                    }
                    task = nil
                    view?(.page(sent.count))
                }
            }
        },
        Variant("draws all anew with each part, and as it asks for the next") { stage in
            let (view, service) = doubles(on: stage)
            var (count, isLoading) = (0, false)
            @MainActor func draw(_ view: ToldSpy<Behind>?) {
                view?(.page(count))
                view?(.row(isLoading ? "loading" : "there"))
            }
            @MainActor func load(_ view: ToldSpy<Behind>?) {
                isLoading = true
                draw(view)
                service.get("part \(count)") { [weak view] answer in
                    guard isLoading, let view else { return }
                    isLoading = false
                    guard (try? answer.get()) != nil else { return view(.problem("Offline")) }
                    count += 1
                    draw(view)
                    if count < 2 { load(view) } else { view(.problem(nil)) }
                }
            }
            stage.event("load", when: { !isLoading }) { [weak view] in
                count = 0
                load(view)
            }
        },
    ]

    @MainActor private static func doubles(on stage: Stage) -> (view: ToldSpy<Behind>, service: AskedMock<String>) {
        let view = ToldSpy<Behind>("View", log: stage.log)
        let service = AskedMock<String>("Service", log: stage.log)
        stage.view(view)
        stage.request(service.answers, gives: { "row \($0)" }, empty: "", fails: Offline())
        return (view, service)
    }

    private static func pill(
        _ name: String,
        make: @escaping @MainActor @Sendable (ToldSpy<Pill.Shown>, FreeServiceMock, Stage) -> Pill
    ) -> Variant<ModuleLaws> {
        Variant(name) { stage in
            let view = ToldSpy<Pill.Shown>("View", log: stage.log)
            let socket = FreeServiceMock(log: stage.log)
            let pill = make(view, socket, stage)
            stage.view(view)
            stage.track(pill)
            stage.request(socket.count, gives: { $0 }, fails: Offline(), endless: true)
            stage.state(from: Pill.Shown.isLive(false), until: .isLive(true))
            stage.event("view appears", [.appears, .repeatable]) { pill.appear() }
            stage.event("tap pill", when: { pill.hasNew }) { pill.tap() }
        }
    }
}

private enum Behind: RecordedCall {
    enum Photo { case sending, sent, failed }

    case row(String), page(Int), selected(String), state(id: String, String), photo(id: String, Photo), problem(String?)
}
