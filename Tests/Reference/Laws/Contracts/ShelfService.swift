/// Knows the books of the library.
@MainActor
public protocol ShelfService {
    /// Finds the books whose titles match.
    func books(matching query: String, completion: @escaping @MainActor (Result<[Book], Offline>) -> Void)
    /// Finds the books of a further page.
    func page(_ number: Int, completion: @escaping @MainActor (Result<[Book], Offline>) -> Void)
    /// Borrows a book; the answer is the number of the loan.
    func borrow(_ title: String, completion: @escaping @MainActor (Result<Int, Offline>) -> Void)
}
