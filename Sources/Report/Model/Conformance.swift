package import VIPERLedger

/// The results of all modules, from any number of ledgers.
package struct Conformance: Sendable {
    private struct Key: Hashable, Sendable {
        let requirement: Requirement.Key
        let subject: Subject
    }

    private var known: [Key: Cell] = [:]
    /// The requirements as the latest run describes them, which all cells share.
    private var requirements: [Requirement.Key: (requirement: Requirement, run: LedgerRun?)] = [:]
    /// The versions of the kit that wrote the ledgers.
    package private(set) var kits: Set<String> = []

    package init() {}

    /// Creates the results from entries.
    package init(_ entries: some Sequence<LedgerEntry>) {
        for entry in entries { add(entry) }
    }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - run: The run that wrote the entry; a later run of the same machine replaces its results if both wrote to the
    ///     same folder.
    package mutating func add(_ entry: LedgerEntry, of run: LedgerRun? = nil) {
        let requirement = known(Requirement(entry), of: run)
        kits.insert(entry.kit)
        let subject = Subject(entry.test)
        let key = Key(requirement: requirement.key, subject: subject)
        if known[key] == nil {
            known[key] = Cell(requirement, subject, Run(entry, run))
        } else {
            known[key]?.add(Run(entry, run))
        }
    }

    /// Returns a requirement as it is kept: once, although each line repeats it, and as the latest run describes it.
    private mutating func known(_ new: Requirement, of run: LedgerRun?) -> Requirement {
        if let old = requirements[new.key] {
            let isOutdated = run.map { old.run?.replaces($0) ?? false } ?? false
            if old.requirement == new || isOutdated { return old.requirement }
        }
        requirements[new.key] = (new, run)
        return new
    }

    /// Returns the results of a requirement on a module.
    package func cell(_ requirement: Requirement, _ subject: Subject) -> Cell? {
        known[Key(requirement: requirement.key, subject: subject)].map(settled)
    }

    /// Returns a cell with the latest requirement, and that knows whether the report has the one that it presupposes.
    private func settled(_ cell: Cell) -> Cell {
        var cell = cell
        cell.requirement = requirements[cell.requirement.key]?.requirement ?? cell.requirement
        guard let id = cell.worst.presupposes else { return cell }
        let (system, spec) = (cell.requirement.system, cell.requirement.spec)
        let cause = Requirement.Key(system: system, spec: spec, id: id)
        cell.isCauseKnown = known[Key(requirement: cause, subject: cell.subject)] != nil
        return cell
    }

    /// The modules that have results.
    package var subjects: Set<Subject> { Set(known.keys.map(\.subject)) }

    package var systems: [String] { Set(requirements.keys.map(\.system)).sorted() }

    /// Returns the results of some systems only.
    package func only(systems: [String]) -> Conformance {
        var some = self
        some.known = known.filter { systems.contains($0.key.requirement.system) }
        some.requirements = requirements.filter { systems.contains($0.key.system) }
        return some
    }

    /// A row of the table for each spec of each module, in reading order.
    package var rows: [Row] {
        let groups = Dictionary(grouping: known.values) { cell in
            Row.Key(subject: cell.subject, system: cell.requirement.system, spec: cell.requirement.spec)
        }
        let shared = Dictionary(grouping: groups.keys) { "\($0.subject.title)\n\($0.system)\n\($0.spec)" }
            .filter { $0.value.count > 1 }
        return groups.map { key, cells in
            let others = shared["\(key.subject.title)\n\(key.system)\n\(key.spec)"] ?? []
            let cells = cells.map(settled).sorted { $0.requirement.id.isBefore($1.requirement.id) }
            return Row(key, title: title(of: key.subject, among: others.map(\.subject)), cells)
        }
        .sorted { one, other in
            if one.title != other.title { return one.title.isBefore(other.title) }
            return (one.spec, one.subject.path) < (other.spec, other.subject.path)
        }
    }

    /// Returns the title of a module, with what distinguishes it from others of the same title.
    private func title(of subject: Subject, among others: [Subject]) -> String {
        if others.isEmpty { return subject.title }
        let names: [(Subject) -> String] = [\.test, \.module, \.path]
        let name = names.first { Set(others.map($0)).count == others.count } ?? \.path
        return "\(subject.title) (\(name(subject).filter { $0 != "`" }))"
    }
}
