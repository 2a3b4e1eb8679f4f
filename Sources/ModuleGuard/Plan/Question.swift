/// A value that only a person can provide, in a function of the file that fails with an explanation until it is filled
/// in.
struct Question {
    /// The name of the function.
    let name: String
    /// The type of the value.
    let type: String
    /// The value's purpose, as a part of a sentence.
    let purpose: String
    /// Whether it makes a different value for each number.
    var isNumbered: Bool
    /// Whether it makes no value, but names the events that a user can cause.
    var isAboutEvents = false

    /// The call of the function, if one value is enough.
    var call: String { "try \(name)()" }

    /// Returns a text in which the call passes a number, if the function takes one.
    func numbered(_ text: String) -> String { isNumbered ? text.replacing(call, with: "try \(name)(0)") : text }
}
