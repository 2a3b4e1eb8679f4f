#if canImport(Combine)
    public import Combine

    extension Answers {
        /// Asks for an answer that comes from a publisher.
        ///
        /// The question is asked when this is called, and a subscriber that comes late hears the answer
        /// all the same. A publisher passes the first answer on and then ends.
        ///
        /// - Returns: The value or the error that is given.
        public func publisher() -> AnyPublisher<Value, Failure> {
            Future { promise in
                // NB: a promise can be kept on any thread, which its type does not say.
                nonisolated(unsafe) let promise = promise
                self.askAnywhere { promise($0) }
            }
            .eraseToAnyPublisher()
        }
    }

    extension Recorder {
        /// Records a call whose answer comes from a publisher; see ``Answers/publisher()``.
        ///
        /// - Parameters:
        ///   - call: What was called, with its arguments.
        ///   - answers: How the member is answered.
        /// - Returns: A publisher that passes the first answer on and then ends.
        public func publisher<Value, Failure>(
            of call: Call,
            from answers: Answers<Value, Failure>
        ) -> AnyPublisher<Value, Failure> {
            Future { promise in
                // NB: a promise can be kept on any thread, which its type does not say.
                nonisolated(unsafe) let promise = promise
                self.askAnywhere(call, of: answers) { promise($0) }
            }
            .eraseToAnyPublisher()
        }
    }
#endif
