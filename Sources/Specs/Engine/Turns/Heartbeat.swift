import Dispatch
import Foundation

/// Watches over bodies from a thread of its own, which no body can block.
final class Heartbeat: @unchecked Sendable {
    static let shared = Heartbeat()

    /// The number of the heartbeat's own thread, which does no work for a module.
    static var threadID: Int32 { shared.threadNumber.value }

    /// The priorities of the global executor, each of which has threads of its own; tests run at the first.
    static let priorities: [TaskPriority] = [.medium, .low, .high, .background]

    private static let period = Duration.milliseconds(20)

    /// How long the main actor may be blocked before requirements end without a verdict.
    static var longestSilence: Duration { .seconds(60) }

    // `@unchecked` is safe, since this condition guards the variables below.
    private let condition = NSCondition()
    private var awake: [Int: @Sendable (Beat) -> Void] = [:]
    private var asleep: [Int: @Sendable (Beat) -> Void] = [:]
    private var nextID = 0
    private var hasThread = false
    private let threadNumber = Shared<Int32>(-1)
    private let isFree = Shared(true)

    /// Whether the global executor answered within the last beat; `true` while there are no beats.
    var isExecutorFree: Bool { isFree.value }

    /// Registers a function, which is called at each beat once it is woken.
    ///
    /// Before that it is called only while the main actor is blocked for too long: thousands of bodies wait for their
    /// turn at once, and calling each of them at every beat would cost more than they do.
    ///
    /// - Parameter onBeat: The function, which is called on the thread of the heartbeat.
    /// - Returns: The id to pass to ``wake(_:)`` and ``stop(_:)``.
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

    /// Calls a function at each beat from now on, unless it was stopped.
    func wake(_ id: Int) {
        condition.withLock {
            if let onBeat = asleep.removeValue(forKey: id) { awake[id] = onBeat }
        }
    }

    /// Stops calling a function.
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
        var processorWait = OtherThreads.processorWait
        while true {
            let hasPaused = condition.withLock {
                let isUnused = awake.isEmpty && asleep.isEmpty
                while awake.isEmpty, asleep.isEmpty {
                    isFree.value = true
                    condition.wait()
                }
                return isUnused
            }
            if hasPaused { processorWait = OtherThreads.processorWait }
            let (start, processorStart) = (clock.now, ProcessorTime.ofProcess)
            let waitStart = processorWait
            mainActor.send()
            for ping in executor { ping.send() }
            Thread.sleep(forTimeInterval: Self.period / .seconds(1))
            // Time in which the machine itself stood still was no use to any thread.
            let time = min(clock.now - start, Self.period * 2)
            processorWait = OtherThreads.processorWait
            let isExecutorFree = executor.allSatisfy(\.isAnswered)
            isFree.value = isExecutorFree
            var beat = Beat(
                time: time,
                processorTime: ProcessorTime.ofProcess - processorStart,
                // The sum becomes smaller when threads have ended.
                processorWait: max(processorWait - waitStart, .zero),
                isAnswered: mainActor.isAnswered && isExecutorFree,
                isExecutorCrowded: mainActor.isAnswered && !executor[0].isAnswered,
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
