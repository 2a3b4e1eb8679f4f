import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that change a part of what one service has listed, or offer something else if that is not available.
    static let offers: [Variant<ModuleLaws>] = [
        Variant("puts a loan over the rows that it asked the same library for before") { stage in
            let view = ToldSpy<Desk.Shown>("View", log: stage.log)
            let desk = Desk(view, ShelfServiceMock(log: stage.log))
            stage.view(view)
            stage.store(desk.service)
            stage.track(desk)
            stage.request(desk.service.books, gives: { [Book(title: "book \($0)")] }, empty: [], fails: Offline())
            stage.request(desk.service.borrow, gives: { 100 + $0 }, fails: Offline())
            stage.event("view appears", .appears) { desk.load() }
            stage.event("refresh") { desk.load() }
            stage.event("borrow", .needsContent, when: { !desk.titles.isEmpty && !desk.isBorrowing }) { desk.borrow() }
        },
        Variant("offers a place on the waiting list where a class is full") { stage in
            let view = ToldSpy<YogaClass.Shown>("View", log: stage.log)
            let router = ToldSpy<YogaClass.Way>("Router", log: stage.log)
            let (places, list) = (
                AskedMock<Bool>("Places", log: stage.log), AskedMock<Int>("List", log: stage.log)
            )
            let yoga = YogaClass(view, router, places, list)
            stage.view(view)
            stage.wireframe(router)
            stage.track(yoga)
            stage.passing(YogaClass.Way.offer)
            stage.busy(from: YogaClass.Shown.busy(true), until: .busy(false))
            stage.state(from: YogaClass.Shown.problem(true), until: .problem(false))
            stage.request(places.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.request(list.answers, gives: { $0 }, fails: Offline())
            var closed = 0
            let isOffered = { @MainActor @Sendable in router.calls.count > closed }
            stage.event("book", when: { !isOffered() && yoga.isFree }) { yoga.book() }
            stage.event("join", when: isOffered) { (closed, _) = (router.calls.count, yoga.join()) }
            stage.event("not now", when: isOffered) { (closed, _) = (router.calls.count, yoga.decline()) }
        },
    ]
}

/// Lists books, and borrows one of them.
@MainActor
private final class Desk {
    enum Shown: RecordedCall {
        case rows([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    let service: ShelfServiceMock
    private(set) var titles: [String] = []
    private(set) var isBorrowing = false
    private var loads = 0
    /// The loans since the rows were last asked for.
    private var loans: [String: Int] = [:]
    private var shown: [String: Int] = [:]

    init(_ view: ToldSpy<Shown>, _ service: ShelfServiceMock) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        (loads, loans) = (loads + 1, [:])
        service.books(matching: "") { [weak self, loads] answer in
            guard let self, loads == self.loads else { return }
            guard case .success(let books) = answer else { return view?(.problem("Offline")) ?? () }
            (titles, shown) = (books.map(\.title), loans)
            show()
        }
    }

    func borrow() {
        guard !isBorrowing, let first = titles.first else { return }
        isBorrowing = true
        service.borrow(first) { [weak self] answer in
            guard let self else { return }
            isBorrowing = false
            guard case .success(let number) = answer else { return view?(.problem("Not borrowed")) ?? () }
            (loans[first], shown[first]) = (number, number)
            show()
        }
    }

    private func show() {
        view?(.problem(nil))
        view?(.rows(titles.map { title in shown[title].map { "\(title), loan \($0)" } ?? title }))
    }
}

/// Books a place, or one on the waiting list.
@MainActor
private final class YogaClass {
    enum Shown: RecordedCall {
        case busy(Bool), problem(Bool), booked, place(Int)
    }

    enum Way: RecordedCall {
        case offer
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Way>
    private let places: AskedMock<Bool>
    private let list: AskedMock<Int>
    private var (isBusy, isDone, isOffered) = (false, false, false)

    var isFree: Bool { !isBusy && !isDone }

    init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Way>, _ places: AskedMock<Bool>, _ list: AskedMock<Int>) {
        (self.view, self.router, self.places, self.list) = (view, router, places, list)
    }

    func book() {
        guard isFree, !isOffered else { return }
        begin()
        places.get("yoga") { [weak self] answer in
            guard let self else { return }
            end()
            switch answer {
            case .success(true): finish(.booked)
            case .success(false): (isOffered, _) = (true, router(.offer))
            case .failure: view?(.problem(true))
            }
        }
    }

    func join() {
        guard isFree, isOffered else { return }
        isOffered = false
        begin()
        list.get("yoga") { [weak self] answer in
            guard let self else { return }
            end()
            guard case .success(let number) = answer else { return view?(.problem(true)) ?? () }
            finish(.place(number))
        }
    }

    func decline() {
        isOffered = false
    }

    private func begin() {
        isBusy = true
        view?(.problem(false))
        view?(.busy(true))
    }

    private func end() {
        isBusy = false
        view?(.busy(false))
    }

    private func finish(_ shown: Shown) {
        isDone = true
        view?(shown)
    }
}
