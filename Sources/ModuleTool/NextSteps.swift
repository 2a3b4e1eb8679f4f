/// The steps that remain once a module is written.
struct NextSteps {
    let place: ModulePlace
    let mocks: [String]
    let hasPlainView: Bool
    let hasInteractor: Bool
    let isObserved: Bool
    let isOnMainActorByDefault: Bool

    private static let kit = ".product(name: \"VIPERConformance\", package: \"viper-conformance\")"

    var text: String {
        ([declaration, dependency, order, upkeep] as [String?]).compactMap(\.self).joined(separator: "\n\n")
    }

    private var declaration: String? {
        var lines: [String] = []
        if !place.isTargetDeclared { lines.append("    .target(name: \"\(place.target.name)\"),") }
        if !place.areTestsDeclared {
            lines += [
                "    .testTarget(",
                "        name: \"\(place.tests.name)\",",
                "        dependencies: [\"\(place.target.name)\", \(Self.kit)]\(isOnMainActorByDefault ? "," : "")",
            ]
            if isOnMainActorByDefault { lines.append("        swiftSettings: [.defaultIsolation(MainActor.self)]") }
            lines.append("    ),")
        }
        if lines.isEmpty { return nil }
        return "Add to the targets in Package.swift:\n\n" + lines.joined(separator: "\n")
    }

    private var dependency: String? {
        guard place.areTestsDeclared, !place.hasKit else { return nil }
        return """
            Add what the tests import to the dependencies of \(place.tests.name) in Package.swift:

                \(Self.kit)
            """
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
        let options = mocks.map { "--mock '\($0)'" } + (isOnMainActorByDefault ? ["--main-actor-by-default"] : [])
        let command = (["generate-spies --target \(place.target.name)"] + options).joined(separator: " ")
        return """
            Once protocols have changed, this writes the spies anew:

                swift package --allow-writing-to-package-directory \(command)
            """
    }
}
