extension String {
    /// Whether the text is a valid identifier in Swift.
    var isIdentifier: Bool {
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0 == "_" || ("0"..."9").contains($0) }
    }
}
