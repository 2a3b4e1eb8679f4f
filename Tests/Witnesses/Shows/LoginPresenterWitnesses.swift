import Foundation
public import Proof
public import ShowsSpecs

/// Faulty login presenters.
public enum LoginPresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<LoginPresenterSpec>] =
        own
        + Witness.submitting(from: 9) { FaultyLoginPresenter($0, $1) }
        + Witness.requesting(from: 13) { FaultyLoginPresenter($0, $1) }
        + Witness.shared(from: 19, listener: { $0.view }, isOwned: true) { FaultyLoginPresenter($0, $1) }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyLoginPresenter) -> Void
    ) -> Witness<LoginPresenterSpec> {
        Witness(name, violates: violations) { FaultyLoginPresenter($0, replace) }
    }

    private static let own = [
        fault("looks at the password when the email changes only", violates: [1, 2]) { part in
            var email = ""
            let changed = part.changed
            part.changed = { part in
                guard let login = part as? FaultyLoginPresenter, login.email != email else { return }
                email = login.email
                changed(part)
            }
        },
        fault("never takes the button away again", violates: [1, 2, 3]) {
            $0.changed = { if $0.isComplete($0) { $0.setAvailable(true) } }
        },
        fault("wants more than six characters", violates: [1, 2]) { $0.isPassword = { $0.count > 6 } },
        fault("counts the bytes of a password", violates: [2]) { $0.isPassword = { $0.utf8.count >= 6 } },
        fault("counts the password without spaces", violates: [2]) {
            $0.isPassword = { $0.trimmingCharacters(in: .whitespaces).count >= 6 }
        },
        fault("takes each text that ends like an address for one", violates: [1, 3]) { part in
            part.isAddress = { $0.contains("@") || $0.hasSuffix(".hr") }
        },
        fault("refuses an address with a plus", violates: [1]) {
            let isAddress = $0.isAddress
            $0.isAddress = { isAddress($0) && !$0.contains("+") }
        },
        fault("refuses an address with digits", violates: [1]) {
            let isAddress = $0.isAddress
            $0.isAddress = { isAddress($0) && !$0.contains(where: \.isNumber) }
        },
        fault("refuses an address with a hyphen", violates: [1]) {
            let isAddress = $0.isAddress
            $0.isAddress = { isAddress($0) && !$0.contains("-") }
        },
        fault("refuses an address with an underscore", violates: [1]) {
            let isAddress = $0.isAddress
            $0.isAddress = { isAddress($0) && !$0.contains("_") }
        },
        fault("takes a domain that ends with a point for a whole one", violates: [3]) {
            let isAddress = $0.isAddress
            $0.isAddress = { isAddress($0) || $0.hasSuffix(".") && isAddress($0 + "hr") }
        },
        fault("does not look at an address that is typed during a request", violates: [1]) { part in
            var email = ""
            let changed = part.changed
            part.changed = { part in
                let isOther = (part as? FaultyLoginPresenter)?.email != email
                email = (part as? FaultyLoginPresenter)?.email ?? ""
                if !isOther || !part.isLoading { changed(part) }
            }
        },
        fault("does not mind capitals when another password is typed", violates: [4]) { part in
            var password = ""
            let changed = part.changed
            part.changed = { part in
                if let login = part as? FaultyLoginPresenter {
                    if login.password.lowercased() == password.lowercased() { login.password = password }
                    password = login.password
                }
                changed(part)
            }
        },
        fault("takes each text with an “@” and a point for an address, as published", violates: [3]) {
            $0.isAddress = { $0.count > 5 && $0.contains("@") && $0.contains(".") }
        },
        fault("trims what is typed", violates: [4]) {
            $0.hand = { $0.trimmingCharacters(in: .whitespaces) }
        },
        fault("writes what is typed in small letters", violates: [4]) { $0.hand = { $0.lowercased() } },
        fault("composes what is typed", violates: [4]) { $0.hand = { $0.precomposedStringWithCanonicalMapping } },
        fault("hands on sixty-four characters of a password", violates: [4]) { $0.hand = { String($0.prefix(64)) } },
        fault("trims line breaks", violates: [4]) { $0.hand = { $0.trimmingCharacters(in: .newlines) } },
        fault("takes a password that is as long for the same", violates: [4]) { part in
            var last: String?
            part.hand = { text in
                if text.contains("@") { return text }
                if last?.count != text.count { last = text }
                return last ?? text
            }
        },
        fault("registers with what somebody wanted to log in with before", violates: [4]) { part in
            var tried: [String: String] = [:]
            part.hand = { [weak part] text in
                let key = text.contains("@") ? "email" : "password"
                if part?.wasLogin == true { tried[key] = text }
                return tried[key] ?? text
            }
        },
        fault("lets somebody register who has logged in", violates: [11]) { part in
            let (asks, leave) = (part.asks, part.leave)
            var hasLoggedIn = false
            part.leave = { part in
                hasLoggedIn = (part as? FaultyLoginPresenter)?.wasLogin == true
                leave(part)
            }
            part.asks = { part in
                guard hasLoggedIn, let login = part as? FaultyLoginPresenter else { return asks(part) }
                return login.wasLogin == false && login.submits(login)
            }
        },
        fault("reads the fields a turn after the tap", violates: [4]) { $0.readsLate = true },
        fault("does not hear what is typed during a request", violates: [1, 4]) { part in
            var typed = ("", "")
            let changed = part.changed
            part.changed = { part in
                guard let login = part as? FaultyLoginPresenter else { return }
                if login.isLoading { (login.email, login.password) = typed }
                typed = (login.email, login.password)
                changed(part)
            }
        },
        fault("takes the buttons away while it asks, and for ever if that fails", violates: [1]) {
            let busy = $0.busy
            $0.busy = { part in
                (part as? FaultyFormPresenter)?.setAvailable(false)
                busy(part)
            }
        },
        fault("takes the buttons away when something is typed during a request", violates: [1]) {
            let changed = $0.changed
            $0.changed = { if $0.isLoading { $0.setAvailable(false) } else { changed($0) } }
        },
        fault("lets the user submit anything after a failure", violates: [1]) {
            let fail = $0.fail
            $0.fail = { part in
                fail(part)
                (part as? FaultyLoginPresenter)?.setAvailable(true)
            }
        },
        fault("knows of double taps on the same button only", violates: [5]) { $0.guardsEachButton = true },
        fault("lets everybody log in once “remember me” was switched", violates: [1]) {
            $0.switched = { $0.setAvailable(true) }
        },
        fault("reads “remember me” when the answer comes", violates: [6, 7]) {
            $0.remember = { part, _ in if part.remembers { part.interactor.rememberUser() } }
        },
        fault("remembers everybody", violates: [7]) { part in
            part.remember = { part, _ in part.interactor.rememberUser() }
        },
        fault("remembers whoever wanted it at the first try", violates: [6, 7]) { part in
            var first: Bool?
            part.asking = { [weak part] in first = first ?? part?.remembers }
            part.remember = { part, _ in if first == true { part.interactor.rememberUser() } }
        },
        fault("does not hear of the switch during a request", violates: [6, 7]) { part in
            var isOn = false
            part.asking = { [weak part] in isOn = part?.remembers == true }
            part.fail = { [fail = part.fail] part in
                (part as? FaultyLoginPresenter)?.remembers = isOn
                fail(part)
            }
        },
        fault("takes the switch for off once something is typed", violates: [6]) {
            let changed = $0.changed
            $0.changed = { part in
                (part as? FaultyLoginPresenter)?.remembers = false
                changed(part)
            }
        },
        fault("never remembers anybody", violates: [6]) { $0.remember = { _, _ in } },
        fault("remembers at the tap", violates: [6, 7]) {
            $0.asking = { [weak part = $0] in if part?.remembers == true { part?.interactor.rememberUser() } }
            $0.remember = { _, _ in }
        },
        fault("shows the HUD of a registration after it has asked", violates: [16]) {
            $0.busy = { part in if (part as? FaultyLoginPresenter)?.wasLogin == true { part.hud(true) } }
            $0.asked = { part in if (part as? FaultyLoginPresenter)?.wasLogin == false { part.hud(true) } }
        },
        fault("remembers once home is shown", violates: [8]) { $0.remembersLate = true },
    ]
}
