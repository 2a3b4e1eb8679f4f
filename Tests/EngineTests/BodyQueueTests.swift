import Testing

@testable import VIPERSpecs

/// One body at a time, in the order in which they come.
@Suite struct BodyQueueTests {
    @Test func `Lets one at a time have its turn`() async {
        let queue = BodyQueue()
        let inside = Shared(0)
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await queue.turn {
                        let count = inside.update { inside in
                            inside += 1
                            return inside
                        }
                        await Task.yield()
                        inside.update { $0 -= 1 }
                        return count
                    }
                }
            }
            for await count in group { #expect(count == 1) }
        }
    }

    @Test func `Lets a body play another in its own turn`() async {
        let queue = BodyQueue()
        let depth = await queue.turn { await queue.turn { 2 } }
        #expect(depth == 2)
    }
}
