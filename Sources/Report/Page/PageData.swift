import VIPERLedger
import VIPERStory

/// The data of the page, short even if there is much of it: each statement is in it once.
struct PageData: Encodable {
    struct Kind: Encodable {
        let sign: String
        let word: String
        let name: String
        let weight: Int
    }

    struct Rule: Encodable {
        let system: String
        let spec: String
        let id: String
        let level: String
        let statement: String
        let source: String
        let tags: [String]
    }

    struct Line: Encodable {
        let title: String
        /// The module and test, which are also part of the page's address.
        let path: String
        let place: String
        let system: String
        let spec: String
        /// Requirement, kind and note of each cell, one after the other; −1 is no note.
        let cells: [Int]
    }

    struct Note: Encodable {
        let place: String
        let text: String
        let story: [String]
        /// The story as a picture in SVG.
        let picture: String?
    }

    struct Change: Encodable {
        let word: String
        let title: String
        let path: String
        let spec: String
        let id: String
        let text: String
    }

    let title: String
    let kits: [String]
    let total: String
    let kinds: [Kind]
    private(set) var rules: [Rule] = []
    private(set) var lines: [Line] = []
    private(set) var notes: [Note] = []
    let changes: [Change]?

    /// How many stories are drawn, so that a page with very many failures still loads; the others are only told in
    /// words.
    private static let mostPictures = 300

    init(_ report: Report) {
        title = PlainText.line(report.title)
        kits = report.conformance.kits.sorted().map(PlainText.line)
        total = PlainText.line(report.tally.text(report.noun))
        kinds = Status.allCases.map { Kind(sign: $0.sign, word: $0.word, name: $0.rawValue, weight: $0.weight) }
        changes = report.comparison.map { comparison in
            let parts = [("worse", comparison.worse), ("better", comparison.better), ("changed", comparison.other)]
            return parts.flatMap { word, changes in
                changes.map {
                    Change(
                        word: word,
                        title: PlainText.line($0.row.title),
                        path: PlainText.line($0.row.subject.path),
                        spec: PlainText.line($0.row.spec),
                        id: PlainText.line($0.cell.requirement.id),
                        text: $0.text
                    )
                }
            }
        }
        var (known, picturesLeft): ([Requirement.Key: Int], Int) = ([:], Self.mostPictures)
        for row in report.rows {
            var cells: [Int] = []
            for cell in row.cells {
                let rule = known[cell.requirement.key] ?? add(cell.requirement)
                known[cell.requirement.key] = rule
                cells += [
                    rule, Status.allCases.firstIndex(of: cell.status) ?? 0, add(noteOf: cell, report, &picturesLeft),
                ]
            }
            lines.append(
                Line(
                    title: PlainText.line(row.title),
                    path: PlainText.line(row.subject.path),
                    place: PlainText.line(row.cells.first.map(report.place) ?? ""),
                    system: PlainText.line(row.system),
                    spec: PlainText.line(row.spec),
                    cells: cells
                )
            )
        }
    }

    private mutating func add(_ requirement: Requirement) -> Int {
        rules.append(
            Rule(
                system: PlainText.line(requirement.system),
                spec: PlainText.line(requirement.spec),
                id: PlainText.line(requirement.id),
                level: requirement.level.rawValue,
                statement: PlainText.escape(requirement.statement),
                source: PlainText.escape(requirement.source),
                tags: requirement.tags.map(PlainText.line)
            )
        )
        return rules.count - 1
    }

    private mutating func add(noteOf cell: Cell, _ report: Report, _ picturesLeft: inout Int) -> Int {
        guard cell.status != .satisfied else { return -1 }
        let story = cell.worst.story
        let isDrawn = cell.status.needsAPerson && picturesLeft > 0 && story != nil
        if isDrawn { picturesLeft -= 1 }
        notes.append(
            Note(
                place: PlainText.line(report.place(of: cell)),
                text: PlainText.escape(cell.text),
                story: story?.events.map { PlainText.escape($0.line) } ?? [],
                picture: isDrawn ? story.map { SVGStory($0).document } : nil
            )
        )
        return notes.count - 1
    }
}
