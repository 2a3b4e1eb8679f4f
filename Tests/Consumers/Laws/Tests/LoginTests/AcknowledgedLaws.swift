import Testing
import VIPERSpecs

/// What a consumer has said does not apply is not said again, until it does.
@Suite struct AcknowledgedLaws {
    @Test(arguments: [try ModuleLaws.requirement("LAW-11")])
    func isSilent(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify(inapplicable: ["LAW-11": "no indicator on this screen"]) { stage in
            stage.playLogin(isBusyNamed: false)
        }
    }
}
