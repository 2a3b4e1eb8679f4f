import SpyGenerator

extension String {
    /// Whether a type is declared or extended in a text.
    func declares(_ name: String) -> Bool {
        ["class", "struct", "actor", "extension", "enum"].contains { keyword in
            ranges(of: "\(keyword) \(name)").contains { !(self[$0.upperBound...].first?.isInNames ?? false) }
        }
    }
}
