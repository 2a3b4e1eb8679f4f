import Foundation

/// Says that the global executor begins nothing any more.
///
/// The test framework runs there too, so that no issue can be recorded: a line on the standard error is all that is left.
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
