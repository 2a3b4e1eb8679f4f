/// A readable table with the verdicts of one or several specs on a module.
///
/// ```
/// ListInteractorSpec
///   ✔ LIST-INTERACTOR-01  must    Finding asks once, from today through the end of next week.
///   ✘ LIST-INTERACTOR-02  must    An answer of nothing is told as an empty list.
///       Expected: …
///
/// 2 requirements: 1 satisfied, 1 violated, 0 not applicable, 0 not judged
/// ```
public struct ConformanceReport: Sendable, CustomStringConvertible {
    /// One requirement and its verdict; the requirement's own properties are the row's too.
    @dynamicMemberLookup
    public struct Row: Sendable {
        /// The requirement.
        public let requirement: any AnyRequirement
        /// The verdict.
        public let verdict: Verdict
        /// The name of the module, if the name of the spec is not enough.
        public let module: String?
        var heading: String { module.map { "\(requirement.spec): \($0)" } ?? requirement.spec }

        /// A property of the requirement, such as its id.
        public subscript<Value>(dynamicMember path: KeyPath<any AnyRequirement, Value>) -> Value {
            requirement[keyPath: path]
        }
    }

    /// The rows, in the order of the specs and of their requirements.
    public let rows: [Row]

    /// Joins reports into one.
    ///
    /// - Parameter reports: The reports, in the order in which they are to be read.
    public init(_ reports: ConformanceReport...) {
        self.init(reports)
    }

    /// Joins reports into one.
    ///
    /// - Parameter reports: The reports, in the order in which they are to be read.
    public init(_ reports: [ConformanceReport]) {
        rows = reports.flatMap(\.rows)
    }

    init(rows: [Row]) {
        self.rows = rows
    }

    /// Whether every `must` is satisfied or does not apply, and the report has at least one row.
    public var isConforming: Bool {
        !rows.isEmpty && rows.allSatisfy { $0.level == .should || $0.isHarmless }
    }

    /// The table, with a total in its last line; requirements that could not be judged for one reason share a row.
    public var description: String {
        var lines: [String] = []
        for (index, row) in rows.enumerated() {
            if index == 0 || rows[index - 1].heading != row.heading {
                lines += index == 0 ? [row.heading] : ["", row.heading]
            }
            if rows[..<index].contains(where: row.isNotJudged(as:)) { continue }
            lines += row.lines(beside: rows[index...].filter(row.isNotJudged(as:)).map(\.id))
        }
        return (lines + ["", total]).joined(separator: "\n")
    }

    private var total: String {
        func count(_ isCounted: (Verdict) -> Bool) -> Int { rows.count { isCounted($0.verdict) } }
        let satisfied = count { $0 == .satisfied }
        let violated = count { if case .violated = $0 { true } else { false } }
        let notApplicable = count { if case .notApplicable = $0 { true } else { false } }
        let notJudged = count { if case .notJudged = $0 { true } else { false } }
        return """
            \(rows.count) requirements: \(satisfied) satisfied, \(violated) violated, \
            \(notApplicable) not applicable, \(notJudged) not judged
            """
    }
}

extension ConformanceReport.Row {
    fileprivate var isHarmless: Bool {
        switch verdict {
        case .satisfied, .notApplicable: true
        case .violated, .notJudged: false
        }
    }

    /// Whether two requirements could not be judged for the same reason, under the same heading.
    fileprivate func isNotJudged(as other: Self) -> Bool {
        guard case .notJudged = verdict else { return false }
        return heading == other.heading && requirement.id != other.requirement.id && verdict == other.verdict
    }

    /// What the table says of it.
    ///
    /// - Parameter others: The ids of the requirements that could not be judged for the same reason.
    fileprivate func lines(beside others: [String]) -> [String] {
        let level = requirement.level
        let head = "\(requirement.id)  \(level == .must ? "must  " : "should")  \(requirement.statement)"
        return switch verdict {
        case .satisfied: ["  ✔ \(head)"]
        case .violated(let failures): ["  \(level == .must ? "✘" : "⚠") \(head)"] + failures.map(indented)
        case .notApplicable(let reason): ["  − \(head)", indented("not applicable: \(reason)")]
        case .notJudged(let reason):
            ["  ? \(head)", indented(reason)]
                + (others.isEmpty ? [] : [indented("The same holds for \(others.joined(separator: ", ")).")])
        }
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "      \($0)" }.joined(separator: "\n")
    }
}
