extension String {
    /// A case without the type that goes without saying.
    func abbreviated(_ type: String) -> String { hasPrefix("\(type).") ? String(dropFirst(type.count)) : self }
}
