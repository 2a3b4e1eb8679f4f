/// Something that only a person can write: a function that the file holds, and that says what is missing until it is
/// filled in.
struct Question {
    /// The name of the function.
    let name: String
    /// The type of what it makes.
    let type: String
    /// What it is for, as part of a sentence.
    let purpose: String
    /// Whether it makes another value for each number.
    var isNumbered: Bool
    /// Whether it makes nothing, and names what a user can cause.
    var isAboutEvents = false

    /// The call of the function, where one value is enough.
    var call: String { "try \(name)()" }

    /// A text in which the call hands over a number, if the function asks for one.
    func numbered(_ text: String) -> String { isNumbered ? text.replacing(call, with: "try \(name)(0)") : text }
}
