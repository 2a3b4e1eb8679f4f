extension Array where Element: Equatable {
    /// Returns the elements that another list lacks, counting equal elements one by one.
    func missing(in other: [Element]) -> [Element] {
        var rest = other
        return filter { element in
            guard let index = rest.firstIndex(of: element) else { return true }
            rest.remove(at: index)
            return false
        }
    }
}
