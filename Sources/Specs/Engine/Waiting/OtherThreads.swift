import Dispatch

/// The threads of this process beside the one that asks, and beside the heartbeat.
///
/// A detached task and a queue of the module's own are known to nobody, but whoever works needs a thread,
/// and the system knows which threads run or are about to. It does not know for whom: a thread that got as much
/// processor time as ``Patience`` says, and brought nothing, is taken for a neighbour's until it sleeps. One that
/// works again and again for nobody gets less each time, in later bodies too, until nobody works at all.
///
/// Where the system does not tell, nobody is said to work, and ``Patience`` alone decides.
@MainActor
final class OtherThreads {
    private let patience: Patience
    private let history: ThreadHistory
    /// Threads that hardly work for the module.
    private var neighbours: Set<Int32> = []
    /// The processor time of each thread when it was first seen at work.
    private var starts: [Int32: Duration] = [:]
    /// Stands for those that sleep now and then.
    private static let restless: Int32 = -1

    init(patience: Patience, history: ThreadHistory) {
        self.patience = patience
        self.history = history
    }

    /// How often threads have fallen asleep so far; always zero where the system does not tell.
    nonisolated static var sleeps: Int { ThreadStates.sleepsOfOthers }

    /// How long all threads have waited for a processor so far; always zero where the system does not tell.
    nonisolated static var processorWait: Duration { ThreadStates.shared.processorWait }

    /// Whether the system tells.
    nonisolated static var areKnown: Bool { ThreadStates.areKnown }

    /// Whether one of them works, whoever it is for.
    nonisolated static var areWorking: Bool { ThreadStates.shared.busy?.isEmpty != true }

    /// Goes to the global executor and back, behind whatever was waiting there.
    ///
    /// NB: `Task.yield` goes there to wait in its queue once more, and wakes one more thread for it.
    @concurrent nonisolated static func visit() async {}

    /// Does something that may take its time on a thread that nobody else waits for.
    nonisolated static func perform(_ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                work()
                continuation.resume()
            }
        }
    }

    /// Lets whoever works take all its time again, since something happened.
    func begin() {
        starts = [:]
    }

    /// Whether one of them may work for the module, or has worked since a moment.
    ///
    /// NB: who has worked and does so no more has fallen asleep. Threads are read one after the other, and one
    /// that hands its work to another which was read before falls asleep as well.
    ///
    /// - Parameter sleeps: How often they had fallen asleep at that moment.
    func mayWork(since sleeps: Int) -> Bool {
        workers?.isEmpty != true || Self.sleeps != sleeps
    }

    /// Whether it is worth waiting for those that may work for the module.
    ///
    /// - Parameter sleeps: How often they had fallen asleep when nobody was seen to work last.
    func areWorthWaitingFor(since sleeps: Int) -> Bool {
        guard let workers else { return true }
        if workers.isEmpty, Self.sleeps == sleeps {
            if neighbours.isEmpty { history.forget() }
            return false
        }
        // NB: those that sleep now and then are seen by nobody, so that only the process can tell.
        let restless = BusyThread(id: Self.restless, processorTime: ProcessorTime.ofProcess)
        let candidates = workers.isEmpty ? [restless] : workers
        for candidate in [restless] + workers where starts[candidate.id] == nil {
            starts[candidate.id] = candidate.processorTime
        }
        guard candidates.allSatisfy(hasHadItsTime) else { return true }
        neighbours.formUnion(workers.map(\.id))
        for candidate in candidates { history.addVainWait(for: candidate.id) }
        return false
    }

    /// Whether a thread got as much processor time since something happened as it is waited for.
    private func hasHadItsTime(_ thread: BusyThread) -> Bool {
        let time = thread.processorTime - starts[thread.id, default: thread.processorTime]
        return time >= patience.processorTime(afterVainWaits: history.vainWaits(for: thread.id))
    }

    /// Those that may work for the module; `nil` if that cannot be told now.
    private var workers: [BusyThread]? {
        guard let busy = ThreadStates.shared.busy else { return nil }
        neighbours.formIntersection(busy.map(\.id))
        return busy.filter { !neighbours.contains($0.id) }
    }
}
