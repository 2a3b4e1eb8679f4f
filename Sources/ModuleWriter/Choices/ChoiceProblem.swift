/// Why something that was chosen cannot be, in one sentence.
package struct ChoiceProblem: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
