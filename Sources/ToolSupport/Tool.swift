import Foundation

/// What every tool does with what it is told to run.
package enum Tool {
    /// Runs a tool on its arguments; if it fails, says why and ends the process.
    package static func main(_ run: ([String]) throws -> Void) {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch let error as UsageError {
            Console.warn("error: \(error)")
            exit(64)
        } catch {
            Console.warn("error: \((error as? Failure)?.description ?? error.systemReason)")
            exit(1)
        }
    }
}
