/// What has changed since an earlier ledger.
package struct Comparison: Sendable {
    /// How it stands with a requirement now, and how it stood.
    package struct Change: Sendable {
        package let row: Row
        package let cell: Cell
        /// `nil` if nobody looked at it then.
        package let before: Status?
        /// `nil` if nobody has looked at it now.
        package let after: Status?
    }

    package private(set) var worse: [Change] = []
    package private(set) var better: [Change] = []
    /// What is acknowledged now or does not apply any more, which somebody has to have wanted.
    package private(set) var other: [Change] = []
    /// Modules that only one of the two knows.
    package private(set) var added: [String] = []
    package private(set) var gone: [String] = []

    package init(_ now: Conformance, since baseline: Conformance) {
        let (subjects, earlier) = (now.subjects, baseline.subjects)
        for row in now.rows {
            if !earlier.contains(row.subject) { added.append(row.title) }
            for cell in row.cells {
                let before = baseline.cell(cell.requirement, cell.subject)?.status
                add(Change(row: row, cell: cell, before: before, after: cell.status))
            }
        }
        for row in baseline.rows {
            if !subjects.contains(row.subject) {
                gone.append(row.title)
                continue
            }
            for cell in row.cells where now.cell(cell.requirement, cell.subject) == nil {
                add(Change(row: row, cell: cell, before: cell.status, after: nil))
            }
        }
        added = Set(added).sorted()
        gone = Set(gone).sorted()
    }

    /// Whether anything fails that did not fail before.
    package var isWorse: Bool { worse.contains { $0.isNewFailure } }

    private mutating func add(_ change: Change) {
        guard change.before != change.after else { return }
        let (before, after) = (change.before?.weight ?? 0, change.after?.weight ?? 3)
        if after > before, after >= 2 {
            worse.append(change)
        } else if after < before {
            better.append(change)
        } else if change.before != nil {
            other.append(change)
        }
    }
}

extension Comparison.Change {
    /// NB: what was looked at before and is not looked at any more may be hidden by a process that ended early.
    package var isNewFailure: Bool { after?.isFailure ?? true && before?.isFailure != true }

    /// How it stood and stands, such as “satisfied → violated”.
    package var text: String { "\(before?.word ?? "new") → \(after?.word ?? "not run")" }
}
