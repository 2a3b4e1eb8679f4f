import Foundation

/// Reports that the global executor starts no more jobs.
///
/// The test framework runs there too and cannot record an issue, so this writes a line to standard error.
final class CrowdedExecutor: Sendable {
    private let isTold = Shared(false)

    /// Writes the line, once.
    ///
    /// - Parameter name: The requirement that waits, and where it is verified.
    func tell(of name: String) {
        let wasTold = isTold.update { isTold in
            defer { isTold = true }
            return isTold
        }
        guard !wasTold else { return }
        let text = """
            \(name) waits: the global executor has begun nothing for 60 seconds. Tasks that never suspend keep all of its \
            threads, so that not even the test framework can go on.\n
            """
        FileHandle.standardError.write(Data(text.utf8))
    }
}
