import Foundation
import ModuleGuard
import ModuleWriter
import Testing

/// What is written for modules of many forms.
@Suite struct ModuleGuardTests {
    /// `VIPER_WRITE_GOLDEN=1` writes what is written now; read the difference before you commit it.
    private static let isWriting = ProcessInfo.processInfo.environment["VIPER_WRITE_GOLDEN"] != nil

    private static let view = """
        @MainActor protocol LoginView: AnyObject { func show(_ text: String) }

        """

    private static func presenter(_ head: String, _ members: String = "func viewDidLoad() {}") -> String {
        view + "@MainActor final class LoginPresenter { init(view: any LoginView, \(head)) {}; \(members) }\n"
    }

    @Test func `The module of the README is wired as it is there`() throws {
        let source = """
            @MainActor protocol LoginView: AnyObject { func show(_ problem: String) }
            @MainActor protocol LoginService {
                func login(name: String, password: String) async throws -> String
            }
            @MainActor final class LoginPresenter {
                init(view: any LoginView, service: any LoginService) {}
                func didTapLogin(name: String, password: String) {}
            }
            """
        let written = try Written(source)
        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/LoginLaws.txt")
        if Self.isWriting { try Data(written.text.utf8).write(to: golden) }
        #expect(written.text == (try String(contentsOf: golden, encoding: .utf8)))
        #expect(written.files[0].questions == [])
    }

    // MARK: How it is put together

    @Test func `What is set afterwards is connected, and the interactor tells the presenter`() throws {
        let written = try Written(
            """
            @MainActor protocol ListView: AnyObject { func show(_ rows: [String]) }
            @MainActor protocol ListInteractorInput: AnyObject { func find() }
            @MainActor protocol ListInteractorOutput: AnyObject { func found(_ rows: [String]) }
            @MainActor protocol ListDataManager { func rows(_ done: @escaping ([String]) -> Void) }
            @MainActor final class ListInteractor: ListInteractorInput {
                weak var output: (any ListInteractorOutput)?
                let dataManager: any ListDataManager
                init(dataManager: any ListDataManager) { self.dataManager = dataManager }
                func find() { dataManager.rows { [weak output] in output?.found($0) } }
            }
            @MainActor final class ListPresenter: ListInteractorOutput {
                weak var view: (any ListView)?
                var interactor: (any ListInteractorInput)?
                func updateView() {}
                func found(_ rows: [String]) {}
            }
            """
        )
        #expect(
            written.text.contains(
                """
                    let presenter = ListPresenter()
                    presenter.view = view
                    let interactor = ListInteractor(dataManager: dataManager)
                    presenter.interactor = interactor
                    interactor.output = presenter
                    stage.view(view)
                    stage.track(presenter, interactor)
                    stage.request(dataManager.rows, gives: { ["row \\($0)"] }, empty: [])
                    stage.event("update view", [.appears, .repeatable]) { presenter.updateView() }
                }
                """
            )
        )
    }

    @Test func `A wireframe that builds is asked where nobody else can`() throws {
        let written = try Written(
            Self.view + """
                @MainActor final class LoginPresenter {
                    fileprivate init(view: any LoginView) {}
                    func viewDidLoad() {}
                }
                @MainActor final class LoginWireframe {
                    func module(for view: any LoginView) -> LoginPresenter { LoginPresenter(view: view) }
                }
                """
        )
        #expect(written.text.contains("let presenter = loginWireframe.module(for: view)"))
    }

    @Test func `A type parameter is given what it asks for`() throws {
        let written = try Written(
            Self.view + """
                protocol LoginService { func login() async -> String }
                @MainActor final class LoginPresenter {
                    init<Service: LoginService>(view: any LoginView, service: Service) {}
                    func viewDidLoad() {}
                }
                """
        )
        #expect(written.text.contains("LoginPresenter(view: view, service: service)"))
    }

    @Test func `A closure that is called like a method of the interactor does its work`() throws {
        let written = try Written(
            Self.presenter("load: @escaping () -> Void")
                + "@MainActor final class LoginInteractor { init() {}; func load() {} }"
        )
        #expect(written.text.contains("load: { interactor.load() }"))
    }

    @Test func `Clocks and dates are the stage's`() throws {
        let written = try Written(
            "import Foundation\n"
                + Self.presenter("clock: any Clock<Duration> = .continuous, now: @escaping () -> Date = Date.init")
        )
        #expect(
            written.text.contains("clock: stage.clock.sleeping, now: { [clock = stage.clock] in clock.now })")
        )
    }

    @Test func `What has a default is left out, unless the stage has something better`() throws {
        let written = try Written(
            "import Foundation\n" + Self.presenter("locale: Locale = .current, tries: Int = 3")
        )
        #expect(written.text.contains("LoginPresenter(view: view)"))
    }

    // MARK: Requests

    @Test(arguments: [
        ("func load(_ done: @escaping (Result<Int, any Error>) -> Void)", "load, gives: { $0 }, fails: Unavailable())"),
        ("func load(_ done: @escaping (String?) -> Void)", "load, gives: { \"answer \\($0)\" }, fails: nil)"),
        ("func load(_ done: @escaping ((any Error)?) -> Void)", "load, gives: { _ in nil }, fails: Unavailable())"),
        (
            "func load(_ done: @escaping (String?, (any Error)?) -> Void)",
            "load, gives: { (\"load \\($0)\", nil) }, fails: (nil, Unavailable()))"
        ),
        (
            "func load(success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void)",
            "loadSuccess, or: service.loadFailure, gives: { $0 }, fails: Unavailable())"
        ),
        ("func rows() async -> [Int]", "rowsAnswers, gives: { [$0] }, empty: [])"),
        ("func save(_ n: Int) async throws", "save, gives: { _ in }, fails: Unavailable())"),
        ("func save(_ n: Int) async -> Bool", "save, gives: { _ in true }, fails: false)"),
        ("func isOpen(_ n: Int) async -> Bool", "isOpen, gives: { _ in true }, empty: false)"),
        ("func ticks() -> AsyncStream<Int>", "ticksAnswers, gives: { $0 }, endless: true)"),
        ("func page(_ n: Int) -> AsyncThrowingStream<Int, any Error>", "page, gives: { $0 }, fails: Unavailable())"),
        (
            "func load(_ done: @escaping (Outcome) -> Void)",
            "load, gives: { Outcome.loaded($0) }, fails: Outcome.failed)"
        ),
    ])
    func `Each form of an answer is a request`(member: String, line: String) throws {
        let written = try Written(
            "enum Outcome: Sendable { case loaded(Int), failed }\nprotocol LoginService { \(member) }\n"
                + Self.presenter("service: any LoginService"),
            isRead: false
        )
        #expect(written.text.contains("stage.request(service.\(line)"))
    }

    @Test func `What is answered at once is planned`() throws {
        let written = try Written(
            "protocol LoginStore { var token: String { get }; func names() -> [String] }\n"
                + Self.presenter("store: any LoginStore"),
            isRead: false
        )
        #expect(written.text.contains("store.tokenAnswers.give(\"token\")\n"))
        #expect(written.text.contains("store.namesAnswers.give([\"name\"])\n"))
    }

    @Test func `Of a service that is shared, what the module uses is named`() throws {
        let written = try Written(
            "protocol LoginService: Sendable { func login() async; func register() async }\n"
                + Self.presenter(
                    "service: any LoginService",
                    "func go(_ s: any LoginService) async { await s.login() }"
                ),
            isRead: true
        )
        #expect(written.text.contains("stage.request(service.login"))
        #expect(!written.text.contains("service.register"))
    }

    // MARK: Values

    @Test(arguments: [
        ("Date", "now"), ("URL", "URL(filePath: \"/value\")"), ("UUID", "UUID()"), ("[String: Int]", "[\"key\": 1]"),
        ("Set<Int>", "[1]"), ("Int?", "1"), ("(Int, name: String)", "(1, name: \"name\")"), ("Bool", "true"),
        ("Decimal", "1"), ("Data", "Data(\"data\".utf8)"), ("ClosedRange<Date>", "now...now + 86_400"),
        ("Kind", "Kind.small(size: 1)"), ("Tree", "Tree(children: [])"),
        ("Person", "Person(name: \"name\", age: 1, home: Address(street: \"street\"))"),
        ("@escaping (Int) -> String", "{ _ in \"value\" }"), ("Result<Int, any Error>", ".success(1)"),
        ("Token", "Token.sample"),
    ])
    func `A value is made from its type`(type: String, value: String) throws {
        let written = try Written(
            """
            import Foundation
            enum Kind { case unknown, small(size: Int), large }
            struct Tree { var children: [Tree] }
            struct Address { var street: String }
            struct Person { var name: String; var age = 3; var home: Address }
            struct Token { private let raw: Int; static let sample = Token(raw: 1); private init(raw: Int) { self.raw = raw } }

            """ + Self.presenter("value: \(type)")
        )
        #expect(
            written.text.contains("LoginPresenter(view: view, value: \(value))")
                || written.text.contains("value: \(value)\n")
        )
        #expect(written.files.first?.questions == [])
    }

    @Test func `What nobody can make is asked of a person`() throws {
        let written = try Written(
            "struct Ticket { private let n: Int; private init() { n = 0 } }\n" + Self.presenter("ticket: Ticket")
        )
        #expect(written.files[0].questions == ["makeTicket"])
        #expect(written.text.contains("ticket: try makeTicket())"))
        #expect(written.text.contains("Fill in makeTicket in LoginLaws.swift: it makes a Ticket."))
    }

    @Test func `An answer that nobody can make is asked for with its number`() throws {
        let written = try Written(
            """
            struct Ticket: Sendable { private let n: Int; private init() { n = 0 } }
            protocol LoginService { func ticket() async throws -> Ticket }

            """ + Self.presenter("service: any LoginService"),
            isRead: false
        )
        #expect(written.text.contains("gives: try stage.values(makeTicket)"))
        #expect(written.text.contains("private func makeTicket(_ number: Int) throws -> Ticket {"))
    }

    @Test func `What lives on the main actor is made there`() throws {
        let written = try Written(
            """
            struct Row: Sendable { var name: String }
            protocol LoginService { func row() async -> Row }
            protocol LoginView: AnyObject { func show(_ text: String) }
            final class LoginPresenter {
                init(view: any LoginView, service: any LoginService) {}
                func viewDidLoad() {}
            }
            """,
            isRead: false,
            flags: ["-default-isolation", "MainActor"]
        )
        #expect(written.text.contains("gives: stage.values { Row(name: \"name \\($0)\") }"))
    }

    @Test func `A type with parameters is made with what stands for them`() throws {
        let written = try Written(
            "struct Page<Item> { var items: [Item]; var next: Int? }\n" + Self.presenter("page: Page<String>")
        )
        #expect(written.text.contains("page: Page<String>(items: [\"item\"], next: 1))"))
    }

    @Test func `One function makes what is asked for with a number and without`() throws {
        let written = try Written(
            """
            struct Ticket: Sendable { private let n: Int; private init() { n = 0 } }
            protocol LoginService { func ticket() async throws -> Ticket }

            """ + Self.presenter("service: any LoginService, first: Ticket")
        )
        #expect(written.files.first?.questions == ["makeTicket"])
        #expect(written.text.contains("first: try makeTicket(0))"))
    }

    // MARK: Events

    @Test func `Each case of what a user does is an event`() throws {
        let written = try Written(
            """
            struct Secret { private init() {} }
            @MainActor final class HomeViewModel {
                enum Action { case onAppear, select(index: Int), share(Secret), close }
                func send(_ action: Action) {}
            }
            """
        )
        #expect(
            written.text.contains(
                """
                    stage.event("on appear", [.appears, .repeatable]) { viewModel.send(.onAppear) }
                    stage.event("select", .needsContent) { viewModel.send(.select(index: 0)) }
                    stage.event("close", .leaves) { viewModel.send(.close) }
                """
            )
        )
        #expect(written.notes.contains("“share” is left out, since nobody can make what it brings."))
    }

    @Test func `What nobody can cause is said`() throws {
        let written = try Written(
            Self.presenter(
                "n: Int",
                "func viewDidLoad() {}; func edit(_ text: inout String) {}; func put<T>(_ t: T) {}"
            )
        )
        #expect(written.notes.contains("“edit” is left out, since it changes what it is handed."))
        #expect(written.notes.contains("“put” is left out, since whoever calls it chooses a type."))
    }

    // MARK: What is seen

    @Test func `What a view reads is a screen, read when the view is told to`() throws {
        let written = try Written(
            """
            @MainActor protocol LoginView: AnyObject { func reloadData() }
            @MainActor protocol LoginPresenterProtocol: AnyObject {
                var numberOfRows: Int { get }
                var title: String? { get }
                func row(at index: Int) -> String
                func didSelectRow(at index: Int)
            }
            @MainActor final class LoginPresenter: LoginPresenterProtocol {
                weak var view: (any LoginView)?
                var numberOfRows: Int { 0 }
                var title: String? { nil }
                func row(at index: Int) -> String { "" }
                func didSelectRow(at index: Int) { print() }
            }
            """
        )
        #expect(
            written.text.contains(
                """
                    stage.screen("what is shown", readOn: LoginViewSpy.Call.reloadData) {
                        ((0..<presenter.numberOfRows).map { presenter.row(at: $0) }, presenter.title as Any)
                    }
                    stage.event("did select row", .needsContent, when: { presenter.numberOfRows > 0 }) {
                        presenter.didSelectRow(at: presenter.numberOfRows - 1)
                    }
                """
            )
        )
    }

    @Test func `What a closure tells of is read when it is called`() throws {
        let written = try Written(
            """
            @MainActor final class PeopleViewModel {
                var onChange: ((Int) -> Void)?
                private(set) var people: [String] = []
                func onAppear() { print() }
            }
            """
        )
        #expect(
            written.text.contains(
                """
                    let seen = Seen()
                    viewModel.onChange = { [weak seen, weak viewModel] _ in
                        seen?.value = viewModel.map { viewModel in viewModel.people }
                    }
                    stage.screen("people") { seen.value as Any }
                """
            )
        )
        #expect(written.text.contains("private final class Seen {"))
    }

    @Test func `What is observed is a screen, and what views write into it is an event`() throws {
        let written = try Written(
            """
            import Observation
            protocol LoginService { func login() async -> Bool }
            @MainActor @Observable final class LoginModel {
                var email = ""
                private(set) var isLoading = false
                private(set) var rows: [Int] = []
                init(service: any LoginService) {}
                func login() async { email = "" }
            }
            """,
            isRead: true
        )
        #expect(written.text.contains("stage.busy(\"is loading\") { model.isLoading }"))
        #expect(written.text.contains("stage.screen(\"what is shown\") { (model.email, model.rows) }"))
        #expect(written.text.contains("stage.event(\"change email\") { model.email = \"ann@example.org\" }"))
        #expect(!written.text.contains("model.isLoading = "))
        #expect(written.text.contains("stage.event(\"login\") { await model.login() }"))
    }

    // MARK: What is special

    @Test func `What is held unowned is looked at in a process of its own`() throws {
        let written = try Written(
            Self.view + """
                @MainActor protocol LoginService { func login() async }
                @MainActor final class LoginPresenter {
                    private unowned let view: any LoginView
                    init(view: any LoginView, service: any LoginService) { self.view = view }
                    func viewDidLoad(_ service: any LoginService) async { await service.login() }
                }
                """,
            isRead: true
        )
        #expect(
            written.text.contains("for id in [\"LAW-03\", \"LAW-18\"] { try await login.law(id).verifyInExitTest() }")
        )
        #expect(written.text.contains("login.laws.filter { ![\"LAW-03\", \"LAW-18\"].contains($0.requirement.id) }"))
    }

    @Test func `Types that are called like the kit's stand with their modules`() throws {
        let written = try Written(
            "struct Module {}; struct Stage { var name: String }\n" + Self.presenter("stage: Stage")
        )
        #expect(written.text.contains("let login = VIPERSpecs.Module { stage in"))
        #expect(written.text.contains("stage: Sample.Stage(name: \"name\"))"))
    }

    @Test func `Where all is on the main actor, the module is not`() throws {
        let written = try Written(Self.presenter("n: Int"), isOnMainActorByDefault: true)
        #expect(written.text.contains("\nnonisolated let login = Module { stage in"))
    }

    @Test func `A presenter with type parameters is left to a person`() throws {
        let written = try Written(
            "class ListPresenter<Item> { init() {} }\nfinal class BooksPresenter: ListPresenter<Int> {}"
        )
        #expect(written.files.isEmpty)
        #expect(written.problems.count == 2)
    }

    @Test func `What does nothing in one type may do something in another`() throws {
        let written = try Written(
            Self.view + """
                @MainActor class Base { func viewDidLoad() {}; func viewWillAppear() {} }
                @MainActor final class LoginPresenter {
                    init(view: any LoginView) {}
                    func viewDidLoad() { print() }
                    func viewWillAppear() { print() }
                }
                """,
            isRead: true
        )
        #expect(written.text.contains("presenter.viewDidLoad()"))
        #expect(written.text.contains("presenter.viewWillAppear()"))
    }

    @Test func `Who makes itself, may be refused or is out of date is created by what is left`() throws {
        let written = try Written(
            Self.view + """
                @MainActor final class CartPresenter {
                    private init(view: any LoginView) {}
                    static func make(for view: any LoginView) -> CartPresenter { CartPresenter(view: view) }
                    func viewDidLoad() {}
                }
                @MainActor final class OldPresenter {
                    @available(*, deprecated) init() {}
                    init?(view: any LoginView) { return nil }
                    func viewDidLoad() {}
                }
                """
        )
        let texts = written.files.map(\.text).joined()
        #expect(texts.contains("let presenter = CartPresenter.make(for: view)"))
        #expect(
            texts.contains(
                """
                    guard let presenter = OldPresenter(view: view) else {
                        throw CouldNotJudge("OldPresenter cannot be created with these values.")
                    }
                """
            )
        )
    }

    @Test func `A team may call its protocols as it likes`() throws {
        let names = try NamingScheme(
            text: """
                view = {Module}Leinwand
                presenter = {Module}Sprecher
                interactor = {Module}Denker
                output = {Module}Ohr
                wireframe = {Module}Weiche
                formatter = {Module}Setzer
                service = {Module}Dienst
                """,
            file: "names"
        )
        let written = try Written(
            """
            @MainActor protocol LoginLeinwand: AnyObject { func show() }
            @MainActor final class LoginLogic { init(screen: any LoginLeinwand) {}; func viewDidLoad() {} }
            """,
            naming: names
        )
        #expect(written.text.contains("stage.view(screen)"))
    }

    @Test func `Each presenter of a target is a module`() throws {
        let written = try Written(
            Self.presenter("n: Int") + "@MainActor final class HomeViewModel { func onAppear() {} }"
        )
        #expect(written.files.map(\.fileName) == ["HomeLaws.swift", "LoginLaws.swift"])
    }

    @Test func `Who can be created by nobody is a problem`() throws {
        let written = try Written("public final class LoginPresenter { private init() {} }")
        #expect(written.files.isEmpty)
        #expect(written.problems.count == 1)
    }

    @Test func `Lines may end as on Windows`() throws {
        let source = """
            // A module that holds its view unowned.
            @MainActor protocol LoginView: AnyObject { func show(_ text: String) }
            @MainActor protocol LoginService { func load(_ done: @escaping (Result<String, any Error>) -> Void) }
            @MainActor final class LoginPresenter {
                unowned let view: any LoginView
                let service: any LoginService
                init(view: any LoginView, service: any LoginService) { (self.view, self.service) = (view, service) }
                func viewDidLoad() { service.load { _ in } }
            }
            """
        let windows = try Written(source.replacing("\n", with: "\r\n"), isRead: true)
        #expect(windows.text == (try Written(source, isRead: true).text))
        #expect(windows.text.contains("survivesLateAnswers"))
    }
}
