import Foundation
import Testing

extension ListPresenterSpec {
    static let adding: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-37",
            .must,
            "What is found while an item is being added, or after that, is shown when adding has ended.",
            source: "fault class: an answer dropped because the add module is on screen or has just ended",
            tags: [.answers],
            presupposes: ["LIST-PRESENTER-16"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let stories: [[Event]] = [
                [.update, .add, .answer, .cancel],
                [.update, .add, .cancel, .answer],
                [.add, .update, .cancel, .answer],
                [.update, .add, .save, .answer, .answer],
                [.add, .update, .answer, .cancel],
                [.add, .save, .answer],
            ]
            for (count, story) in stories.enumerated() {
                let item = UpcomingItem("\(count)", .today, on: CivilDay(2014, 5, 29))
                for event in story {
                    switch event {
                    case .update: await run.update()
                    case .add: await run.add()
                    case .cancel: await run.cancel()
                    case .save: await run.save()
                    case .answer: run.tell([item])
                    }
                }
                await run.settle { $0.titles == [item.title] }
                #expect(run.titles == [item.title])
            }
        }
    ]
}

/// What can happen while an answer is on its way.
private enum Event {
    case update, add, cancel, save, answer
}
