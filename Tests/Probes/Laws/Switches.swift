public import LawReference
public import VIPERSpecs

/// Two switches that are turned at once, and back if that could not be stored.
@MainActor
public final class Switches {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case switches([String: Bool]), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private let takesBackAll: Bool
    private var isOn = ["mail": false, "push": false]
    private var waiting: Set<String> = []

    /// Connects them.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - service: Where they are stored.
    ///   - takesBackAll: Whether a failure brings back what was there before, and with it the other switch.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>, takesBackAll: Bool = false) {
        (self.view, self.service, self.takesBackAll) = (view, service, takesBackAll)
    }

    /// The view appears.
    public func appear() {
        view?(.switches(isOn))
    }

    /// A switch is turned.
    public func turn(_ name: String) {
        guard waiting.insert(name).inserted else { return }
        let before = isOn
        isOn[name]?.toggle()
        appear()
        service.get("\(name) \(isOn[name] == true)") { [weak self] answer in
            guard let self, waiting.remove(name) != nil else { return }
            if case .success = answer { return }
            if takesBackAll { isOn = before } else { isOn[name] = before[name] }
            appear()
            view?(.problem("\(name) is not stored."))
        }
    }
}

extension Switches {
    /// Puts them on a stage.
    public nonisolated static func stage(takesBackAll: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ Switches($0, $1, takesBackAll: takesBackAll) }, gives: { _ in true }) { switches in
                stage.event("view appears", .appears) { switches.appear() }
                stage.event("turn mail") { switches.turn("mail") }
                stage.event("turn push") { switches.turn("push") }
            }
        }
    }
}
