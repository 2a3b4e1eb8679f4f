import VIPERSpies

/// Adds up what happened in all logs of one body.
///
/// A body may build hundreds of subjects, each with a log of its own. Only the newest log and those that have changed
/// are read each time, so that a step does not cost more with every subject.
@MainActor
final class BodyLogs {
    private var newest: CallLog?
    private var earlier: [(log: CallLog, count: Int, awaited: Int)] = []
    /// The indices of the earlier logs that have changed since they were read.
    private let changed = Shared<Set<Int>>([])
    private var earlierCount = 0
    private var earlierAwaited = 0

    /// Adds a log, unless an earlier subject was built from the same doubles.
    func add(_ log: CallLog) {
        guard log !== newest, !earlier.contains(where: { $0.log === log }) else { return }
        if let newest {
            earlier.append((newest, 0, 0))
            ask(earlier.count - 1)
        }
        newest = log
    }

    /// How much has happened in all logs.
    var count: Int {
        askChanged()
        return earlierCount + (newest?.count ?? 0)
    }

    /// How many callers wait for the answers of doubles.
    var awaited: Int {
        askChanged()
        return earlierAwaited + (newest?.awaited ?? 0)
    }

    private func askChanged() {
        guard !earlier.isEmpty else { return }
        let indices = changed.update { changed in
            defer { changed = [] }
            return changed
        }
        for index in indices { ask(index) }
    }

    private func ask(_ index: Int) {
        let (log, count, awaited) = earlier[index]
        earlier[index] = (log, log.count, log.awaited)
        earlierCount += earlier[index].count - count
        earlierAwaited += earlier[index].awaited - awaited
        // The log calls back at once if something has happened since it was read.
        log.notify(after: earlier[index].count) { [changed] in
            changed.update { $0.formUnion([index]) }
        }
    }
}
