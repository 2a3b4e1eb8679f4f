import Dispatch

/// The threads of this process, except the one that asks and the heartbeat.
///
/// The kit cannot see a module's detached tasks and its own queues. But all work needs a thread, and the system knows
/// which threads run or are about to. It does not know what they work for: a thread that got as much processor time
/// as ``Patience`` grants, without any effect, is taken for another test's until it sleeps. A thread that does so
/// again and again gets less time each time, in later bodies too, until no thread works at all.
///
/// Where the system does not tell, no thread counts as working, and ``Patience`` alone decides.
@MainActor
final class OtherThreads {
    private let patience: Patience
    private let history: ThreadHistory
    /// Threads that most likely do not work for the module.
    private var neighbours: Set<Int32> = []
    /// The processor time of each thread when it was first seen at work.
    private var starts: [Int32: Duration] = [:]
    /// Stands for the threads that sleep now and then.
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

    /// Whether one of them works, no matter for what.
    nonisolated static var areWorking: Bool { ThreadStates.shared.busy?.isEmpty != true }

    /// Goes to the global executor and back, behind the jobs that were waiting there.
    ///
    /// `Task.yield` would wait in the executor's queue once more, and wake one more thread for it.
    @concurrent nonisolated static func visit() async {}

    /// Does work that may take long, on a thread that nothing else waits for.
    nonisolated static func perform(_ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                work()
                continuation.resume()
            }
        }
    }

    /// Gives each working thread all its time again, since something happened.
    func begin() {
        starts = [:]
    }

    /// Returns whether one of them may work for the module, or has worked since a moment.
    ///
    /// A thread that no longer works has fallen asleep, so the count of sleeps tells. Threads are read one after the
    /// other, so one may have handed its work to a thread that was read before; then it has fallen asleep as well.
    ///
    /// - Parameter sleeps: How often they had fallen asleep at that moment.
    func mayWork(since sleeps: Int) -> Bool {
        workers?.isEmpty != true || Self.sleeps != sleeps
    }

    /// Returns whether it is worth waiting for the threads that may work for the module.
    ///
    /// - Parameter sleeps: How often they had fallen asleep when the main queue had its last turn.
    func areWorthWaitingFor(since sleeps: Int) -> Bool {
        guard let workers else { return true }
        if workers.isEmpty, Self.sleeps == sleeps {
            if neighbours.isEmpty { history.forget() }
            return false
        }
        // Threads that sleep now and then are not seen at work, so only the processor time of the process tells.
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

    /// Returns whether a thread has used up the processor time that it got when something last happened.
    private func hasHadItsTime(_ thread: BusyThread) -> Bool {
        let time = thread.processorTime - starts[thread.id, default: thread.processorTime]
        return time >= patience.processorTime(afterVainWaits: history.vainWaits(for: thread.id))
    }

    /// The threads that may work for the module; `nil` if that cannot be told now.
    private var workers: [BusyThread]? {
        guard let busy = ThreadStates.shared.busy else { return nil }
        neighbours.formIntersection(busy.map(\.id))
        return busy.filter { !neighbours.contains($0.id) }
    }
}
