extension String {
    /// Returns a case without its type, if the text begins with this type.
    func abbreviated(_ type: String) -> String { hasPrefix("\(type).") ? String(dropFirst(type.count)) : self }
}
