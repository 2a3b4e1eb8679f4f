/// Keeps the loans of the user.
@MainActor
public protocol ShelfStore {
    /// Keeps a loan.
    func keepLoan(_ number: Int)
}
