import LawReference
public import VIPERSpecs

/// To-dos that are read from the phone, and from a service if there are none.
@MainActor
public final class KeptTodos {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case todos([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let (phone, service): (AskedMock<[String]>, AskedMock<[String]>)
    private let saysWhatFailed: Bool
    private var newest = 0

    private init(
        _ view: ToldSpy<Shown>,
        _ phone: AskedMock<[String]>,
        _ service: AskedMock<[String]>,
        saysWhatFailed: Bool
    ) {
        (self.view, self.phone, self.service, self.saysWhatFailed) = (view, phone, service, saysWhatFailed)
    }

    /// Puts the module on a stage.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - saysWhatFailed: Whether it tells the view that the service has failed.
    public static func put(on stage: Stage, saysWhatFailed: Bool = true) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let phone = AskedMock<[String]>("Phone", log: stage.log)
        let service = AskedMock<[String]>("Service", log: stage.log)
        let todos = KeptTodos(view, phone, service, saysWhatFailed: saysWhatFailed)
        stage.view(view)
        stage.track(todos)
        if saysWhatFailed { stage.state(from: Shown.problem("Offline"), until: .problem(nil)) }
        stage.request(phone.answers, gives: { ["kept \($0)"] }, empty: [])
        stage.request(service.answers, gives: { ["new \($0)"] }, fails: Offline())
        stage.event("view appears", [.appears, .repeatable]) { todos.load() }
    }

    private func load() {
        newest += 1
        phone.get("todos") { [weak self, newest] answer in
            guard let self, newest == self.newest, case .success(let todos) = answer else { return }
            if !todos.isEmpty { return show(todos) }
            service.get("todos") { [weak self] answer in
                guard let self, newest == self.newest else { return }
                guard case .success(let todos) = answer else {
                    if saysWhatFailed { view?(.problem("Offline")) }
                    return
                }
                show(todos)
            }
        }
    }

    private func show(_ todos: [String]) {
        if saysWhatFailed { view?(.problem(nil)) }
        view?(.todos(todos))
    }
}
