import VIPERSpecs

extension Spec {
    /// The id with a number, so that a table can do without the prefix.
    static func id(_ number: Int) -> String {
        let prefix = requirements.first?.id.dropLast(2) ?? ""
        return prefix + (number < 10 ? "0\(number)" : "\(number)")
    }
}
