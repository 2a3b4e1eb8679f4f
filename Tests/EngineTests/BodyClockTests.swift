import Testing

@testable import VIPERSpecs

/// The clock of a body runs only while the main actor is free for the body.
@MainActor
@Suite struct BodyClockTests {
    private let clock = BodyClock(deadline: .seconds(1))

    @Test func `Passes while nobody works`() {
        clock.begin()
        clock.add(Beat(time: .seconds(1), processorTime: .zero, isAnswered: true, isIdle: true))
        #expect(clock.isOver)
    }

    @Test func `Time in which threads wanted a processor and got none is not used`() {
        clock.begin()
        let beat = Beat(
            time: .seconds(2),
            processorTime: .seconds(0.1),
            processorWait: .seconds(1.5),
            isAnswered: true,
            isIdle: true
        )
        clock.add(beat)
        #expect(!clock.isOver)
        clock.add(beat)
        #expect(clock.isOver)
    }

    @Test func `Passes for a module that spins`() {
        clock.begin()
        clock.add(Beat(time: .seconds(1), processorTime: .seconds(2), isAnswered: false, isIdle: false))
        #expect(clock.isOver)
    }

    @Test func `Hardly passes for a module that waits for a disk or a processor`() {
        clock.begin()
        clock.add(Beat(time: .seconds(60), processorTime: .zero, isAnswered: true, isIdle: false))
        #expect(clock.isHalfOver)
        #expect(!clock.isOver)
    }

    @Test func `Passes slowly for a module that blocks`() {
        clock.begin()
        clock.add(Beat(time: .seconds(3), processorTime: .zero, isAnswered: false, isIdle: true))
        #expect(clock.isHalfOver)
        #expect(!clock.isOver)
    }

    @Test func `Passes with the processor time on a busy machine`() {
        clock.begin()
        clock.add(
            Beat(time: .seconds(9), processorTime: .seconds(0.6), isAnswered: false, isIdle: false)
        )
        #expect(clock.isHalfOver)
        #expect(!clock.isOver)
    }

    @Test func `Passes with the share that its threads get beside those of neighbours`() {
        clock.begin()
        let beat = Beat(
            time: .seconds(2),
            processorTime: .seconds(4),
            processorWait: .seconds(12),
            isAnswered: true,
            isIdle: false
        )
        clock.add(beat)
        #expect(clock.isHalfOver)
        #expect(!clock.isOver)
    }

    @Test func `Stands still while a neighbour keeps the main actor`() async {
        clock.begin()
        await clock.pausing {
            clock.add(
                Beat(
                    time: .seconds(9),
                    processorTime: .seconds(9),
                    isAnswered: false,
                    isIdle: false,
                    silence: .seconds(9)
                )
            )
        }
        #expect(!clock.isHalfOver)
    }

    @Test func `Hardly passes while neighbours keep the global executor`() async {
        clock.begin()
        await clock.pausing {
            await clock.awaitingExecutor {
                clock.add(
                    Beat(time: .seconds(9), processorTime: .zero, isAnswered: true, isIdle: true)
                )
            }
        }
        #expect(!clock.isHalfOver)
    }

    @Test func `Hardly passes for a module that waits for threads which other tests block`() {
        clock.begin()
        let beat = Beat(
            time: .seconds(9),
            processorTime: .zero,
            isAnswered: false,
            isExecutorCrowded: true,
            isIdle: true
        )
        clock.add(beat)
        #expect(!clock.isHalfOver)
        for _ in 0..<11 { clock.add(beat) }
        #expect(clock.isOver)
    }

    @Test func `Passes slowly for a module that waits for threads on which others work`() {
        clock.begin()
        let beat = Beat(
            time: .seconds(2.9),
            processorTime: .seconds(5.8),
            isAnswered: false,
            isExecutorCrowded: true,
            isIdle: false
        )
        clock.add(beat)
        #expect(!clock.isHalfOver)
        clock.add(beat)
        #expect(clock.isHalfOver)
        #expect(!clock.isOver)
    }

    @Test func `Stands still before the body begins`() {
        clock.add(Beat(time: .seconds(9), processorTime: .seconds(9), isAnswered: true, isIdle: true))
        #expect(!clock.isHalfOver)
    }

    @Test func `Begins anew for each subject`() {
        clock.begin()
        clock.add(Beat(time: .seconds(9), processorTime: .zero, isAnswered: true, isIdle: true))
        clock.begin()
        #expect(!clock.isHalfOver)
    }
}
