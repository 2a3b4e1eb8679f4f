/// A held question of any type.
package protocol HeldQuestion {
    /// How many answers have been given.
    var count: Int { get }
    /// Whether another answer can follow.
    var canBeGivenAgain: Bool { get }
}

extension HeldAnswer: HeldQuestion {}

extension HeldAnswers {
    /// The question with a number, if it was asked.
    func asked(_ number: Int) -> HeldAnswer<Arguments, Value, Failure>? {
        indices.contains(number) ? self[number] : nil
    }
}
