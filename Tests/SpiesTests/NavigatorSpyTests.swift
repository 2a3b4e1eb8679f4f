import RoleSpies
import Testing
import VIPERSpies

/// A navigator that holds screens, which may call doubles when they are released.
@MainActor
@Suite struct NavigatorSpyTests {
    /// A screen that calls another double when it goes.
    private final class Screen: Sendable {
        private let leaving: @Sendable () -> Void

        init(leaving: @escaping @Sendable () -> Void) {
            self.leaving = leaving
        }

        deinit { leaving() }
    }

    private let log = CallLog()

    @Test(arguments: [NavigatorSpy.Call.setRoot, .dismiss])
    func `A screen goes after the call that releases it`(call: NavigatorSpy.Call) {
        let navigator = NavigatorSpy(log: log)
        navigator.setRoot(screen("list"))
        navigator.present(screen("add"))
        switch call {
        case .dismiss: navigator.dismiss()
        default: navigator.setRoot(log)
        }
        let gone = call == .dismiss ? ["The add screen goes."] : ["The list screen goes.", "The add screen goes."]
        #expect(log.story == ["Navigator.setRoot", "Navigator.present", "Navigator\(call)"] + gone)
        withExtendedLifetime(navigator) {}
    }

    private func screen(_ name: String) -> Screen {
        Screen { [log] in log.note("The \(name) screen goes.") }
    }
}
