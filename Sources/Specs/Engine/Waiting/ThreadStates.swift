import Foundation

#if os(Linux)
    /// Reads from `/proc` which threads of this process run.
    final class ThreadStates: @unchecked Sendable {
        static let shared = ThreadStates()

        static let areKnown = true

        private static let folder = "/proc/self/task"

        // `@unchecked` is safe, since this lock guards the variables below.
        private let lock = NSLock()
        /// The open files of each thread.
        private var files: [ThreadFiles] = []
        /// The numbers of the threads that asked before, since looking one up costs as much as reading a thread.
        private var askers: [pthread_t: Int32] = [:]
        /// Holds a line up to the processor time.
        private var buffer = [UInt8](repeating: 0, count: 256)

        /// The threads that run or wait for a processor or the disk, except the calling one and the heartbeat;
        /// `nil` if one ended meanwhile.
        var busy: [BusyThread]? {
            lock.withLock { readBusy() }
        }

        /// How long all threads except the heartbeat have waited for a processor so far, added up.
        var processorWait: Duration {
            lock.withLock {
                files.reduce(.zero) { sum, file in
                    guard file.thread != Heartbeat.threadID else { return sum }
                    let length = pread(file.schedule, &buffer, buffer.count, 0)
                    guard length > 0 else { return sum }
                    // The second field is the time spent waiting, in nanoseconds.
                    let fields = buffer[..<length].split(separator: UInt8(ascii: " "))
                    let wait = fields.dropFirst().first.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
                    return sum + .nanoseconds(wait ?? 0)
                }
            }
        }

        /// How often threads other than the calling one have fallen asleep.
        static var sleepsOfOthers: Int {
            func sleeps(of who: Int32) -> Int {
                var usage = rusage()
                getrusage(who, &usage)
                return Int(usage.ru_nvcsw)
            }
            // The Glibc module does not name these constants: 0 is the process, 1 the calling thread.
            return sleeps(of: 0) - sleeps(of: 1)
        }

        /// How many threads there are, told by the link count of the folder, which need not be read for it.
        private static var threadCount: Int {
            var status = stat()
            guard stat(folder, &status) == 0 else { return -1 }
            return Int(status.st_nlink) - 2
        }

        /// Opens the files of new threads, and closes those of threads that ended.
        ///
        /// To be called with the lock held.
        private func list() {
            askers = [:]
            let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []
            let threads = Set(names.compactMap { Int32($0) })
            for file in files where !threads.contains(file.thread) { forget(file.thread) }
            let known = Set(files.map(\.thread))
            for thread in threads.subtracting(known) {
                if let opened = ThreadFiles(of: thread, in: Self.folder) { files.append(opened) }
            }
        }

        /// Reads which threads are busy; to be called with the lock held.
        private func readBusy() -> [BusyThread]? {
            if files.count != Self.threadCount { list() }
            let heartbeat = Heartbeat.threadID
            let asker = askers[pthread_self()] ?? Self.current
            askers[pthread_self()] = asker
            var busy: [BusyThread] = []
            for file in files where file.thread != heartbeat && file.thread != asker {
                if sleeps(file) { continue }
                let length = pread(file.state, &buffer, buffer.count, 0)
                guard length > 0 else {
                    forget(file.thread)
                    return nil
                }
                guard let processorTime = processorTimeOfBusy(length) else { continue }
                busy.append(BusyThread(id: file.thread, processorTime: processorTime))
            }
            return busy
        }

        /// Whether a thread sleeps until another one, a signal, an event or a moment wakes it, as nearly all do that have
        /// no work.
        ///
        /// The system tells this in less than half of the time that it needs to tell all it knows of a thread. It names
        /// the place in which a thread sleeps, and “0” for one that runs, waits for a processor or is being woken; or for
        /// any, if it keeps its places to itself.
        private func sleeps(_ file: ThreadFiles) -> Bool {
            guard file.place >= 0 else { return false }
            let length = pread(file.place, &buffer, buffer.count, 0)
            for place in Self.sleepingPlaces where length >= place.utf8CodeUnitCount {
                if memcmp(&buffer, place.utf8Start, place.utf8CodeUnitCount) == 0 { return true }
            }
            return false
        }

        private func forget(_ thread: Int32) {
            for known in files where known.thread == thread { known.close() }
            files.removeAll { $0.thread == thread }
        }

        /// The processor time of a thread that runs, or waits for a processor or the disk; `nil` if it sleeps.
        ///
        /// The name of a thread stands in parentheses before its state, and may contain some itself. This runs
        /// for each thread in each turn, so it looks at bytes and makes no text for threads that sleep.
        private func processorTimeOfBusy(_ length: Int) -> Duration? {
            var end = min(length, Self.longestStart) - 3
            while end > 0, buffer[end] != UInt8(ascii: ")") { end -= 1 }
            guard end > 0, buffer[end + 2] == UInt8(ascii: "R") || buffer[end + 2] == UInt8(ascii: "D") else {
                return nil
            }
            // The state is the third field, the times in user and in system mode are the 14th and the 15th.
            let fields = buffer[(end + 2)..<length].split(separator: UInt8(ascii: " "), maxSplits: 13)
            let ticks = fields.dropFirst(11).prefix(2).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
            return Self.tick * ticks.reduce(0, +)
        }

        /// How the names of the places begin in which a thread sleeps, whatever the version of the system.
        private static let sleepingPlaces: [StaticString] = [
            "futex_", "ep_poll", "do_epoll_wait", "sigsuspend", "hrtimer_nanosleep",
        ]

        /// The most bytes that the number and the name of a thread take.
        private static let longestStart = 30

        /// The unit in which the system counts processor time.
        private static let tick = Duration.seconds(1) / sysconf(Int32(_SC_CLK_TCK))

        /// The system's number of the calling thread.
        static var current: Int32 {
            // The Glibc module has no `gettid`; this link ends in the number.
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

        // The kernel's count includes the calling thread.
        static let sleepsOfOthers = 0

        // The kernel does not tell.
        let processorWait = Duration.zero

        /// The threads that run or wait for a processor or the disk, except the calling one and the heartbeat.
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
    /// Says nothing about threads, since this system does not tell.
    final class ThreadStates: Sendable {
        static let shared = ThreadStates()

        static let areKnown = false

        static let sleepsOfOthers = 0

        let processorWait = Duration.zero

        let busy: [BusyThread]? = []

        static var current: Int32 { 0 }
    }
#endif
