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
        private var files: [(thread: Int32, file: Int32)] = []
        /// Holds the number, the name and the state, which is all that is wanted of a thread.
        private var buffer = [UInt8](repeating: 0, count: 32)

        /// Whether more threads than a number run or wait for a processor, beside the heartbeat.
        func hasBusy(moreThan limit: Int) -> Bool {
            lock.withLock { (countBusy(upTo: limit + 1) ?? .max) > limit }
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
            let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []
            let threads = Set(names.compactMap { Int32($0) })
            for (thread, file) in files where !threads.contains(thread) { close(file) }
            files.removeAll { !threads.contains($0.thread) }
            let known = Set(files.map(\.thread))
            for thread in threads.subtracting(known) {
                let file = open("\(Self.folder)/\(thread)/stat", O_RDONLY | O_CLOEXEC)
                if file >= 0 { files.append((thread, file)) }
            }
        }

        /// How many threads are busy; `nil` if one of them has ended.
        ///
        /// NB: to be called with the lock.
        private func countBusy(upTo limit: Int) -> Int? {
            if files.count != Self.threadCount { list() }
            let heartbeat = Heartbeat.threadID
            var count = 0
            for (thread, file) in files where thread != heartbeat {
                let length = pread(file, &buffer, buffer.count, 0)
                guard length > 0 else {
                    forget(thread)
                    return nil
                }
                if Self.isBusy(buffer[..<length]) { count += 1 }
                if count == limit { break }
            }
            return count
        }

        private func forget(_ thread: Int32) {
            for known in files where known.thread == thread { close(known.file) }
            files.removeAll { $0.thread == thread }
        }

        /// Whether the state is running, waiting for a processor, or waiting for the disk.
        ///
        /// NB: the name of a thread stands in parentheses before its state, and may hold some itself.
        private static func isBusy(_ line: ArraySlice<UInt8>) -> Bool {
            guard let end = line.lastIndex(of: UInt8(ascii: ")")), end + 2 < line.endIndex else { return false }
            return line[end + 2] == UInt8(ascii: "R") || line[end + 2] == UInt8(ascii: "D")
        }

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

        /// Whether more threads than a number run or wait for a processor, beside the heartbeat.
        func hasBusy(moreThan limit: Int) -> Bool {
            var list: thread_act_array_t?
            var count: mach_msg_type_number_t = 0
            guard task_threads(mach_task_self_, &list, &count) == KERN_SUCCESS, let list else { return false }
            defer {
                for index in 0..<Int(count) { mach_port_deallocate(mach_task_self_, list[index]) }
                let size = vm_size_t(Int(count) * MemoryLayout<thread_act_t>.stride)
                vm_deallocate(mach_task_self_, vm_address_t(bitPattern: list), size)
            }
            let busy = (0..<Int(count)).count { index in
                Int32(bitPattern: list[index]) != Heartbeat.threadID && Self.isRunning(list[index])
            }
            return busy > limit
        }

        /// The kernel's name of the calling thread.
        static var current: Int32 {
            Int32(bitPattern: pthread_mach_thread_np(pthread_self()))
        }

        private static func isRunning(_ thread: thread_act_t) -> Bool {
            var info = thread_basic_info()
            let size = MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size
            var count = mach_msg_type_number_t(size)
            let result = withUnsafeMutablePointer(to: &info) { pointer in
                pointer.withMemoryRebound(to: integer_t.self, capacity: size) {
                    thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
                }
            }
            guard result == KERN_SUCCESS else { return false }
            return info.run_state == TH_STATE_RUNNING || info.run_state == TH_STATE_UNINTERRUPTIBLE
        }
    }
#else
    /// Knows nothing of threads.
    final class ThreadStates: Sendable {
        static let shared = ThreadStates()

        static let areKnown = false

        static let sleepsOfOthers = 0

        func hasBusy(moreThan limit: Int) -> Bool { false }

        static var current: Int32 { 0 }
    }
#endif
