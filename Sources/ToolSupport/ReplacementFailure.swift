/// The reason why files were not replaced.
package struct ReplacementFailure: Error, CustomStringConvertible {
    /// The file that cannot be written or removed.
    package let path: String
    /// The system's words for the reason.
    package let reason: String
    /// The files that were changed nevertheless, since they could not be restored.
    package let remaining: [String]

    init(path: String, reason: any Error, remaining: [String]) {
        self.path = path
        self.reason = reason.systemReason
        self.remaining = remaining
    }

    /// What happened, in one sentence.
    package var description: String {
        if remaining.isEmpty { return "Nothing was written, since \(path) cannot be (\(reason))." }
        return "\(path) cannot be written (\(reason)), and this could not be restored: "
            + "\(remaining.joined(separator: "; "))."
    }
}
