import Foundation

#if os(Linux)
    /// Reads from `/proc` which threads of this process run.
    final class ThreadStates: @unchecked Sendable {
        static let shared = ThreadStates()

        static let areKnown = true

        private static let folder = "/proc/self/task"

        // NB: `@unchecked` is backed by this lock, which guards the variables below.
        private let lock = NSLock()
        /// What is open for each thread.
        private var files: [(thread: Int32, state: Int32, schedule: Int32)] = []
        /// The numbers of those who asked before, since to find out costs as much as to read a thread.
        private var askers: [pthread_t: Int32] = [:]
        /// Holds a line up to the processor time.
        private var buffer = [UInt8](repeating: 0, count: 256)

        /// The threads that run or wait for a processor or the disk, but for the calling one and the heartbeat;
        /// `nil` if one ended meanwhile.
        var busy: [BusyThread]? {
            lock.withLock { readBusy() }
        }

        /// How long threads have waited for a processor so far, all of them together, but for the heartbeat.
        var processorWait: Duration {
            lock.withLock {
                files.reduce(.zero) { sum, file in
                    guard file.thread != Heartbeat.threadID else { return sum }
                    let length = pread(file.schedule, &buffer, buffer.count, 0)
                    guard length > 0 else { return sum }
                    // NB: the times are in nanoseconds, and the second is the one that was waited.
                    let fields = buffer[..<length].split(separator: UInt8(ascii: " "))
                    let wait = fields.dropFirst().first.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
                    return sum + .nanoseconds(wait ?? 0)
                }
            }
        }

        /// How often threads beside the calling one have fallen asleep.
        static var sleepsOfOthers: Int {
            func sleeps(of who: Int32) -> Int {
                var usage = rusage()
                getrusage(who, &usage)
                return Int(usage.ru_nvcsw)
            }
            // NB: this Glibc module does not name the two: the process is 0, the calling thread 1.
            return sleeps(of: 0) - sleeps(of: 1)
        }

        /// How many threads there are, which is all that a folder tells without being read.
        private static var threadCount: Int {
            var status = stat()
            guard stat(folder, &status) == 0 else { return -1 }
            return Int(status.st_nlink) - 2
        }

        /// Opens what there is.
        ///
        /// NB: to be called with the lock.
        private func list() {
            askers = [:]
            let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []
            let threads = Set(names.compactMap { Int32($0) })
            for file in files where !threads.contains(file.thread) { forget(file.thread) }
            let known = Set(files.map(\.thread))
            for thread in threads.subtracting(known) {
                let state = open("\(Self.folder)/\(thread)/stat", O_RDONLY | O_CLOEXEC)
                let schedule = open("\(Self.folder)/\(thread)/schedstat", O_RDONLY | O_CLOEXEC)
                if state >= 0 { files.append((thread, state, schedule)) }
            }
        }

        /// NB: to be called with the lock.
        private func readBusy() -> [BusyThread]? {
            if files.count != Self.threadCount { list() }
            let heartbeat = Heartbeat.threadID
            let asker = askers[pthread_self()] ?? Self.current
            askers[pthread_self()] = asker
            var busy: [BusyThread] = []
            for (thread, state, _) in files where thread != heartbeat && thread != asker {
                let length = pread(state, &buffer, buffer.count, 0)
                guard length > 0 else {
                    forget(thread)
                    return nil
                }
                guard let processorTime = processorTimeOfBusy(length) else { continue }
                busy.append(BusyThread(id: thread, processorTime: processorTime))
            }
            return busy
        }

        private func forget(_ thread: Int32) {
            for known in files where known.thread == thread {
                close(known.state)
                if known.schedule >= 0 { close(known.schedule) }
            }
            files.removeAll { $0.thread == thread }
        }

        /// The processor time of a thread that runs, or waits for a processor or the disk; `nil` if it sleeps.
        ///
        /// NB: the name of a thread stands in parentheses before its state, and may hold some itself. This runs
        /// for each thread in each turn, so it looks at bytes and makes no text of those that sleep.
        private func processorTimeOfBusy(_ length: Int) -> Duration? {
            var end = min(length, Self.longestStart) - 3
            while end > 0, buffer[end] != UInt8(ascii: ")") { end -= 1 }
            guard end > 0, buffer[end + 2] == UInt8(ascii: "R") || buffer[end + 2] == UInt8(ascii: "D") else {
                return nil
            }
            // NB: the state is the third field, the times in user and in system mode are the 14th and the 15th.
            let fields = buffer[(end + 2)..<length].split(separator: UInt8(ascii: " "), maxSplits: 13)
            let ticks = fields.dropFirst(11).prefix(2).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
            return Self.tick * ticks.reduce(0, +)
        }

        /// No number with the name of a thread after it is longer.
        private static let longestStart = 30

        /// In what the system counts processor time.
        private static let tick = Duration.seconds(1) / sysconf(Int32(_SC_CLK_TCK))

        /// The system's number of the calling thread.
        static var current: Int32 {
            // NB: this Glibc module has no `gettid`, and the link ends in the number.
            var path = [UInt8](repeating: 0, count: 64)
            let length = path.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.map { readlink("/proc/thread-self", $0, bytes.count) } ?? 0
            }
            let text = String(decoding: path.prefix(max(0, length)), as: UTF8.self)
            return text.split(separator: "/").last.flatMap { Int32($0) } ?? 0
        }
    }
#elseif canImport(Darwin)
    /// Asks the kernel which threads of this process run.
    final class ThreadStates: Sendable {
        static let shared = ThreadStates()

        static let areKnown = true

        // NB: the kernel counts all threads together, the calling one among them.
        static let sleepsOfOthers = 0

        // NB: the kernel does not tell.
        let processorWait = Duration.zero

        /// The threads that run or wait for a processor or the disk, but for the calling one and the heartbeat.
        var busy: [BusyThread]? {
            var list: thread_act_array_t?
            var count: mach_msg_type_number_t = 0
            guard task_threads(mach_task_self_, &list, &count) == KERN_SUCCESS, let list else { return [] }
            defer {
                for index in 0..<Int(count) { mach_port_deallocate(mach_task_self_, list[index]) }
                let size = vm_size_t(Int(count) * MemoryLayout<thread_act_t>.stride)
                vm_deallocate(mach_task_self_, vm_address_t(bitPattern: list), size)
            }
            let known = [Heartbeat.threadID, Self.current]
            return (0..<Int(count)).compactMap { index in
                let id = Int32(bitPattern: list[index])
                guard !known.contains(id), let time = Self.processorTime(ofBusy: list[index]) else { return nil }
                return BusyThread(id: id, processorTime: time)
            }
        }

        /// The kernel's name of the calling thread.
        static var current: Int32 {
            Int32(bitPattern: pthread_mach_thread_np(pthread_self()))
        }

        /// The processor time of a thread that runs, or waits for a processor or the disk; `nil` if it sleeps.
        private static func processorTime(ofBusy thread: thread_act_t) -> Duration? {
            var info = thread_basic_info()
            let size = MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size
            var count = mach_msg_type_number_t(size)
            let result = withUnsafeMutablePointer(to: &info) { pointer in
                pointer.withMemoryRebound(to: integer_t.self, capacity: size) {
                    thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
                }
            }
            let busy = [TH_STATE_RUNNING, TH_STATE_UNINTERRUPTIBLE]
            guard result == KERN_SUCCESS, busy.contains(info.run_state) else { return nil }
            return [info.user_time, info.system_time].reduce(.zero) {
                $0 + .seconds(Int($1.seconds)) + .microseconds(Int($1.microseconds))
            }
        }
    }
#else
    /// Knows nothing of threads.
    final class ThreadStates: Sendable {
        static let shared = ThreadStates()

        static let areKnown = false

        static let sleepsOfOthers = 0

        let processorWait = Duration.zero

        let busy: [BusyThread]? = []

        static var current: Int32 { 0 }
    }
#endif
