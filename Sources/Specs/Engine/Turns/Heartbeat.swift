import Dispatch
import Foundation

/// Watches over bodies from a thread of its own, which nobody can keep.
final class Heartbeat: @unchecked Sendable {
    static let shared = Heartbeat()

    /// The thread, which is no thread of a module.
    static var threadID: Int32 { shared.threadNumber.value }

    /// The priorities of the global executor, each of which has threads of its own.
    static let priorities: [TaskPriority] = [.medium, .low, .high, .background]

    private static let period = Duration.milliseconds(20)

    /// How long the main actor may be kept before somebody is told that nothing can be judged.
    static var longestSilence: Duration { .seconds(60) }

    // NB: `@unchecked` is backed by this condition, which guards the variables below.
    private let condition = NSCondition()
    private var awake: [Int: @Sendable (Beat) -> Void] = [:]
    private var asleep: [Int: @Sendable (Beat) -> Void] = [:]
    private var nextID = 0
    private var hasThread = false
    private let threadNumber = Shared<Int32>(-1)
    private let isFree = Shared(true)

    /// Whether the global executor answered within the last beat, as far as anybody knows.
    var isExecutorFree: Bool { isFree.value }

    /// Calls a function once the main actor has been kept for too long, and at each beat after it was woken.
    ///
    /// NB: thousands wait for their turn at once, and a beat that called each of them would cost more than they do.
    ///
    /// - Parameter onBeat: Is called on the thread of the heartbeat.
    /// - Returns: What to hand to ``wake(_:)`` and ``stop(_:)``.
    func start(_ onBeat: @escaping @Sendable (Beat) -> Void) -> Int {
        condition.withLock {
            if awake.isEmpty, asleep.isEmpty { condition.signal() }
            nextID += 1
            asleep[nextID] = onBeat
            if !hasThread {
                hasThread = true
                let thread = Thread { self.run() }
                thread.name = "VIPER heartbeat"
                thread.start()
            }
            return nextID
        }
    }

    /// Calls a function at each beat from now on, unless it was told to stop.
    func wake(_ id: Int) {
        condition.withLock {
            if let onBeat = asleep.removeValue(forKey: id) { awake[id] = onBeat }
        }
    }

    /// Calls a function no more.
    func stop(_ id: Int) {
        condition.withLock {
            if awake.removeValue(forKey: id) == nil { asleep.removeValue(forKey: id) }
        }
    }

    private func run() {
        threadNumber.value = ThreadStates.current
        let clock = ContinuousClock()
        let mainActor = Ping { answer in DispatchQueue.main.async(execute: answer) }
        let executor = Self.priorities.map { priority in
            Ping { answer in _ = Task.detached(priority: priority) { answer() } }
        }
        var (silence, executorSilence) = (Duration.zero, Duration.zero)
        while true {
            condition.withLock {
                while awake.isEmpty, asleep.isEmpty {
                    isFree.value = true
                    condition.wait()
                }
            }
            let (start, processorStart) = (clock.now, ProcessorTime.ofProcess)
            let waitStart = OtherThreads.processorWait
            mainActor.send()
            for ping in executor { ping.send() }
            Thread.sleep(forTimeInterval: Self.period / .seconds(1))
            // NB: a machine that stood still has not let anybody work.
            let time = min(clock.now - start, Self.period * 2)
            let isExecutorFree = executor.allSatisfy(\.isAnswered)
            isFree.value = isExecutorFree
            var beat = Beat(
                time: time,
                processorTime: ProcessorTime.ofProcess - processorStart,
                // NB: it is less than before where threads have ended.
                processorWait: max(OtherThreads.processorWait - waitStart, .zero),
                isAnswered: mainActor.isAnswered && isExecutorFree,
                isIdle: !OtherThreads.areWorking
            )
            silence = mainActor.isAnswered ? .zero : silence + beat.usableTime
            executorSilence = isExecutorFree ? .zero : executorSilence + beat.usableTime
            (beat.silence, beat.executorSilence) = (silence, executorSilence)
            let isSilent = silence >= Self.longestSilence
            let called = condition.withLock { Array(awake.values) + (isSilent ? Array(asleep.values) : []) }
            for onBeat in called { onBeat(beat) }
        }
    }
}
