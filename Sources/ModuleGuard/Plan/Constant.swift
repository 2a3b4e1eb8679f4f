/// A constant of the stage with a value that a person fills in.
struct Constant {
    let name: String
    /// The call of the function that a person fills in.
    var call: String

    /// The statement that declares it.
    var statement: String { "let \(name) = \(call)" }
}
