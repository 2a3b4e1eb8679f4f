import Foundation
public import VIPERSpecs

/// A published VIPER system: its specs, and its reference modules on the stage of the laws.
public struct ProvedSystem: Sendable {
    /// The name of the system in the manifest.
    public let name: String
    /// Its specs.
    public let specs: [ProvedSpec]
    /// The reference modules, by their names in the table.
    public let modules: KeyValuePairs<String, Module>

    /// Lists a system.
    ///
    /// - Parameters:
    ///   - name: The name of the system in the manifest.
    ///   - specs: Its specs.
    ///   - modules: The reference modules, by their names in the table.
    public init(_ name: String, specs: [ProvedSpec], modules: KeyValuePairs<String, Module>) {
        self.name = name
        self.specs = specs
        self.modules = modules
    }
}

extension [ProvedSystem] {
    /// The specs of all systems.
    public var specs: [ProvedSpec] { flatMap(\.specs) }

    /// The specs whose names, such as `Todo.ListInteractorSpec`, match the regular expression `VIPER_SPECS`, or all
    /// specs.
    public var chosen: [ProvedSystem] {
        guard let pattern = ProcessInfo.processInfo.environment["VIPER_SPECS"], !pattern.isEmpty else { return self }
        let chosen = map { system in
            let specs = system.specs.filter { "\(system.name).\($0.name)".isMatched(by: pattern) }
            return ProvedSystem(system.name, specs: specs, modules: specs.isEmpty ? [:] : system.modules)
        }
        // A test without arguments would pass without checking anything.
        precondition(!chosen.specs.isEmpty, "VIPER_SPECS=\(pattern) chooses none of the specs.")
        return chosen
    }
}

extension String {
    fileprivate func isMatched(by pattern: String) -> Bool {
        range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
    }
}
