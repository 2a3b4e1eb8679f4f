import Testing
import VIPERSpecs

let login = Module { $0.playLogin() }

@Suite struct LoginLaws {
    @Test(arguments: login.laws)
    func obeys(_ law: Module.Law) async throws {
        try await law.verify(inapplicable: [
            "LAW-04": "The login screen asks one thing at a time.",
            "LAW-13": "The login screen has no presenter beside its own.",
            "LAW-15": "No entity reaches the login screen.",
            "LAW-22": "The login service answers once.",
            "LAW-24": "Nobody hears of the login but the router.",
            "LAW-26": "The login screen asks one thing at a time.",
            "LAW-27": "Nobody leaves the login screen but by logging in.",
            "LAW-28": "The login screen has no delegate.",
            "LAW-29": "The login screen asks one thing at a time.",
            "LAW-30": "The login screen reads no stream.",
            "LAW-31": "The login button is the one that tries again.",
            "LAW-32": "The login screen has no rule of its own.",
            "LAW-33": "Nothing goes on when the login screen has gone.",
            "LAW-34": "The login screen shows nothing in the hope of a success.",
            "LAW-36": "The login screen has no pages.",
            "LAW-37": "The login screen reads no stream.",
            "LAW-38": "The login screen asks nothing when it appears.",
            "LAW-39": "Nothing on the login screen is undone.",
            "LAW-40": "The login screen has no pages.",
            "LAW-42": "Nothing takes away what the login screen has loaded.",
            "LAW-43": "The login screen has no rows to act on.",
            "LAW-44": "The login screen shows nothing that is sent.",
            "LAW-46": "The login screen asks one thing at a time.",
            "LAW-47": "The login screen asks for one thing alone.",
            "LAW-48": "The login screen has nothing to set, such as a filter.",
            "LAW-49": "The login screen has no list.",
        ])
    }
}
