import Testing
public import VIPERSpecs

extension Witness {
    /// Runs every requirement on the faulty module, and expects that exactly the listed ones are violated.
    public func expectToBeCaught() async throws {
        try await KnownVerdicts.ofOneModule { try await expectEachToCatch() }
    }

    private func expectEachToCatch() async throws {
        var violated: Set<String> = []
        var reasons: [String] = []
        // What another one presupposes is judged before it, with its own patience.
        for requirement in S.requirementsAfterPresuppositions {
            let isListed = self.violated.contains(requirement.id)
            // A witness is given little patience for what it violates, and less than a correct module for the rest.
            let verdict = try await Patience.$current.withValue(isListed ? .brief : .fair) {
                try await requirement.verdict(within: isListed ? deadline : nil, subject: build)
            }
            guard case .violated(let failures) = verdict else { continue }
            violated.insert(requirement.id)
            if !isListed {
                reasons.append("\(requirement.id): \(failures.first?.prefix(600) ?? "")")
            }
        }
        #expect(violated.sorted() == self.violated.sorted(), "\(reasons.joined(separator: "\n"))")
    }
}

/// Expects that each `must` requirement of a spec is violated by at least one witness.
///
/// - Parameter witnesses: All witnesses of the spec.
public func expectEveryMustToHaveAWitness<S: Spec>(_ witnesses: [Witness<S>]) {
    let caught = witnesses.reduce(into: Set<String>()) { $0.formUnion($1.violated) }
    let unwitnessed = S.requirements.filter { $0.level == .must && !caught.contains($0.id) }.map(\.id)
    #expect(unwitnessed == [], "A requirement that nothing can violate says nothing.")
    #expect(caught.isSubset(of: S.requirements.map(\.id)))
}
