import Testing
import VIPERSpecs

/// Requirements that are selected by an id or a tag.
@Suite struct SelectionTests {
    @Test func findsARequirementByItsId() throws {
        #expect(try GreeterSpec.requirement("GREETER-02").statement == "A greeter is polite.")
    }

    @Test func findsRequirementsByTheirTag() throws {
        #expect(try GreeterSpec.requirements(tagged: .original).map(\.id) == ["GREETER-02"])
    }

    @Test func refusesAnIdThatDoesNotExist() {
        let error = #expect(throws: NoSuchRequirement.self) { try GreeterSpec.requirement("GREETER-99") }
        #expect(
            error?.description == """
                GreeterSpec has no requirement with the id “GREETER-99”.
                It has GREETER-01 through GREETER-02, with the tags original.
                """
        )
    }

    @Test func refusesATagThatNobodyHas() {
        #expect(throws: NoSuchRequirement.self) { try GreeterSpec.requirements(tagged: .lifetime) }
    }
}
