import Foundation
import LawReference
import Testing

@testable import VIPERSpecs

/// Measures for a person the processor time of exploring an order, and of judging a module by all laws.
///
/// The result depends on the machine, so this runs only if `VIPER_BENCHMARK` is set.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["VIPER_BENCHMARK"] != nil))
struct ExplorationBenchmark {
    @Test(arguments: [(2, 2), (3, 6), (4, 24), (5, 120)])
    func orders(of requests: Int, orders: Int) async throws {
        let law = try ModuleLaws.requirement("LAW-04")
        var least = Duration.seconds(60)
        var steps = 0
        for _ in 0..<5 {
            let counter = Shared(0)
            let start = ProcessorTime.ofProcess
            let verdict = try await law.verdict { Widgets.play(on: $0, count: requests, counter) }
            least = min(least, ProcessorTime.ofProcess - start)
            #expect(verdict == .satisfied)
            steps = counter.value
        }
        // Besides, each event is caused twice, which makes two more orders.
        let explored = orders + 2 * requests
        print("\(requests) answers: \(explored) orders in \(least), \(least / explored) each, \(least / steps) a step")
        #expect(least < .seconds(1))
    }

    @Test(arguments: [1, 4])
    func judging(_ requests: Int) async throws {
        var least = Duration.seconds(60)
        for _ in 0..<3 {
            let widgets = Module { stage in
                let counter = Shared(0)
                Widgets.play(on: stage, count: requests, counter)
                if requests > 1 { stage.event("pass the time") { counter.value += 1 } }
            }
            let start = ProcessorTime.ofProcess
            for law in widgets.laws { _ = try await law.verdict() }
            least = min(least, ProcessorTime.ofProcess - start)
        }
        print("\(requests) requests: all laws in \(least)")
    }
}

/// A module of widgets, each of which asks its own question.
@MainActor
private final class Widgets {
    private let views: [PlainView]
    private let recorder: Recorder<Int>
    private let answers: [Answers<Void, Int, Never>]
    private var newest: [Int]
    private let steps: Shared<Int>

    private init(
        _ views: [PlainView],
        _ recorder: Recorder<Int>,
        _ answers: [Answers<Void, Int, Never>],
        _ steps: Shared<Int>
    ) {
        self.steps = steps
        self.recorder = recorder
        self.views = views
        self.answers = answers
        newest = Array(repeating: 0, count: answers.count)
    }

    static func play(on stage: Stage, count: Int, _ steps: Shared<Int>) {
        let view = FreeViewSpy(log: stage.log)
        stage.view(view)
        let answers = (0..<count).map { Answers<Void, Int, Never>("widget \($0)", log: stage.log) }
        let widgets = Widgets(
            (0..<count).map { _ in PlainView(spy: view) },
            Recorder("Widgets", log: stage.log),
            answers,
            steps
        )
        stage.track(widgets)
        for index in 0..<count {
            stage.request(answers[index], gives: { _ in 1 })
            stage.event("tap \(index)") {
                steps.value += 1
                widgets.tap(index)
            }
        }
    }

    private func tap(_ index: Int) {
        newest[index] += 1
        recorder.ask(index, of: answers[index]) { [weak self, request = newest[index]] answer in
            guard let self, request == newest[index] else { return }
            steps.value += 1
            newest[index] += 1
            views[index].spy?.show(answer.get())
        }
    }
}

private struct PlainView {
    weak var spy: FreeViewSpy?
}
