import Testing
import VIPERSpecs

@Suite struct LoginLaws {
    @Test(arguments: ModuleLaws.requirements)
    func obeys(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify(inapplicable: [
            "LAW-04": "The login screen asks one thing at a time.",
            "LAW-13": "The login screen has no presenter beside its own.",
            "LAW-15": "No entity reaches the login screen.",
            "LAW-18": "Nobody leaves the login screen but by logging in.",
        ]) { stage in stage.playLogin() }
    }
}
