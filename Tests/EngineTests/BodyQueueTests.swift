import Testing

@testable import VIPERSpecs

/// The queue of bodies, which lets one body at a time have its turn, in order.
@MainActor
@Suite struct BodyQueueTests {
    private let queue = BodyQueue()

    @Test func `Lets one at a time have its turn, in the order in which they came`() async {
        let (order, inside) = (Shared([Int]()), Shared(0))
        let tasks = (0..<50).map { number in
            let turn = queue.turn()
            return Task {
                #expect(await turn.begin())
                inside.update { $0 += 1 }
                await Task.yield()
                #expect(inside.value == 1)
                inside.update { $0 -= 1 }
                order.update { $0.append(number) }
                turn.end()
            }
        }
        for task in tasks.reversed() { await task.value }
        #expect(order.value == Array(0..<50))
    }

    @Test func `Ends a turn that has not begun only after those before it`() async {
        let (first, given, last) = (queue.turn(), queue.turn(), queue.turn())
        #expect(await first.begin())
        given.end()
        var hasBegun = false
        let next = Task {
            hasBegun = await last.begin()
        }
        let skipped = Task { await given.begin() }
        for _ in 0..<100 { await Task.yield() }
        #expect(!hasBegun)
        first.end()
        #expect(await !skipped.value)
        await next.value
        #expect(hasBegun)
    }

    @Test func `Ends a turn once, however often it is told to`() async {
        let (first, second, third) = (queue.turn(), queue.turn(), queue.turn())
        #expect(await first.begin())
        first.end()
        first.end()
        #expect(await second.begin())
        first.end()
        var hasBegun = false
        let next = Task {
            hasBegun = await third.begin()
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(!hasBegun)
        second.end()
        await next.value
        #expect(hasBegun)
    }
}
