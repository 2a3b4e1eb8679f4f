import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults in what a module repeats, and in what it leaves unfinished.
    static let again: [Witness<ModuleLaws>] = [
        Witness("sends what it has stored only while it is there", violates: [33]) { stage in
            let view = ToldSpy<Feed.Shown>("View", log: stage.log)
            let (store, upload) = (AskedMock<Bool>("Store", log: stage.log), AskedMock<Bool>("Upload", log: stage.log))
            let outbox = Outbox(store, upload)
            stage.view(view)
            stage.track(outbox)
            stage.request(store.answers, gives: { _ in true })
            stage.request(upload.answers, gives: { _ in true })
            stage.event("view appears", .appears) { [weak view] in view?(.rows(["draft"])) }
            stage.event("close", [.leaves, .outlivesView]) { outbox.close() }
        },
        Witness("leaves a heart filled although nothing was stored", violates: [34]) { stage in
            let view = ToldSpy<Feed.Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { view(.heart(false)) }
            stage.event("tap heart", .onlyAtRest) { [weak view] in
                view?(.heart(true))
                service.get("like") { answer in
                    if case .failure = answer { view?(.problem("Offline")) }
                }
            }
        },
        feed("asks twice for the same when it appears", violates: [35]) { feed in
            feed.appears = {
                $0.load()
                $0.load()
            }
        },
        feed("goes on with the old page after a refresh", violates: [36]) { $0.refreshed = { _ in } },
        feed("has come to the end for ever", violates: [36]) { feed in
            feed.refreshed = { $0.page = $0.isAtEnd ? $0.page : 0 }
        },
        .shelf("asks for the second page twice", breaks: [40]) { shelf, _, _ in
            shelf.askPage = { $0.service.page($1 > 2 ? $1 - 1 : $1, completion: $2) }
        },
        .shelf("leaves out the third page", breaks: [40]) { shelf, _, _ in
            shelf.askPage = { $0.service.page($1 > 2 ? $1 + 1 : $1, completion: $2) }
        },
        Witness("reads on what it read before it came back", violates: [18, 26, 37]) { stage in
            let view = ToldSpy<Feed.Shown>("View", log: stage.log)
            let service = FreeServiceMock(log: stage.log)
            stage.view(view)
            stage.request(service.count, gives: { $0 }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                Task {
                    do {
                        for try await count in service.counts() { view?.callAsFunction(.rows(["\(count)"])) }
                    } catch {
                        view?.callAsFunction(.problem("Offline"))
                    }
                }
            }
        },
        Witness("adds the rows once more when it comes back", violates: [38]) { stage in
            let view = ToldSpy<Feed.Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            var (rows, isLoading) = ([] as [String], false)
            stage.view(view)
            stage.request(service.answers, gives: { ["\($0)"] }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !isLoading else { return }
                isLoading = true
                service.get("rows") { answer in
                    isLoading = false
                    guard case .success(let more) = answer else { return view?(.problem("Offline")) ?? () }
                    rows += more
                    view?(.rows(rows))
                }
            }
        },
        Witness("tries again what failed first", violates: [31]) { stage in
            MailList.play(on: stage) { mails in
                let first = Tally()
                let (failed, names) = (mails.failed, ["all", "unread"])
                mails.failed = { mails in
                    failed(mails)
                    if first.number == 0 { first.number = 1 + (names.firstIndex(of: mails.wanted) ?? 0) }
                }
                mails.retried = { mails in first.number == 0 ? mails.wanted : names[first.number - 1] }
            }
        },
        Witness("opens a screen for each of two rows", violates: [12]) { stage in
            let view = ToldSpy<Feed.Shown>("View", log: stage.log)
            let router = ToldSpy<Feed.Shown>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let opened = Tally()
            stage.view(view)
            stage.wireframe(router)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            for name in ["first", "second"] {
                let asked = Tally()
                stage.event("tap \(name)") { [weak view] in
                    guard opened.number == 0, asked.number == asked.told else { return }
                    asked.number += 1
                    service.get(name) { answer in
                        guard let view, asked.number > asked.told else { return }
                        asked.told += 1
                        guard case .success(let text) = answer else { return view(.problem("Offline")) }
                        opened.number += 1
                        router(.rows([text]))
                    }
                }
            }
        },
    ]

    private static func feed(
        _ fault: String,
        violates violations: Violations,
        _ change: @escaping @MainActor @Sendable (Feed) -> Void
    ) -> Witness<ModuleLaws> {
        Witness(fault, violates: violations) { stage in
            let view = ToldSpy<Feed.Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let feed = Feed(view, service)
            change(feed)
            stage.view(view)
            stage.track(feed)
            stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { feed.appears(feed) }
            stage.event("pull") { feed.load() }
            stage.event("scroll to end", [.addsUp, .needsContent, .onlyAtRest]) { feed.more() }
        }
    }
}

/// A paged list.
@MainActor
private final class Feed {
    enum Shown: RecordedCall {
        case rows([String]), problem(String), heart(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var rows: [String] = []
    private var newest = 0
    var page = 0
    var isAtEnd = false
    var appears: (Feed) -> Void = { $0.load() }
    var refreshed: (Feed) -> Void = { feed in (feed.page, feed.isAtEnd) = (0, false) }

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        ask("first") { feed, rows in
            feed.refreshed(feed)
            feed.rows = rows
        }
    }

    func more() {
        guard !isAtEnd else { return }
        ask("page \(page + 1)") { feed, rows in
            feed.page += 1
            feed.isAtEnd = rows.isEmpty
            feed.rows += rows
        }
    }

    private func ask(_ name: String, _ use: @escaping @MainActor (Feed, [String]) -> Void) {
        newest += 1
        service.get(name) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            guard case .success(let rows) = answer else { return view?(.problem("Offline")) ?? () }
            use(self, rows)
            view?(.rows(self.rows))
        }
    }
}

/// Stores a draft when it is closed, and then sends it.
@MainActor
private final class Outbox {
    private let store: AskedMock<Bool>
    private let upload: AskedMock<Bool>
    private var isClosed = false

    init(_ store: AskedMock<Bool>, _ upload: AskedMock<Bool>) {
        (self.store, self.upload) = (store, upload)
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        var isOpen = true
        store.get("draft") { [weak self] _ in
            guard isOpen else { return }
            isOpen = false
            self?.upload.get("draft") { _ in }
        }
    }
}
