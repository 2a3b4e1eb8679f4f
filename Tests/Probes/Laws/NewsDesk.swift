import LawReference
public import VIPERSpecs

/// Loads news and, once, who reads them; one label says what has failed last.
@MainActor
public final class NewsDesk {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case news([String]), quote(String), problem(String?)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case profile(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<[String]>
    private let users, quotes: AskedMock<String>
    private var (user, newest, newestQuote, isAway) = (nil as String?, 0, 0, false)

    private init(on stage: Stage, _ view: ToldSpy<Shown>) {
        self.view = view
        (router, service) = (ToldSpy("Router", log: stage.log), AskedMock("Service", log: stage.log))
        (users, quotes) = (AskedMock("Users", log: stage.log), AskedMock("Quotes", log: stage.log))
    }

    /// Stages the module.
    public static func put(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let desk = NewsDesk(on: stage, view)
        stage.view(view)
        stage.wireframe(desk.router)
        stage.track(desk)
        stage.state(from: Shown.problem("No news"), until: .problem(nil), .problem("No quote"))
        stage.state(from: Shown.problem("No quote"), until: .problem(nil), .problem("No news"))
        stage.request(desk.service.answers, gives: { ["a\($0)", "b\($0)"] }, fails: Offline())
        stage.request(desk.users.answers, gives: { "user \($0)" })
        stage.request(desk.quotes.answers, gives: { "quote \($0)" }, fails: Offline())
        stage.event("view appears", [.appears, .repeatable]) { desk.appear() }
        stage.event("pull") { desk.load() }
        stage.event("ask for a quote") { desk.ask() }
        stage.event("tap profile", when: { desk.user != nil }) { desk.openProfile() }
    }

    private func appear() {
        isAway = false
        if newest == 0 { load() }
        if user == nil { users.get("me") { [weak self] answer in self?.user = try? answer.get() } }
    }

    private func load() {
        newest += 1
        service.get("news") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard let news = try? answer.get() else { return view?(.problem("No news")) ?? () }
            view?(.problem(nil))
            view?(.news(news))
        }
    }

    private func ask() {
        newestQuote += 1
        quotes.get("quote") { [weak self, newestQuote] answer in
            guard let self, newestQuote == self.newestQuote else { return }
            guard let quote = try? answer.get() else { return view?(.problem("No quote")) ?? () }
            view?(.problem(nil))
            view?(.quote(quote))
        }
    }

    private func openProfile() {
        guard let user, !isAway else { return }
        isAway = true
        router(.profile(user))
    }
}
