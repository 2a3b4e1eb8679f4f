public import Testing

extension Module {
    /// One law together with the module that it checks.
    public struct Law: Sendable {
        /// The law.
        public let requirement: ModuleLaws.Requirement
        let module: Module

        /// Proves that the module obeys this law, inside a test.
        ///
        /// Everything that is said of
        /// ``SpecRequirement/verify(within:deviations:inapplicable:fileID:filePath:line:column:subject:)``
        /// holds here too: each violation of the law fails the test at the line of this call.
        ///
        /// - Parameters:
        ///   - deadline: How long each subject that the law builds may take, instead of the law's own limit.
        ///   - deviations: Laws that the module knowingly does not obey, each with the reason.
        ///   - inapplicable: Laws that do not apply to the module, or ask a question that has no answer, each with the
        ///     reason.
        ///   - fileID: The consumer's file; leave it out.
        ///   - filePath: The consumer's file; leave it out.
        ///   - line: The consumer's line; leave it out.
        ///   - column: The consumer's column; leave it out.
        /// - Throws: ``NoTestIsRunning`` outside a test; Swift Testing's own error if the law is skipped.
        public func verify(
            within deadline: Duration? = nil,
            deviations: Acknowledged = [:],
            inapplicable: Acknowledged = [:],
            fileID: String = #fileID,
            filePath: String = #filePath,
            line: Int = #line,
            column: Int = #column
        ) async throws {
            try await module.known.during {
                try await requirement.verify(
                    within: deadline,
                    deviations: deviations,
                    inapplicable: inapplicable,
                    fileID: fileID,
                    filePath: filePath,
                    line: line,
                    column: column,
                    subject: module.stage
                )
            }
        }

        /// Finds out whether the module obeys this law, without failing the test.
        ///
        /// - Parameter deadline: How long the law may take, instead of its own limit.
        /// - Returns: The verdict, with the text of each failure.
        /// - Throws: ``NoTestIsRunning`` outside a test.
        public func verdict(within deadline: Duration? = nil) async throws -> Verdict {
            try await module.known.during { try await requirement.verdict(within: deadline, subject: module.stage) }
        }
    }
}

#if os(macOS) || os(Linux) || os(Windows) || os(FreeBSD) || os(OpenBSD)
    extension Module.Law {
        /// Plays this law in an exit test, so that a trap of the module ends only that process.
        ///
        /// - Throws: What ``SpecRequirement/verifyInExitTest(subject:)`` throws.
        @MainActor
        public func verifyInExitTest() async throws {
            try await requirement.verifyInExitTest(subject: module.stage)
        }
    }
#endif

extension Module.Law: CustomStringConvertible, CustomTestStringConvertible {
    /// The id, the level and the statement.
    public var description: String { requirement.headline }

    /// The id, which names the test case in reports.
    public var testDescription: String { requirement.id }
}
