import Testing
import VIPERSpecs

/// The screen has got its indicator, and the excuse has served its time.
@Suite struct OutdatedLaws {
    @Test(arguments: [try ModuleLaws.requirement("LAW-11")])
    func fails(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify(inapplicable: ["LAW-11": "no indicator on this screen"]) { stage in
            stage.playLogin()
        }
    }
}
