import Foundation

// Two closures, an object that is held unowned, and names that end in Input and Output.

public struct Member: Hashable, Sendable {
    public let id: Int
    public let email: String

    public init(id: Int, email: String) {
        (self.id, self.email) = (id, email)
    }
}

@MainActor
public protocol SignupViewInput: AnyObject {
    func setBusy(_ isBusy: Bool)
    func show(problem: String)
}

@MainActor
public protocol SignupViewOutput: AnyObject {
    func emailChanged(_ email: String)
    func didTapSignUp()
    func didTapCancel()
}

@MainActor
public protocol SignupModuleOutput: AnyObject {
    func signupDidFinish(with member: Member)
    func signupDidCancel()
}

@MainActor
public protocol SignupAPI: AnyObject {
    func signUp(
        email: String,
        success: @escaping @MainActor (Member) -> Void,
        failure: @escaping @MainActor (any Error) -> Void
    )
}

@MainActor
public final class SignupPresenter: SignupViewOutput {
    private unowned let view: any SignupViewInput
    private weak var output: (any SignupModuleOutput)?
    private let api: any SignupAPI
    private var (email, isBusy, hasLeft) = ("", false, false)

    public init(view: any SignupViewInput, output: any SignupModuleOutput, api: any SignupAPI) {
        (self.view, self.output, self.api) = (view, output, api)
    }

    public func emailChanged(_ email: String) { self.email = email }

    public func didTapSignUp() {
        guard email.contains("@"), !isBusy, !hasLeft else { return }
        isBusy = true
        view.setBusy(true)
        api.signUp(email: email) { [weak self] member in
            guard let self, !hasLeft else { return }
            end()
            hasLeft = true
            output?.signupDidFinish(with: member)
        } failure: { [weak self] _ in
            guard let self, !hasLeft else { return }
            end()
            view.show(problem: "Try again.")
        }
    }

    public func didTapCancel() {
        guard !hasLeft else { return }
        hasLeft = true
        output?.signupDidCancel()
    }

    private func end() {
        isBusy = false
        view.setBusy(false)
    }
}
