import SpyGenerator

/// Several files of the kit in one, for a module that does not depend on the kit.
struct MergedFile {
    let name: String
    /// The file's source, in a few words.
    let origin: String
    let files: [TextFile]

    /// Returns the file as another module needs it.
    func output(_ adapt: Adaptation) -> OutputFile {
        let lines = files.map {
            adapt($0.text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        let imports = Dictionary(grouping: lines.joined().compactMap(Import.init), by: \.module)
            .map { "\($1.contains(where: \.isPublic) ? "public " : "")import \($0)\n" }
        let texts = lines.map { lines in
            lines.filter { Import($0) == nil }.drop(while: \.isEmpty).joined(separator: "\n")
        }
        return OutputFile(name: name, generated: (imports.sorted() + texts).joined(separator: "\n"), origin: origin)
    }
}

extension MergedFile {
    /// The support of all spies.
    static var support: MergedFile {
        get throws {
            MergedFile(
                name: "SpySupport.swift",
                origin: "the core spies of the kit",
                files: try Kit.files(in: "Spies/Core")
            )
        }
    }

    /// The roles of VIPER, with the doubles that stand for them.
    static var roles: MergedFile {
        get throws {
            let files = try Kit.files(in: "Sources/Contracts/Roles") + Kit.files(in: "Spies/Roles")
            return MergedFile(name: "VIPERContracts.swift", origin: "the roles of the kit", files: files)
        }
    }

    /// The contracts of a system.
    static func contracts(of system: String) throws -> MergedFile {
        let name = "\(system)Contracts"
        return MergedFile(name: "\(name).swift", origin: name, files: try Kit.files(in: "Sources/Contracts/\(system)"))
    }
}
