public import LawReference
public import VIPERSpecs

/// An installation that can be cancelled and begun again.
@MainActor
public final class Installer {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isInstalling(Bool), version(String), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let isDeadAfterCancel: Bool
    private var (number, isUnderWay, isDead) = (0, false, false)

    /// Creates the module with its doubles.
    ///
    /// - Parameter isDeadAfterCancel: Whether “install” only removes the message once it was cancelled.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, isDeadAfterCancel: Bool = false) {
        (self.view, self.service, self.isDeadAfterCancel) = (view, service, isDeadAfterCancel)
    }

    /// Tells a stage what can happen.
    public func play(on stage: Stage) {
        stage.busy(from: Shown.isInstalling(true), until: .isInstalling(false))
        stage.state(from: Shown.problem("Not installed"), until: .problem(nil))
        stage.event("view appears", .appears) { self.view?(.version("1.0")) }
        stage.event("install", when: { !self.isUnderWay }) { self.install() }
        stage.event("cancel", undoes: "install", when: { self.isUnderWay }) { self.cancel() }
    }

    private func install() {
        view?(.problem(nil))
        if isDead { return }
        (number, isUnderWay) = (number + 1, true)
        view?(.isInstalling(true))
        service.get("newest") { [weak self, number] answer in
            guard let self, number == self.number, isUnderWay else { return }
            isUnderWay = false
            view?(.isInstalling(false))
            if case .success(let version) = answer {
                view?(.version(version))
            } else {
                view?(.problem("Not installed"))
            }
        }
    }

    private func cancel() {
        (isUnderWay, isDead) = (false, isDeadAfterCancel)
        view?(.isInstalling(false))
    }
}
