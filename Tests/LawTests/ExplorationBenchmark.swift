import Foundation
import LawReference
import Testing
import VIPERSpecs

/// What it costs to explore an order, to be read by a person.
///
/// Time depends on the machine, so this runs only if `VIPER_BENCHMARK` is set.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["VIPER_BENCHMARK"] != nil))
struct ExplorationBenchmark {
    @Test(arguments: [(2, 2), (3, 6), (4, 24), (5, 120)])
    func orders(of requests: Int, orders: Int) async throws {
        let law = try ModuleLaws.requirement("LAW-04")
        let clock = ContinuousClock()
        var least = Duration.seconds(60)
        for _ in 0..<5 {
            let start = clock.now
            let verdict = try await law.verdict { Widgets.play(on: $0, count: requests) }
            least = min(least, clock.now - start)
            #expect(verdict == .satisfied)
        }
        // NB: besides, each event is caused twice, which makes two orders more.
        let explored = orders + 2 * requests
        print("\(requests) answers: \(explored) orders in \(least), \(least / explored) each")
        #expect(least < .seconds(1))
    }
}

/// A module of widgets that each ask for something of their own.
@MainActor
private final class Widgets {
    private let views: [PlainView]
    private let recorder: Recorder<Int>
    private let answers: [Answers<Void, Int, Never>]
    private var newest: [Int]

    private init(_ views: [PlainView], _ recorder: Recorder<Int>, _ answers: [Answers<Void, Int, Never>]) {
        self.recorder = recorder
        self.views = views
        self.answers = answers
        newest = Array(repeating: 0, count: answers.count)
    }

    static func play(on stage: Stage, count: Int) {
        let view = FreeViewSpy(log: stage.log)
        stage.view(view)
        let answers = (0..<count).map { Answers<Void, Int, Never>("widget \($0)", log: stage.log) }
        let widgets = Widgets(
            (0..<count).map { _ in PlainView(spy: view) },
            Recorder("Widgets", log: stage.log),
            answers
        )
        stage.track(widgets)
        for index in 0..<count {
            stage.request(answers[index], gives: { _ in 1 })
            stage.event("tap \(index)") { widgets.tap(index) }
        }
    }

    private func tap(_ index: Int) {
        newest[index] += 1
        recorder.ask(index, of: answers[index]) { [weak self, request = newest[index]] answer in
            guard let self, request == newest[index] else { return }
            newest[index] += 1
            views[index].spy?.show(answer.get())
        }
    }
}

private struct PlainView {
    weak var spy: FreeViewSpy?
}
