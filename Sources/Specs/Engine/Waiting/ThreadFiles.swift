#if os(Linux)
    import Foundation

    /// The open files in which the system says what a thread does.
    struct ThreadFiles {
        let thread: Int32
        /// Says whether it runs, and how much processor time it got.
        let state: Int32
        /// Says how long it waited for a processor; negative if the system does not tell.
        let schedule: Int32
        /// Says in which place of the system it sleeps; negative if the system does not tell.
        let place: Int32

        /// Opens the files of a thread; `nil` if it has ended.
        init?(of thread: Int32, in folder: String) {
            func open(_ name: String) -> Int32 { Foundation.open("\(folder)/\(thread)/\(name)", O_RDONLY | O_CLOEXEC) }
            self.thread = thread
            state = open("stat")
            guard state >= 0 else { return nil }
            schedule = open("schedstat")
            place = open("wchan")
        }

        /// Closes them.
        func close() {
            for file in [state, schedule, place] where file >= 0 { Foundation.close(file) }
        }
    }
#endif
