/// The reason why a choice is not possible, in one sentence.
package struct ChoiceProblem: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
