/// Lets one in at a time, in the order of their numbers from 0 on.
actor Gate {
    private var next = 0
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    func enter(as number: Int) async {
        guard number != next else { return }
        await withCheckedContinuation { waiting[number] = $0 }
    }

    func leave() {
        next += 1
        waiting.removeValue(forKey: next)?.resume()
    }
}
