import Foundation
import Testing
import Transcripts

/// What the tool says, word for word: its arguments, what it prints and its status.
@Suite struct CommandLineTests {
    private static let login = """
        @MainActor
        protocol LoginView: AnyObject {
            func showSpinner()
            func hideSpinner()
            func show(_ problem: String)
        }
        @MainActor
        protocol LoginService {
            func login(name: String, password: String, completion: @escaping (Result<String, any Error>) -> Void)
        }
        @MainActor
        final class LoginPresenter {
            init(view: LoginView, service: LoginService) {}
            func viewDidLoad() { print() }
            func didTapLogin(name: String, password: String) { print() }
            func didTapClose() { print() }
        }
        """

    /// `VIPER_WRITE_TRANSCRIPTS=1` writes what the tool says now; read the difference before you commit it.
    private static let isWriting = ProcessInfo.processInfo.environment["VIPER_WRITE_TRANSCRIPTS"] != nil

    @Test(arguments: Transcript.names())
    func `The tool says what is written down`(name: String) throws {
        let transcript = try Transcript(name: name)
        try Compiler.use { compiler in
            _ = try compiler.graphs(of: Self.login, module: "Login")
            let replayed = try transcript.replayed(in: compiler.folder)
            if Self.isWriting {
                try Data(replayed.utf8).write(to: transcript.file)
            } else {
                #expect(replayed == transcript.text)
            }
        }
    }
}
