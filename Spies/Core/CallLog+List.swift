extension CallLog {
    /// Lists the values of a parameter pack, so that a call can carry them.
    ///
    /// - Parameter values: The values.
    /// - Returns: The values in their order.
    public static func list<each Value>(_ values: repeat each Value) -> [Any] {
        var list: [Any] = []
        repeat list.append(each values)
        return list
    }
}
