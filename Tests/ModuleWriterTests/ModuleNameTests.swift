import Testing

@testable import ModuleWriter

@Suite struct ModuleNameTests {
    @Test(arguments: ["Login", "ShowDetails", "Überblick", "Login2", "L_1", "Module", "Class", "Default", "UI"])
    func `Names that types can begin with are taken`(name: String) throws {
        #expect(try ModuleName(name).text == name)
    }

    @Test(arguments: [
        ("", "it is empty."),
        ("Self", "it is a word of Swift itself."),
        ("class", "it is a word of Swift itself."),
        ("Log/in", "it is a path; --target says where the module goes."),
        ("..\\Login", "it is a path; --target says where the module goes."),
        ("Log in", "types begin with it, so it has letters, digits and underscores only, and a letter first."),
        ("2Login", "types begin with it, so it has letters, digits and underscores only, and a letter first."),
        ("Log-in", "types begin with it, so it has letters, digits and underscores only, and a letter first."),
        ("Login\u{0}", "types begin with it, so it has letters, digits and underscores only, and a letter first."),
        ("👋", "types begin with it, so it has letters, digits and underscores only, and a letter first."),
        ("login", "types begin with it, so it begins with a capital letter: Login."),
        ("_Login", "types begin with it, so it begins with a capital letter: _Login."),
        ("CON", "Windows keeps it for a device."),
        ("Com1", "Windows keeps it for a device."),
        ("Testing", "a module that its files import is called so."),
    ])
    func `Other names are refused with the reason`(name: String, reason: String) {
        let problem = #expect(throws: ChoiceProblem.self) { try ModuleName(name) }
        #expect(problem?.description == "“\(name)” is no name for a module: \(reason)")
    }

    @Test func `A name that file names cannot bear is refused`() {
        let name = String(repeating: "L", count: 101)
        let problem = #expect(throws: ChoiceProblem.self) { try ModuleName(name) }
        #expect(problem?.description.hasSuffix("it is longer than file names can be that are made of it.") == true)
    }

    @Test(arguments: [
        ("Login", "LOGIN"), ("ShowDetails", "SHOW-DETAILS"), ("My_Login2", "MY-LOGIN2"), ("URLList", "URLLIST"),
    ])
    func `The ids of requirements are made of it`(name: String, id: String) throws {
        let choices = ModuleChoices(name: try ModuleName(name), importedModule: name)
        #expect(ModuleNames(choices: choices).id == id)
    }
}
