import Foundation

/// The entry point that all tools share.
package enum Tool {
    /// Runs a tool with its arguments; if it fails, prints why and exits.
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
