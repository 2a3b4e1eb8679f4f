import Foundation
import ModuleGuard
import ModuleWriter
import SpyGenerator

/// What is written for a module of one file.
struct Written {
    let files: [LawsFile]
    let problems: [GuardProblem]

    /// - Parameters:
    ///   - source: The text of the module.
    ///   - isRead: Whether the guard sees the file as well, and not only the graph.
    ///   - flags: What the compiler is told.
    ///   - isOnMainActorByDefault: Whether the tests are.
    ///   - naming: How a team calls its protocols.
    init(
        _ source: String,
        isRead: Bool = false,
        flags: [String] = [],
        isOnMainActorByDefault: Bool = false,
        naming: NamingScheme? = nil
    ) throws {
        (files, problems) = try Compiler.use { compiler in
            let graphs = try compiler.graphs(of: source, module: "Sample", flags: flags)
            let file = compiler.folder.appending(component: "Sample.swift").path(percentEncoded: false)
            let guarding = ModuleGuard(
                target: "Sample",
                graphs: graphs,
                sources: isRead ? [file] : [],
                options: SpyOptions(isNonisolatedByDefault: !isOnMainActorByDefault),
                naming: naming
            )
            return guarding.laws
        }
    }

    /// The text of the only file.
    var text: String { files.count == 1 ? files[0].text : "" }

    /// The only file.
    var notes: [String] { files.flatMap(\.notes) }
}
