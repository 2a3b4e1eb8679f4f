import Testing

@testable import VIPERSpecs

/// A task is present from its creation to its end, whatever it awaits.
@MainActor
@Suite struct TaskPresenceTests {
    @Test func `Counts a task that has not begun`() async {
        let presence = TaskPresence()
        let task = presence.during { Task {} }
        #expect(presence.count == 1)
        await task.value
        #expect(presence.count == 0)
    }

    @Test func `Counts a task that waits`() async {
        let presence = TaskPresence()
        let answer = OneShot<Void>()
        let begun = OneShot<Void>()
        let task = presence.during {
            Task {
                begun.send(())
                await answer.value
            }
        }
        await begun.value
        #expect(presence.count == 1)
        answer.send(())
        await task.value
        #expect(presence.count == 0)
    }

    @Test func `Counts the tasks of tasks`() async {
        let presence = TaskPresence()
        let answer = OneShot<Void>()
        let inner = await presence.during { Task { Task { await answer.value } } }.value
        #expect(presence.count == 1)
        answer.send(())
        await inner.value
        #expect(presence.count == 0)
    }

    @Test func `Does not count the tasks of others`() async {
        let (presence, other) = (TaskPresence(), TaskPresence())
        let task = other.during { Task {} }
        #expect(presence.count == 0)
        await task.value
    }
}
