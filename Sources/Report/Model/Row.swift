/// What is known of one spec on one module: a line of the table.
package struct Row: Sendable {
    struct Key: Hashable, Sendable {
        let subject: Subject
        let system: String
        let spec: String
    }

    let key: Key
    /// What the module is called here, where others may be called alike.
    package let title: String
    /// In the order of the requirements' ids.
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

    /// What its requirements are called, many of them.
    package var noun: String { system == "Laws" ? "laws" : "of \(spec)" }
}
