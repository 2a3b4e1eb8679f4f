/// A file that is to be written.
struct PlannedFile {
    let folder: String
    let name: String
    let text: String

    var path: String { "\(folder)/\(name)" }
}
