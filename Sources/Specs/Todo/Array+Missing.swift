extension Array where Element: Equatable {
    /// What another list lacks of this one; of what is alike as many as it has too few.
    func missing(in other: [Element]) -> [Element] {
        var rest = other
        return filter { element in
            guard let index = rest.firstIndex(of: element) else { return true }
            rest.remove(at: index)
            return false
        }
    }
}
