import Testing

@testable import VIPERSpecs

/// Optional values as a person reads them.
@Suite struct OptionalNamesTests {
    @Test(arguments: [
        (#"Item(title: Optional("Tea"), note: nil)"#, #"Item(title: "Tea", note: nil)"#),
        ("[Optional(Item(count: Optional(1), size: (2, 3)))]", "[Item(count: 1, size: (2, 3))]"),
        (#"Item(title: Optional("Optional(1) \" :)"))"#, #"Item(title: "Optional(1) \" :)")"#),
        ("NotOptional(1) and Optional(cut off", "NotOptional(1) and cut off"),
        (#"“ü” Optional("ü")"#, #"“ü” "ü""#),
        ("count == 1", "count == 1"),
    ])
    func areWrittenWithoutTheirName(text: String, plain: String) {
        #expect(OptionalNames.removed(from: text) == plain)
    }
}
