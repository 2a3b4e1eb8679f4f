/// A constant of the stage that holds what a person is asked for.
struct Constant {
    let name: String
    /// The call of the function that is to be filled in.
    var call: String

    /// What creates it.
    var statement: String { "let \(name) = \(call)" }
}
