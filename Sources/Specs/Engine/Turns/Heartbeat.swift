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

    // NB: `@unchecked` is backed by this condition, which guards the variables below.
    private let condition = NSCondition()
    private var watchers: [Int: @Sendable (Beat) -> Void] = [:]
    private var nextID = 0
    private var hasThread = false
    private let threadNumber = Shared<Int32>(-1)
    private let isFree = Shared(true)

    /// Whether the global executor answered within the last beat, as far as anybody knows.
    var isExecutorFree: Bool { isFree.value }

    /// Calls a function at each beat, until it is told to stop.
    ///
    /// - Parameter onBeat: Is called on the thread of the heartbeat.
    /// - Returns: What to hand to ``stop(_:)``.
    func start(_ onBeat: @escaping @Sendable (Beat) -> Void) -> Int {
        condition.withLock {
            nextID += 1
            watchers[nextID] = onBeat
            if !hasThread {
                hasThread = true
                let thread = Thread { self.run() }
                thread.name = "VIPER heartbeat"
                thread.start()
            }
            condition.signal()
            return nextID
        }
    }

    /// Calls a function no more.
    func stop(_ id: Int) {
        condition.withLock { watchers[id] = nil }
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
                while watchers.isEmpty {
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
            for onBeat in condition.withLock({ Array(watchers.values) }) { onBeat(beat) }
        }
    }
}
