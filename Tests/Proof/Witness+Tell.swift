public import Testing
public import VIPERSpecs

extension Witness {
    /// Verifies requirements of the faulty module as a consumer does, and expects failures that a person understands.
    ///
    /// - Parameter ids: Requirements that the witness violates.
    public func expectToBeTold(of ids: [String]) async throws {
        for id in ids {
            let requirement = try S.requirement(id)
            let issues = try await issues { [deadline, build] in
                try await Patience.$current.withValue(.brief) {
                    try await requirement.verify(within: deadline, subject: build)
                }
            }
            #expect(!issues.isEmpty, "\(id) says nothing.")
            let texts = issues.map(\.lines)
            #expect(texts.filter { $0.first != requirement.headline } == [], "\(id) does not begin with its headline.")
            #expect(texts.filter { $0.count < 2 || $0.contains("") } == [], "\(id) says nothing but its headline.")
            let modules = /\b(Todo|VIPER|Law)(Contracts|Spies|Specs|Reference|Probes|Witnesses|Variants)\.|Optional\(/
            let names = texts.joined().filter { $0.contains(modules) }
            #expect(names == [], "\(id) speaks of modules or optionals.")
            let stories = texts.joined().filter { $0.hasPrefix("What happened:\n") }
            #expect(stories.count == 1, "\(id) tells no story, but \(texts).")
        }
    }
}

/// Returns the requirements to verify each witness with: the first that it violates, and those that no witness before
/// showed.
///
/// - Parameter witnesses: All witnesses of a spec.
public func tellingPairs<S: Spec>(of witnesses: [Witness<S>]) -> [(witness: Witness<S>, ids: [String])] {
    var shown: Set<String> = []
    return witnesses.map { witness in
        let listed = S.requirements.map(\.id).filter(witness.violated.contains)
        let ids = listed.filter { $0 == listed.first || !shown.contains($0) }
        shown.formUnion(ids)
        return (witness, ids)
    }
}

extension Issue {
    /// The lines of an issue: the caught error if there is one, and then the comments.
    public var lines: [String] {
        guard case .errorCaught(let error) = kind else { return comments.map(\.rawValue) }
        return ["\(error)"] + comments.map(\.rawValue)
    }
}
