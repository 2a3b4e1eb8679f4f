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
#endif
