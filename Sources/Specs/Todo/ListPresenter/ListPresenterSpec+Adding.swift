import Foundation
import Testing

extension ListPresenterSpec {
    static let adding: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-37",
            .must,
            "The last answer is shown in the end, whether it comes just before, while or just after an item is added.",
            source: "fault class: an answer dropped because the add module is on screen or has just ended",
            tags: [.answers],
            presupposes: ["LIST-PRESENTER-15", "LIST-PRESENTER-16"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let stories: [[Event]] = [
                [.update, .answer, .add, .cancel],
                [.update, .add, .answer, .cancel],
                [.update, .add, .cancel, .answer],
                [.add, .update, .cancel, .answer],
                [.update, .add, .save, .answer, .answer],
                [.update, .update, .add, .olderAnswer, .answer, .cancel],
                [.add, .update, .answer, .cancel],
                [.add, .save, .answer],
            ]
            for (count, story) in stories.enumerated() {
                for items in [[UpcomingItem("\(count)", .today, on: CivilDay(2014, 5, 29))], []] {
                    for event in story {
                        switch event {
                        case .update: await run.update()
                        case .add: await run.add()
                        case .cancel: await run.cancel()
                        case .save: await run.save()
                        case .answer: run.tell(items)
                        case .olderAnswer:
                            run.tell([UpcomingItem("Older", .nextWeek, on: CivilDay(2014, 6, 2))])
                            await run.settle()
                        }
                    }
                    await run.settle { $0.shows(items.map(\.title)) }
                    let isShown = run.fixture.shows(items.map(\.title))
                    #expect(isShown, "“\(items.map(\.title).joined())” is not shown, but \(run.shown.suffix(1)).")
                }
            }
            for items in [[UpcomingItem("Buy milk", .today, on: CivilDay(2014, 5, 29))], []] {
                let run = try await trial.start(Fixture())
                await run.update()
                await run.add()
                run.tell([UpcomingItem("Older", .nextWeek, on: CivilDay(2014, 6, 2))])
                await run.settle()
                run.during(run.interactor.logged(.findUpcomingItems)) { $0.tell(items) }
                await run.save { $0.shows(items.map(\.title)) }
                guard run.interactor.calls.count > 1 else { continue }
                let isShown = run.fixture.shows(items.map(\.title))
                #expect(isShown, "What was found after the save, at once, is not shown, but \(run.shown.suffix(1)).")
            }
        },
        Requirement(
            "LIST-PRESENTER-41",
            .must,
            "An update that the view asks for during adding is made, immediately or once adding has ended.",
            source: "fault class: updates dropped while the add module is on screen",
            tags: [.answers],
            presupposes: ["LIST-PRESENTER-07", "LIST-PRESENTER-13"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for count in 0...1 {
                await run.add()
                await run.update()
                await run.cancel()
                await run.settle { $0.interactor.calls.count > count }
                #expect(run.interactor.calls.count > count)
                run.tell([UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))])
                await run.settle()
            }
        },
        Requirement(
            "LIST-PRESENTER-42",
            .must,
            "An answer is shown although another request was never answered.",
            source: "contract of ListInteractorInput: of requests that overlap, the newest is answered",
            tags: [.answers],
            presupposes: ["LIST-PRESENTER-15", "LIST-PRESENTER-16"]
        ) { trial in
            for isSaved in [false, true] {
                let run = try await trial.start(Fixture())
                for titles in [["Get a haircut"], [], ["Buy milk"]] {
                    await run.update()
                    if isSaved { await run.save() } else { await run.update() }
                    run.tell(titles.map { UpcomingItem($0, .today, on: CivilDay(2014, 5, 29)) })
                    await run.settle { $0.shows(titles) }
                    let isShown = run.fixture.shows(titles)
                    #expect(isShown, "“\(titles.joined())” is not shown, but \(run.shown.suffix(1)).")
                }
            }
        },
        Requirement(
            "LIST-PRESENTER-46",
            .should,
            "Two presenters that exist at the same time ask, show and navigate independently of each other.",
            source: "fault class: a flag, an answer or a task that all presenters share, while there are two windows",
            presupposes: ["LIST-PRESENTER-04", "LIST-PRESENTER-08", "LIST-PRESENTER-15", "LIST-PRESENTER-16"]
        ) { trial in
            let runs = [try await trial.start(Fixture()), try await trial.start(Fixture())]
            for titles in [["Buy milk", "Get a haircut"], ["Buy bread", "Buy bread"]] {
                for run in runs { run.act("updateView()") { $0.updateView() } }
                await runs[1].settle()
                for (run, title) in zip(runs, titles) {
                    run.tell([UpcomingItem(title, .today, on: CivilDay(2014, 5, 29))])
                }
                for (run, title) in zip(runs, titles) {
                    await run.settle { $0.titles == [title] }
                    #expect(run.titles == [title], "There is another presenter at the same time.")
                }
            }
            for run in runs {
                let count = run.wireframe.calls.count
                await run.add()
                #expect(run.wireframe.calls.count > count, "The other presenter may be adding an item as well.")
            }
            for run in runs {
                let count = run.interactor.calls.count
                await run.save { $0.interactor.calls.count > count }
                #expect(run.interactor.calls.count > count, "The other presenter may wait for an answer.")
            }
        },
    ]
}

/// What can happen while an answer is on its way.
private enum Event {
    case update, add, cancel, save, answer, olderAnswer
}
