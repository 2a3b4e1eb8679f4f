import Foundation
import Testing

@testable import SpyGenerator

/// Declarations that begin with an underscore and are not public, which symbol graphs leave out.
@Suite struct UnderscoreTests {
    @Test func `A protocol that the symbol graph leaves out is named`() throws {
        try Compiler.use { compiler in
            let text = """
                protocol _Hidden { func a() }
                public protocol _Public { func a() }
                private protocol _Private { func a() }
                enum Outer {
                    @MainActor protocol _Nested { func a() }
                }
                protocol Door { func close() }
                """
            let file = compiler.folder.appending(component: "Sample.swift").path(percentEncoded: false)
            let generator = SpyGenerator(graphs: try compiler.graphs(of: text), sources: [file])
            let (spies, problems) = generator.spies(of: "Sample")
            #expect(spies.map(\.name) == ["DoorSpy", "_PublicSpy"])
            let reason =
                "the symbol graph leaves out what begins with an underscore and is not public: "
                + "write its spy by hand"
            #expect(
                problems.map(\.description) == [
                    "Sample.swift:1: no spy for _Hidden: \(reason)",
                    "Sample.swift:5: no spy for Outer._Nested: \(reason)",
                ]
            )
            #expect(generator.hiddenProtocols(of: "Sample") == ["Outer._Nested", "_Hidden"])
            #expect(generator.spies(of: "Sample", except: ["_Hidden", "Outer._Nested"]).problems == [])
            #expect(generator.spies(of: "Sample", protocols: ["_Hidden"]).problems.count == 1)
        }
    }

    @Test func `A requirement that the symbol graph leaves out is named`() {
        let message = "type 'ASpy' does not conform to protocol 'A': protocol requires"
        let hidden =
            "the symbol graph leaves it out, as it does with names and parameters that begin with an underscore "
            + "in a protocol that is not public"
        #expect(
            problem("\(message) function 'f' with type '(Int, Int) -> ()'") == "no spy for A.f: \(hidden)"
        )
        #expect(problem("\(message) function '_load()' with type '() -> Int'") == "no spy for A._load(): \(hidden)")
        #expect(problem("\(message) function 'known()' with type '() -> Int'").contains("the compiler refuses"))
        #expect(problem("\(message) function '_load()'", isPublic: true).contains("the compiler refuses"))
        #expect(problem("'A' is unavailable").contains("the compiler refuses"))
    }

    private func problem(_ text: String, isPublic: Bool = false) -> String {
        let spy = Spy(
            name: "ASpy",
            origin: "A in Sample",
            text: "",
            place: nil,
            requirements: [Spy.NamedPlace(title: "known()", name: "known", place: nil)],
            hidesUnderscores: !isPublic
        )
        return spy.problem(CompilerMessage(file: "ASpy.swift", text: text)).description
    }
}
