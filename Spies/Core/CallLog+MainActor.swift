import Foundation

extension CallLog {
    private static let isMainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, and so on the main actor.
    ///
    /// A module in Swift 5 mode can call a double of a `@MainActor` protocol from anywhere, so the compiler does not
    /// know. On Linux the main actor may run on any thread, so this asks the queue and not the thread.
    public static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: isMainQueue) == true }
}
