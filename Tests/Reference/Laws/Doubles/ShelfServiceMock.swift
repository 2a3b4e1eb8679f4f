public import VIPERSpies

/// Stands for the library, records what it is asked and answers as planned.
@MainActor
public final class ShelfServiceMock: ShelfService, CallRecording {
    /// A call of one of its methods, with the arguments.
    public enum Call: RecordedCall, Sendable {
        /// `books(matching query: String, completion:)`
        case books(matching: String)
        /// `page(_ number: Int, completion:)`
        case page(Int)
        /// `borrow(_ title: String, completion:)`
        case borrow(String)
    }

    /// Records the calls.
    public let recorder: Recorder<Call>

    /// The answers to `books(matching:completion:)`.
    public let books: Answers<String, [Book], Offline>
    /// The answers to `page(_:completion:)`.
    public let page: Answers<Int, [Book], Offline>
    /// The answers to `borrow(_:completion:)`.
    public let borrow: Answers<String, Int, Offline>

    /// Creates a mock without calls, whose answers have to be planned.
    ///
    /// - Parameter log: The log to share with other doubles.
    public init(log: CallLog) {
        recorder = Recorder("ShelfService", log: log)
        books = Answers("ShelfService.books", log: log)
        page = Answers("ShelfService.page", log: log)
        borrow = Answers("ShelfService.borrow", log: log)
    }

    /// Records the call and answers as planned.
    public func books(matching query: String, completion: @escaping @MainActor (Result<[Book], Offline>) -> Void) {
        recorder.ask(.books(matching: query), with: query, of: books, completion)
    }

    /// Records the call and answers as planned.
    public func page(_ number: Int, completion: @escaping @MainActor (Result<[Book], Offline>) -> Void) {
        recorder.ask(.page(number), with: number, of: page, completion)
    }

    /// Records the call and answers as planned.
    public func borrow(_ title: String, completion: @escaping @MainActor (Result<Int, Offline>) -> Void) {
        recorder.ask(.borrow(title), with: title, of: borrow, completion)
    }
}
