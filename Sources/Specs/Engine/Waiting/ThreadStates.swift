import Foundation

#if os(Linux)
    /// Reads from `/proc` which threads of this process run.
    final class ThreadStates: @unchecked Sendable {
        static let shared = ThreadStates()

        // NB: `@unchecked` is backed by this lock, which guards the open files.
        private let lock = NSLock()
        /// What is open for each thread; a thread that ends is closed when its file cannot be read.
        private var files: [Int32: Int32] = [:]
        private var buffer = [UInt8](repeating: 0, count: 128)

        static let areKnown = true

        /// Whether more threads than a number run or wait for a processor, beside the heartbeat.
        func hasBusy(moreThan limit: Int) -> Bool {
            lock.withLock {
                guard let folder = opendir("/proc/self/task") else { return false }
                defer { closedir(folder) }
                forgetIfMany()
                let heartbeat = Heartbeat.threadID
                var count = 0
                while count <= limit, let entry = readdir(folder) {
                    guard let id = Self.number(entry), id != heartbeat else { continue }
                    if state(of: id).map(Self.isBusy) == true { count += 1 }
                }
                return count > limit
            }
        }

        /// The system's number of the calling thread.
        static var current: Int32 {
            // NB: this Glibc module has no `gettid`, and the link ends in the number.
            var path = [UInt8](repeating: 0, count: 64)
            let length = path.withUnsafeMutableBytes { readlink("/proc/thread-self", $0.baseAddress!, $0.count) }
            let text = String(decoding: path.prefix(max(0, length)), as: UTF8.self)
            return text.split(separator: "/").last.flatMap { Int32($0) } ?? 0
        }

        /// Closes the files of threads that have ended, and of the others too.
        ///
        /// NB: to be called with the lock.
        private func forgetIfMany() {
            guard files.count > 100 else { return }
            for file in files.values { close(file) }
            files = [:]
        }

        /// NB: to be called with the lock.
        private func state(of id: Int32) -> UInt8? {
            let file = files[id] ?? open("/proc/self/task/\(id)/stat", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            files[id] = file
            let length = pread(file, &buffer, buffer.count, 0)
            guard length > 0 else {
                close(file)
                files[id] = nil
                return nil
            }
            // NB: the name of a thread stands in parentheses before its state, and may hold some itself.
            guard let end = buffer[..<length].lastIndex(of: UInt8(ascii: ")")), end + 2 < length else { return nil }
            return buffer[end + 2]
        }

        /// Running, waiting for a processor, or waiting for the disk.
        private static func isBusy(_ state: UInt8) -> Bool {
            state == UInt8(ascii: "R") || state == UInt8(ascii: "D")
        }

        private static func number(_ entry: UnsafeMutablePointer<dirent>) -> Int32? {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { Int32(String(cString: $0)) }
            }
        }
    }
#elseif canImport(Darwin)
    /// Asks the kernel which threads of this process run.
    final class ThreadStates: Sendable {
        static let shared = ThreadStates()

        static let areKnown = true

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

        func hasBusy(moreThan limit: Int) -> Bool { false }

        static var current: Int32 { 0 }
    }
#endif
