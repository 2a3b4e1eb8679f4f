import Testing

@testable import ToolSupport

@Suite struct ModuleNameTests {
    @Test(arguments: [
        ("Login", "Login"), ("my-app", "my_app"), ("My App", "My_App"), ("3DView", "_DView"), ("Größe", "Größe"),
    ])
    func `A module is called as SwiftPM calls it`(target: String, module: String) {
        #expect(target.moduleName == module)
    }
}
