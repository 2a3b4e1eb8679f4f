public import Testing

extension SpecRequirement: CustomTestStringConvertible {
    /// The id, which names the test case in reports.
    public var testDescription: String { id }
}
