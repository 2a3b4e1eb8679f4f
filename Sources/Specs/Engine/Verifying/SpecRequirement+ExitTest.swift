#if os(macOS) || os(Linux) || os(Windows) || os(FreeBSD) || os(OpenBSD)
    import Foundation
    import Testing

    extension SpecRequirement {
        /// Plays this requirement in an exit test, so that a trap in the module ends only a process of its own.
        ///
        /// A module with an `unowned` reference can end the whole test run when an answer comes late.
        /// Here that becomes a failure of one test, with a name:
        ///
        /// ```swift
        /// @Test func survivesLateAnswers() async {
        ///     await #expect(processExitsWith: .success, "LAW-03: a late answer ended the process") {
        ///         try await ModuleLaws.requirement("LAW-03").verifyInExitTest { stage in … }
        ///     }
        /// }
        /// ```
        ///
        /// Violations that do not end the process are recorded as well.
        ///
        /// - Parameter subject: Builds the module under test from the fixture; it may be called several
        ///   times.
        /// - Throws: ``NotApplicable`` if there is nothing to check, and ``SubjectNotBuilt``.
        @MainActor
        public func verifyInExitTest(
            subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
        ) async throws {
            let record = EvaluationRecord()
            let trial = Trial<S>(subject: subject, record: record, clock: BodyClock(deadline: deadline))
            do {
                try await trial.run(body)
            } catch let reason as NotApplicable {
                // An exit test shows what its process wrote, but not what it threw.
                FileHandle.standardError.write(Data("\(id) does not apply: \(reason)\n".utf8))
                throw reason
            }
            for problem in record.problems { say(problem) }
            if !record.hasCalls { Issue.record("\(headline)\nNothing was checked: no double was called.") }
        }

        private func say(_ problem: String) {
            #if compiler(>=6.3)
                Issue.record("\(headline)\n\(problem)", severity: level == .should ? .warning : .error)
            #else
                Issue.record("\(headline)\n\(problem)")
            #endif
        }
    }
#endif
