import VIPERSpecs

extension Spec {
    /// Returns the id with a number, so that tables need not repeat the prefix.
    static func id(_ number: Int) -> String {
        let prefix = requirements.first?.id.dropLast(2) ?? ""
        return prefix + (number < 10 ? "0\(number)" : "\(number)")
    }
}
