extension Set<Outcome> {
    /// The outcomes in the order in which they are looked at.
    var inOrder: [Outcome] { Outcome.allCases.filter(contains) }
}
