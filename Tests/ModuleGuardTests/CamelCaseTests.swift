import Testing

@testable import ModuleGuard

@Suite struct CamelCaseTests {
    @Test(arguments: [
        ("viewDidLoad", "view did load"), ("URLLoader", "url loader"), ("loadURL", "load url"),
        ("item2", "item 2"), ("_private", "private"), ("snake_case", "snake case"), ("HUD", "hud"),
    ])
    func `A name is taken apart into words`(name: String, spoken: String) {
        #expect(CamelCase.spoken(name) == spoken)
    }

    @Test func `A variable is called like its type`() {
        #expect(CamelCase.variable("LoginAPI") == "loginApi")
        #expect(CamelCase.variable("URLLoader") == "urlLoader")
    }
}
