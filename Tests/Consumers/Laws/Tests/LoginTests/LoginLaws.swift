import Testing
import VIPERSpecs

@Suite struct LoginLaws {
    @Test(arguments: ModuleLaws.requirements)
    func obeys(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify { stage in stage.playLogin() }
    }
}
