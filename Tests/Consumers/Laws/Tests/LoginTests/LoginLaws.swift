import Testing
import VIPERSpecs

@Suite struct LoginLaws {
    @Test(arguments: ModuleLaws.requirements)
    func obeys(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify(inapplicable: [
            "LAW-04": "The login screen asks one thing at a time.",
            "LAW-13": "The login screen has no presenter beside its own.",
            "LAW-15": "No entity reaches the login screen.",
            "LAW-24": "Nobody hears of the login but the router.",
            "LAW-26": "The login screen asks one thing at a time.",
            "LAW-27": "Nobody leaves the login screen but by logging in.",
            "LAW-28": "The login screen has no delegate.",
            "LAW-29": "The login screen asks one thing at a time.",
        ]) { stage in stage.playLogin() }
    }
}
