/// A reference module with one change in one place.
struct Mutant: Sendable {
    /// By which the compiled copy is told that it is this one.
    let number: Int
    /// The file inside of the reference modules.
    let file: String
    /// The function or the property that is changed.
    let member: String
    let line: Int
    /// What stands there, in one line.
    let original: String
    /// What takes its place, in one line.
    let changed: String

    /// By which it is known when lines have moved.
    var place: Place { Place(file: file, member: member) }

    var isInLaws: Bool { file.hasPrefix("Laws/") }

    var description: String { "\(file):\(line) \(member)\n    - \(original)\n    + \(changed)" }
}

/// A function or a property of a file.
struct Place: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let member: String

    var description: String { "\(file) \(member)" }
}
