import Testing
import VIPERSpecs

/// A screen that shows no indicator gives LAW-11 nothing to look at.
@Suite struct PlainLoginLaws {
    @Test(arguments: [try ModuleLaws.requirement("LAW-11")])
    func obeys(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify { stage in stage.playLogin(isBusyNamed: false) }
    }
}
