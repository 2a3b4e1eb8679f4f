/// The changes since an earlier ledger.
package struct Comparison: Sendable {
    /// The status of a requirement before and now.
    package struct Change: Sendable {
        package let row: Row
        package let cell: Cell
        /// The earlier status; `nil` if the requirement was not judged then.
        package let before: Status?
        /// The status now; `nil` if the requirement is not judged any more.
        package let after: Status?
    }

    package private(set) var worse: [Change] = []
    package private(set) var better: [Change] = []
    /// Requirements that are acknowledged now or do not apply any more, which somebody must have wanted.
    package private(set) var other: [Change] = []
    /// Modules that only one of the two ledgers has.
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

    /// Whether a requirement fails that did not fail before.
    package var isWorse: Bool { worse.contains { $0.isNewFailure } }

    private mutating func add(_ change: Change) {
        guard change.before != change.after else { return }
        // What did not apply, or was not reached, has not been checked before either.
        let wasChecked = change.before != .notApplicable && change.before != .notReached
        let (before, after) = (change.before?.weight ?? 0, change.after?.weight ?? (wasChecked ? 3 : 1))
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
    /// Whether the requirement fails or is missing now, and did not fail before.
    ///
    /// A requirement that is missing now may be hidden by a process that ended early.
    package var isNewFailure: Bool { after?.isFailure ?? true && before?.isFailure != true }

    /// The statuses before and now, such as “satisfied → violated”.
    package var text: String { "\(before?.word ?? "new") → \(after?.word ?? "not run")" }
}
