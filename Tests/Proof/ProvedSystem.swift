import Foundation
public import VIPERSpecs

/// A published VIPER system: its specs, and its reference modules on the stage of the laws.
public struct ProvedSystem: Sendable {
    /// What the manifest calls it.
    public let name: String
    /// Its specs.
    public let specs: [ProvedSpec]
    /// Its reference modules, each with what the table calls it.
    public let modules: KeyValuePairs<String, Module>

    /// Lists a system.
    ///
    /// - Parameters:
    ///   - name: What the manifest calls it.
    ///   - specs: Its specs.
    ///   - modules: Its reference modules, each with what the table calls it.
    public init(_ name: String, specs: [ProvedSpec], modules: KeyValuePairs<String, Module>) {
        self.name = name
        self.specs = specs
        self.modules = modules
    }
}

extension [ProvedSystem] {
    /// The specs of all systems.
    public var specs: [ProvedSpec] { flatMap(\.specs) }

    /// What was asked for: the specs whose name, such as `Todo.ListInteractorSpec`, has a match of `VIPER_SPECS`, or
    /// all.
    public var chosen: [ProvedSystem] {
        guard let pattern = ProcessInfo.processInfo.environment["VIPER_SPECS"], !pattern.isEmpty else { return self }
        let chosen = map { system in
            let specs = system.specs.filter { "\(system.name).\($0.name)".isMatched(by: pattern) }
            return ProvedSystem(system.name, specs: specs, modules: specs.isEmpty ? [:] : system.modules)
        }
        // NB: a test without arguments would pass unseen.
        precondition(!chosen.specs.isEmpty, "VIPER_SPECS=\(pattern) chooses none of the specs.")
        return chosen
    }
}

extension String {
    fileprivate func isMatched(by pattern: String) -> Bool {
        range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
    }
}
