import SpyGenerator

/// The name of a module, which begins the names of its types and files.
package struct ModuleName: Equatable, Sendable {
    /// The name, such as `Login`.
    package let text: String

    /// Checks that a name works in Swift and on every file system.
    ///
    /// - Parameter text: The name.
    /// - Throws: ``ChoiceProblem`` if it does not.
    package init(_ text: String) throws {
        func refuse(_ reason: String) -> ChoiceProblem { ChoiceProblem("“\(text)” is no name for a module: \(reason)") }
        guard let first = text.first else { throw refuse("it is empty.") }
        if text.contains(where: { "/\\:".contains($0) }) {
            throw refuse("it is a path; --target says where the module goes.")
        }
        if Keywords.isReserved(text) { throw refuse("it is a word of Swift itself.") }
        guard text.isIdentifier else {
            throw refuse("types begin with it, so it has letters, digits and underscores only, and a letter first.")
        }
        guard first.isUppercase else {
            throw refuse(
                "types begin with it, so it begins with a capital letter: \(first.uppercased())\(text.dropFirst())."
            )
        }
        if Self.devices.contains(text.uppercased()) { throw refuse("Windows keeps it for a device.") }
        // File names consist of it and a suffix, and file systems allow 255 bytes.
        if text.utf8.count > 100 { throw refuse("it is longer than file names can be that are made of it.") }
        if Self.modules.contains(text) { throw refuse("a module that its files import is called so.") }
        self.text = text
    }

    private static let devices = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] }
    )

    private static let modules: Set<String> = [
        "Swift", "Foundation", "Observation", "SwiftUI", "Testing", "UIKit", "VIPERSpecs", "VIPERSpies", "XCTest",
    ]
}
