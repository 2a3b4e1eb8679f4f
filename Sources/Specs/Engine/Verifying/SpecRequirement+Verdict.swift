import Testing

extension SpecRequirement {
    /// Finds out whether a module meets this requirement, without failing the test.
    ///
    /// The kit tests itself with it: each faulty module has to be caught. In a module's own tests,
    /// use ``verify(within:deviations:inapplicable:fileID:filePath:line:column:subject:)``.
    ///
    /// - Parameters:
    ///   - deadline: How long the requirement may take, instead of its own ``deadline``.
    ///   - subject: Builds the module under test from the fixture; it may be called several times.
    /// - Returns: The verdict, with the text of each failure.
    /// - Throws: ``NoTestIsRunning`` outside a test.
    public func verdict(
        within deadline: Duration? = nil,
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) async throws -> Verdict {
        try await verdict(within: deadline, place: "a test of the kit", subject: subject)
    }

    /// Finds out whether a module meets this requirement.
    ///
    /// - Parameter place: Where the module is judged, for a failure that names what blocks the main actor.
    func verdict(
        within deadline: Duration? = nil,
        place: String,
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) async throws -> Verdict {
        let evaluation = Evaluation(of: self, within: deadline, place: place, subject: subject)
        let noVerdict = try await evaluation.run { issue, _ in
            evaluation.record.add(failure: issue.reason)
            return nil
        }
        let verdict = Verdict(failures: evaluation.record.failures, noVerdict)
        KnownVerdicts.current?[id] = verdict
        return verdict
    }
}

extension Verdict {
    init(failures: [String], _ noVerdict: NoVerdict?) {
        self =
            switch noVerdict {
            case _ where !failures.isEmpty: .violated(failures)
            case nil: .satisfied
            case .notApplicable(let reason): .notApplicable(reason)
            case let noVerdict?: .notJudged("\(noVerdict)")
            }
    }
}
