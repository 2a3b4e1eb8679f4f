/// A stream that does its work only while somebody reads it.
public struct ColdStream<Element: Sendable>: AsyncSequence, Sendable {
    /// Reads the elements.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let start: @Sendable (AsyncStream<Element>.Continuation) -> Task<Void, Never>
        private var elements: AsyncStream<Element>.Iterator?

        init(start: @escaping @Sendable (AsyncStream<Element>.Continuation) -> Task<Void, Never>) {
            self.start = start
        }

        /// Returns the next element; the first call starts the work.
        public mutating func next() async -> Element? {
            if elements == nil {
                let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
                let work = start(continuation)
                continuation.onTermination = { _ in work.cancel() }
                elements = stream.makeAsyncIterator()
            }
            return await elements?.next()
        }
    }

    private let start: @Sendable (AsyncStream<Element>.Continuation) -> Task<Void, Never>

    init(start: @escaping @Sendable (AsyncStream<Element>.Continuation) -> Task<Void, Never>) {
        self.start = start
    }

    /// Reads the elements from the beginning.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(start: start) }
}
