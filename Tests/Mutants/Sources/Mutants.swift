import Foundation

/// Changes the reference modules in one place at a time, and lists the changes that no requirement notices.
///
/// Arguments: the kit's folder, and a part of the names of the files to change, if not all are.
@main struct Mutants {
    static func main() async {
        do {
            let arguments = CommandLine.arguments.dropFirst()
            let isGood = try await run(in: URL(filePath: arguments.first ?? "."), only: arguments.dropFirst().first)
            exit(isGood ? 0 : 1)
        } catch {
            print(error)
            exit(1)
        }
    }

    private static func run(in kit: URL, only filter: String?) async throws -> Bool {
        let own = kit.appending(path: "Tests/Mutants")
        let leftOut = try Excuses(contentsOf: own.appending(path: "LeftOut.txt"))
        let known = try Excuses(contentsOf: own.appending(path: "Survivors.txt"))
        let mirror = Mirror(kit: kit, folder: kit.appending(path: ".build/mutants/kit"))
        let population = try await Population(in: mirror, without: leftOut)
        let mutants = population.mutants.filter { filter.map($0.file.contains) ?? true }
        guard !mutants.isEmpty else { throw Trouble("No mutant is in \(filter ?? "the reference modules").") }
        print("Trying \(mutants.count) mutants …")
        let outcomes = try await outcomes(of: mutants, in: try await mirror.tests())
        let report = Report(outcomes: outcomes, population: population, known: known, isWhole: filter == nil)
        let results = kit.appending(path: ".build/mutants/results.txt")
        try report.everything.write(to: results, atomically: true, encoding: .utf8)
        print(report.text)
        return report.isGood
    }

    /// Tries each mutant, two at a time, since they wait more than they work.
    private static func outcomes(of mutants: [Mutant], in tests: String) async throws -> [(Mutant, Outcome)] {
        let original = Mutant(number: 0, file: "Todo/", member: "", line: 0, original: "", changed: "")
        let originalLaws = Mutant(number: 0, file: "Laws/", member: "", line: 0, original: "", changed: "")
        let start = ContinuousClock.now
        for module in [original, originalLaws] {
            if case .killed(let reason) = try await Outcome(of: module, in: tests, within: 300) {
                throw Trouble("The reference in \(module.file) is not accepted itself: \(reason).")
            }
        }
        // NB: nobody may be called endless for being slow.
        let limit = max(90, 15 * Int((ContinuousClock.now - start).components.seconds))
        return try await withThrowingTaskGroup(of: (Mutant, Outcome).self) { group in
            var (waiting, outcomes) = (mutants[...], [(Mutant, Outcome)]())
            func next() {
                guard let mutant = waiting.popFirst() else { return }
                group.addTask { (mutant, try await Outcome(of: mutant, in: tests, within: limit)) }
            }
            next()
            next()
            for try await outcome in group {
                outcomes.append(outcome)
                next()
            }
            return outcomes.sorted { $0.0.number < $1.0.number }
        }
    }
}
