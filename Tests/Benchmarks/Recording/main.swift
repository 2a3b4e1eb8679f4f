import Foundation
import VIPERSpies

/// A mock as the generator writes it.
final class Service: Sendable {
    enum Call: Equatable, Sendable {
        case show(Int, animated: Bool)
        case count(of: Int)
        case load(id: Int)
    }

    private let recorder: Recorder<Call>
    let count: Answers<Int, Int, Never>
    let load: Answers<Int, Int, Never>

    init(log: CallLog = CallLog()) {
        recorder = Recorder("Service", log: log)
        count = Answers("Service.count", log: log)
        load = Answers("Service.load", log: log)
    }

    var calls: [Call] { recorder.calls }

    func show(_ text: Int, animated: Bool) {
        recorder.record(.show(text, animated: animated))
    }

    func count(of text: Int) -> Int {
        recorder.answer(to: .count(of: text), with: text, from: count, or: 0)
    }

    func load(id: Int, completion: @escaping (Int) -> Void) {
        recorder.askAnywhere(.load(id: id), with: id, of: load) { completion($0.get()) }
    }
}

/// The least that a spy could do.
final class Plain {
    private(set) var calls: [Service.Call] = []

    @inline(never)
    func show(_ text: Int, animated: Bool) {
        calls.append(.show(text, animated: animated))
    }
}

let count = 2_000

/// The nanoseconds of this thread's processor time, which others that are at work do not add to.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The nanoseconds of one turn, in the best of many rounds.
func best(_ work: (Int) -> Void) -> Double {
    let rounds = (0..<200).map { _ in
        let start = processorTime()
        work(count)
        return (processorTime() - start) / Double(count)
    }
    return rounds.min() ?? 0
}

func report(_ name: String, _ time: Double, against base: Double) {
    func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
    print("\(name): \(rounded(time)) ns, \(rounded(time / base)) times an append")
}

let append = best { count in
    let plain = Plain()
    for number in 0..<count { plain.show(number, animated: number.isMultiple(of: 2)) }
    precondition(plain.calls.count == count)
}
let record = best { count in
    let service = Service()
    for number in 0..<count { service.show(number, animated: number.isMultiple(of: 2)) }
    precondition(service.calls.count == count)
}
let answer = best { count in
    let service = Service()
    service.count.give(1)
    var sum = 0
    for number in 0..<count { sum += service.count(of: number) }
    precondition(sum == count)
}
let hold = best { count in
    let service = Service()
    service.load.hold()
    for number in 0..<count { service.load(id: number) { _ in } }
    precondition(service.load.held.count == count)
}
report("append", append, against: append)
report("record", record, against: append)
report("record and answer", answer, against: append)
report("record and hold", hold, against: append)
