import SpyGenerator

extension String {
    /// Whether a text declares or extends a type.
    func declares(_ name: String) -> Bool {
        ["class", "struct", "actor", "extension", "enum"].contains { keyword in
            ranges(of: "\(keyword) \(name)").contains { !(self[$0.upperBound...].first?.isInNames ?? false) }
        }
    }
}
