/// The steps that remain once a module is written.
struct NextSteps {
    let place: ModulePlace
    let mocks: [String]
    let hasPlainView: Bool
    let hasInteractor: Bool
    let isObserved: Bool

    var text: String {
        ([declaration, order, upkeep] as [String?]).compactMap(\.self).joined(separator: "\n\n")
    }

    private var declaration: String? {
        let kit = ".product(name: \"VIPERConformance\", package: \"viper-conformance\")"
        var lines: [String] = []
        if !place.isTargetDeclared { lines.append("    .target(name: \"\(place.target.name)\"),") }
        if !place.areTestsDeclared {
            lines += [
                "    .testTarget(",
                "        name: \"\(place.tests.name)\",",
                "        dependencies: [\"\(place.target.name)\", \(kit)]",
                "    ),",
            ]
        } else if !place.hasKit {
            return
                "Add what the tests import to the dependencies of \(place.tests.name) in Package.swift:\n\n    \(kit)"
        }
        if lines.isEmpty { return nil }
        return "Add to the targets in Package.swift:\n\n" + lines.joined(separator: "\n")
    }

    private var order: String {
        let roles = [hasInteractor ? "the interactor" : nil, "the presenter", hasPlainView ? "the view" : nil]
        let names = roles.compactMap(\.self)
        let order =
            names.count == 1
            ? names[0] : "\(names[0]) first, " + names.dropFirst().map { "then \($0)" }.joined(separator: ", ")
        return "swift test is red now, and says what to write: \(order); the laws come after it."
            + (isObserved ? "\nObservation needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1." : "")
    }

    private var upkeep: String {
        let mocks = mocks.map { " --mock '\($0)'" }.joined()
        return """
            Once protocols have changed, this writes the spies anew:

                swift package --allow-writing-to-package-directory generate-spies --target \(place.target.name)\(mocks)
            """
    }
}
