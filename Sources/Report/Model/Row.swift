/// The results of one spec on one module: a row of the table.
package struct Row: Sendable {
    struct Key: Hashable, Sendable {
        let subject: Subject
        let system: String
        let spec: String
    }

    let key: Key
    /// The title of the module, which is unique among modules with the same title.
    package let title: String
    /// The results, in the order of the requirements' ids.
    package let cells: [Cell]

    init(_ key: Key, title: String, _ cells: [Cell]) {
        self.key = key
        self.title = title
        self.cells = cells
    }

    package var subject: Subject { key.subject }
    package var system: String { key.system }
    package var spec: String { key.spec }
    package var tally: Tally { Tally(cells) }

    /// The noun for its requirements, in the plural.
    package var noun: String { system == "Laws" ? "laws" : "of \(spec)" }
}
