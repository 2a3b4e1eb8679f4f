public import LawReference
public import VIPERSpecs

/// Two switches that change at once, and change back if the new value could not be stored.
@MainActor
public final class Switches {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case switches([String: Bool]), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private let takesBackAll: Bool
    private var isOn = ["mail": false, "push": false]
    private var waiting: Set<String> = []

    /// Creates the module with its doubles.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - service: Stores the switches.
    ///   - takesBackAll: Whether a failure restores both switches instead of the one that was not stored.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>, takesBackAll: Bool = false) {
        (self.view, self.service, self.takesBackAll) = (view, service, takesBackAll)
    }

    /// The view appears.
    public func appear() {
        view?(.switches(isOn))
    }

    /// The user turns a switch.
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
    /// Returns a closure that puts the module on a stage.
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
