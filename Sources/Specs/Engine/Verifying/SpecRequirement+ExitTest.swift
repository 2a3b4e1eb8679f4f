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
        /// Violations that do not end the process are recorded as well: those of a `should` as known issues, and once
        /// more as warnings.
        ///
        /// - Parameter subject: Builds the module under test from the fixture; it may be called several
        ///   times.
        /// - Throws: ``NotApplicable`` if there is nothing to check.
        public func verifyInExitTest(
            subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
        ) async throws {
            let evaluation = Evaluation(of: self, within: nil, place: "an exit test", subject: subject)
            let noVerdict = await level == .must ? evaluation.perform() : warnings(of: evaluation)
            switch noVerdict {
            case nil: break
            case .notApplicable(let reason):
                // An exit test shows what its process wrote, but not what it threw.
                FileHandle.standardError.write(Data("\(id) does not apply: \(reason)\n".utf8))
                throw NotApplicable(reason)
            case let noVerdict?: Issue.record("\(headline)\n\(noVerdict)")
            }
        }

        /// Turns the issues of an evaluation into warnings, and returns why it has no verdict.
        ///
        /// Without a test, only what handles known issues gets them.
        private func warnings(of evaluation: Evaluation<S>) async -> NoVerdict? {
            let reasons = Shared<[String]>([])
            let noVerdict = Shared<NoVerdict?>(nil)
            await withKnownIssue("\(headline)", isIntermittent: true) {
                noVerdict.value = await evaluation.perform()
            } matching: { issue in
                reasons.update { $0.append(issue.reason) }
                return true
            }
            for reason in reasons.value { Issue.warn("\(headline)\n\(reason)", at: #_sourceLocation) }
            return noVerdict.value
        }
    }
#endif
