import Testing

@testable import ModuleGuard

@Suite struct RoleNamesTests {
    /// One line a scheme: interface, input and output, protocol, -ing, and words of teams.
    @Test(arguments: [
        ("LoginViewInterface", Role.view), ("LoginModuleInterface", .presenter), ("LoginInteractorInput", .interactor),
        ("LoginInteractorOutput", .output), ("LoginWireframeInterface", .wireframe), ("LoginModuleDelegate", .delegate),
        ("LoginViewInput", .view), ("LoginViewOutput", .presenter), ("LoginRouterInput", .wireframe),
        ("LoginModuleOutput", .delegate), ("LoginPresenterInput", .presenter), ("LoginPresenterOutput", .view),
        ("LoginViewProtocol", .view), ("LoginPresenterProtocol", .presenter), ("LoginRouterProtocol", .wireframe),
        ("LoginInteractorProtocol", .interactor), ("LoginServiceProtocol", .service), ("LoginViewType", .view),
        ("LoginDisplaying", .view), ("LoginRouting", .wireframe), ("LoginPresenting", .presenter),
        ("LoginInteracting", .interactor), ("LoginUseCase", .interactor), ("LoginUseCaseDelegate", .output),
        ("LoginScreen", .view), ("LoginCoordinating", .wireframe), ("LoginViewModel", .presenter),
        ("TaskStoring", .store), ("ListDataManager", .store), ("UserRepository", .store), ("LoginAPI", .service),
        ("StoryFeeding", .service), ("PeopleLoading", .service), ("ListViewDelegate", .presenter),
        ("EditorDelegate", .delegate), ("UpcomingFormatterInterface", .helper), ("DayClock", .clock),
    ])
    func `A name tells the role`(name: String, role: Role) {
        #expect(RoleNames.role(of: name) == role)
    }

    @Test(arguments: ["Login", "Article", "LoginState", "Money"])
    func `A name that says nothing has no role`(name: String) {
        #expect(RoleNames.role(of: name) == nil)
    }
}
