/// The text that a user types to log in.
struct Credentials: Equatable {
    var email = ""
    var password = ""

    /// Whether there are an address and a long enough password.
    var areComplete: Bool { isAddress && password.count >= 6 }

    private var isAddress: Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !email.contains(where: \.isWhitespace) else { return false }
        let domain = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return domain.count > 1 && domain.allSatisfy { !$0.isEmpty }
    }
}
