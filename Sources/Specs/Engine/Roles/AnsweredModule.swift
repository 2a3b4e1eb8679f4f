/// A spec of a module that is asked something, asks a service or a store itself, and tells a listener the result.
///
/// The requirements that hold for every such module are written once, in ``shared(_:from:)``.
@MainActor
package protocol AnsweredModule: Spec {
    /// The words for the module and its listener, such as interactor and output.
    nonisolated static var names: (module: String, listener: String) { get }
    /// How many kinds of answers there are.
    nonisolated static var kinds: Int { get }

    /// Returns fresh doubles that hold their answers.
    static func fixture() -> Fixture

    /// Asks the module, and waits until it has asked.
    static func ask(_ run: Run) async

    /// Returns the words for a kind of answer, such as “a failure”.
    nonisolated static func words(of kind: Int) -> String

    /// Returns kinds of answers to give one after the other, each of which changes something.
    nonisolated static func answers(endingIn kind: Int) -> [Int]

    /// Gives an answer of a kind to the module's last question, from another executor if there is one.
    static func answer(_ run: Run, _ kind: Int) async

    /// Lets doubles forget the answered questions and release their callers, as most services do.
    static func forgetAnswered(in fixture: Fixture)

    /// Does something else that a user does after an answer, such as searching, and answers what the module asks then.
    static func goOn(_ run: Run) async

    /// Returns how often the module has asked.
    static func questions(in fixture: Fixture) -> Int

    /// Returns how often the listener was told something.
    static func tellings(in fixture: Fixture) -> Int

    /// Returns the listener.
    static func listener(in fixture: Fixture) -> AnyObject

    /// Releases the listener.
    static func letGoOfListener(_ run: Run) async

    /// Releases the listener, and everything that goes with it, before an answer comes.
    static func leave(_ run: Run) async
}

extension AnsweredModule {
    /// Does nothing, since most doubles are only told something and hold no questions.
    package static func forgetAnswered(in fixture: Fixture) {}

    /// Does nothing, since most modules offer nothing else to do.
    package static func goOn(_ run: Run) async {}

    /// Releases the listener alone, since most modules can outlive their listener.
    package static func leave(_ run: Run) async { await letGoOfListener(run) }

    /// Returns kinds of which no two in a row are the same, since a module need not repeat what is shown already.
    package nonisolated static func answers(endingIn kind: Int) -> [Int] {
        kind == kinds - 1 ? [kind, 0, kind] : [kinds - 1, kind]
    }

    /// Starts a module that has asked and is not answered yet.
    package static func askAndHold(_ trial: Trial<Self>) async throws -> Run {
        let run = try await trial.start(fixture())
        await ask(run)
        try CouldNotLook.unless(questions(in: run.fixture) > 0, "the \(names.module) never asked for anything.")
        return run
    }

    /// Asks once more, answers, and waits until the listener is told the result.
    package static func askAndAnswer(_ run: Run, _ kind: Int) async throws {
        let count = tellings(in: run.fixture)
        await ask(run)
        await answer(run, kind)
        await run.settle { tellings(in: $0) > count }
    }
}
