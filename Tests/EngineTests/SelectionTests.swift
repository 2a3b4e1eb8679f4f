import Testing
import VIPERSpecs

/// Requirements that are selected by an id or a tag.
@Suite struct SelectionTests {
    @Test func `Finds a requirement by its id`() throws {
        #expect(try GreeterSpec.requirement("GREETER-02").statement == "A greeter is polite.")
    }

    @Test func `Finds requirements by their tag`() throws {
        #expect(try GreeterSpec.requirements(tagged: .original).map(\.id) == ["GREETER-02"])
    }

    @Test func `Refuses an id that does not exist`() {
        let error = #expect(throws: NoSuchRequirement.self) { try GreeterSpec.requirement("GREETER-99") }
        #expect(
            error?.description == """
                GreeterSpec has no requirement with the id “GREETER-99”.
                It has GREETER-01 through GREETER-02, with the tags original.
                """
        )
    }

    @Test func `Refuses a tag that nobody has`() {
        #expect(throws: NoSuchRequirement.self) { try GreeterSpec.requirements(tagged: .lifetime) }
    }
}
