#if canImport(Combine)
    public import Combine

    extension Recorder {
        /// Records a call whose answer comes from a publisher.
        ///
        /// The question is asked when this is called, and a late subscriber still gets the
        /// answer. A publisher passes the first answer on and then ends.
        ///
        /// - Parameters:
        ///   - call: What was called, with its arguments.
        ///   - arguments: The arguments once more, for answers that depend on them.
        ///   - answers: How the member is answered.
        /// - Returns: A publisher that passes the first answer on and then ends.
        public func publisher<Arguments, Value, Failure>(
            of call: Call,
            with arguments: Arguments,
            from answers: Answers<Arguments, Value, Failure>
        ) -> AnyPublisher<Value, Failure> {
            Future { promise in
                // A promise can be kept on any thread, but its type does not say so.
                nonisolated(unsafe) let promise = promise
                self.askAnywhere(call, with: arguments, of: answers) { promise($0) }
            }
            .eraseToAnyPublisher()
        }

        /// Records a call without arguments whose answer comes from a publisher.
        ///
        /// - Parameters:
        ///   - call: What was called.
        ///   - answers: How the member is answered.
        /// - Returns: A publisher that passes the first answer on and then ends.
        public func publisher<Value, Failure>(
            of call: Call,
            from answers: Answers<Void, Value, Failure>
        ) -> AnyPublisher<Value, Failure> {
            publisher(of: call, with: (), from: answers)
        }
    }
#endif
