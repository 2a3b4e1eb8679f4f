import Foundation
import SpyGenerator
import Testing

/// The spies of random protocols.
@Suite(.serialized) struct RandomProtocolTests {
    private static let count = 60
    /// `VIPER_BATCHES=100` tries more protocols; `make random` tries new ones each time.
    private static let batches = ProcessInfo.processInfo.environment["VIPER_BATCHES"].flatMap(UInt64.init) ?? 2

    @Test(arguments: 1...batches)
    func `A spy of any protocol compiles without a warning`(batch: UInt64) throws {
        let seed = try SeededGenerator.seed()
        print("Protocols are made up by a seed: once more with make random VIPER_SEED=\(seed) BATCHES=\(Self.batches)")
        let protocols = (0..<UInt64(Self.count)).map { number in
            RandomProtocol(name: "Random\(number)", seed: (seed &* 1_000 &+ batch) &* 10_000 &+ number)
        }
        try Compiler.use { compiler in
            try compiler.compileSupport()
            let text = RandomProtocol.preamble + protocols.map(\.text).joined(separator: "\n\n")
            let graphs = try compiler.graphs(of: text)
            let (spies, problems) = SpyGenerator(graphs: graphs)
                .spies(of: "Sample", options: SpyOptions(access: batch.isMultiple(of: 2) ? .public : .internal))
            #expect(problems == [], "VIPER_SEED=\(seed)")
            #expect(spies.count == Self.count, "VIPER_SEED=\(seed)")
            for mode in ["5", "6"] {
                do {
                    let files = spies.map { ($0.fileName, $0.text) }
                    try compiler.check(Dictionary(uniqueKeysWithValues: files), languageMode: mode)
                } catch let error as CompilerError {
                    let failed = protocols.filter { error.description.contains("/\($0.name)Spy.swift") }
                    Issue.record(
                        "VIPER_SEED=\(seed), Swift \(mode) mode:\n\(failed.map(\.text).joined(separator: "\n"))\n\(error.summary)"
                    )
                }
            }
        }
    }
}

extension CompilerError {
    /// The lines with errors and warnings, without notes.
    fileprivate var summary: String {
        let lines = description.split(separator: "\n").filter { $0.hasPrefix("/") && !$0.contains("note:") }
        return Set(lines).sorted().prefix(40).joined(separator: "\n")
    }
}
