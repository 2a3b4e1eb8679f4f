/// A spec of a module that is asked something, asks somebody itself, and tells a listener what came of it.
///
/// What has to be true of every such module is written once, as ``shared(_:from:)``.
@MainActor
package protocol AnsweredModule: Spec {
    /// What the module and its listener are called, such as interactor and output.
    nonisolated static var names: (module: String, listener: String) { get }
    /// How many kinds of answers there are.
    nonisolated static var kinds: Int { get }

    /// Fresh doubles that hold their answers.
    static func fixture() -> Fixture

    /// Asks the module, and waits until it has asked.
    static func ask(_ run: Run) async

    /// What a kind of answer is, such as “a failure”.
    nonisolated static func words(of kind: Int) -> String

    /// Kinds of answers that are given one after the other, of which each changes something.
    nonisolated static func answers(endingIn kind: Int) -> [Int]

    /// Gives an answer of a kind to what the module has asked last, from another executor if there is one.
    static func answer(_ run: Run, _ kind: Int) async

    /// Lets doubles forget the questions that were answered, and with them whoever was, as most services do.
    static func forgetAnswered(in fixture: Fixture)

    /// Does what else a user does to a module that was answered, such as searching, and answers what comes of it.
    static func goOn(_ run: Run) async

    /// How often the module has asked.
    static func questions(in fixture: Fixture) -> Int

    /// How often the listener was told.
    static func tellings(in fixture: Fixture) -> Int

    /// The listener.
    static func listener(in fixture: Fixture) -> AnyObject

    /// Lets go of the listener.
    static func letGoOfListener(_ run: Run) async

    /// Lets go of the listener, and of what goes with it, before an answer comes.
    static func leave(_ run: Run) async
}

extension AnsweredModule {
    /// Most doubles are told and ask nothing.
    package static func forgetAnswered(in fixture: Fixture) {}

    /// Nothing else is done to most modules.
    package static func goOn(_ run: Run) async {}

    /// Most modules bear that their listener goes before them.
    package static func leave(_ run: Run) async { await letGoOfListener(run) }

    /// What is answered after each other changes something, so that nobody waits to be told what is shown already.
    package nonisolated static func answers(endingIn kind: Int) -> [Int] {
        kind == kinds - 1 ? [kind, 0, kind] : [kinds - 1, kind]
    }

    /// Starts a module that has asked and was not answered yet.
    package static func askAndHold(_ trial: Trial<Self>) async throws -> Run {
        let run = try await trial.start(fixture())
        await ask(run)
        try CouldNotLook.unless(questions(in: run.fixture) > 0, "the \(names.module) never asked for anything.")
        return run
    }

    /// Asks once more, answers, and waits until the listener is told.
    package static func askAndAnswer(_ run: Run, _ kind: Int) async throws {
        let count = tellings(in: run.fixture)
        await ask(run)
        await answer(run, kind)
        await run.settle { tellings(in: $0) > count }
    }
}
