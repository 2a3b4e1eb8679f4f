import Testing

@testable import VIPERSpecs

/// Nothing more is coming once the stage is at rest.
@MainActor
@Suite struct CalmTests {
    @Test(arguments: [1, 10, 1_000])
    func waitsForATaskThatTakesItsTime(hops: Int) async {
        let stage = Stage()
        stage.presence.during {
            _ = Task.init {
                for _ in 0..<hops { await Elsewhere().hop() }
                stage.log.note("done")
            }
        }
        await Calm().settle(stage) { 0 }
        #expect(stage.log.story == ["done"])
    }

    @Test func doesNotWaitForACallerThatWaitsForItsAnswer() async {
        let stage = Stage()
        let answers = Answers<Int, Never>("ask", log: stage.log)
        stage.request(answers, gives: { $0 })
        let task = stage.presence.during { Task { await answers.value() } }
        await Calm().settle(stage) { answers.held.count { $0.isAwaited } }
        #expect(answers.held.count == 1)
        answers.held.first?.give(7)
        #expect(await task.value == 7)
    }

    @Test func givesUpATaskThatNeverEnds() async {
        let stage = Stage()
        let never = OneShot<Void>()
        let task = stage.presence.during { Task { await never.value } }
        await Calm().settle(stage) { 0 }
        #expect(stage.presence.count == 1)
        never.send(())
        await task.value
    }
}

/// An executor of its own.
private actor Elsewhere {
    func hop() {}
}
