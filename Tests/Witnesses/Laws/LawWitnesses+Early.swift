import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that a user meets who does not wait, and after failures of one part of several.
    static let early: [Witness<ModuleLaws>] = [
        Witness(
            "shows a draft over what was typed before it came",
            violates: [5],
            build: Message.stage(.drawsTheDraftOverTheText)
        ),
        Witness(
            "takes a draft for what was typed before it came",
            violates: [4, 5],
            build: Message.stage(.takesTheDraftForTheText)
        ),
        Witness(
            "keeps the last text after an earlier one has failed only if the screen is still there",
            violates: [33],
            build: Message.stage(.keepsTheLastTextOnlyIfItLives)
        ),
        Witness("turns a heart once more when the first of two taps fails", violates: [34]) { stage in
            stage.put({ Favourite($0, $1, fault: .togglesBack) }, gives: { _ in }) { $0.play(on: stage) }
        },
        Witness("draws a second tap while the first is under way, and never sends it", violates: [34]) { stage in
            stage.put({ Favourite($0, $1, fault: .drawsATapThatIsNotSent) }, gives: { _ in }) { $0.play(on: stage) }
        },
        Witness(
            "takes back the bookmark of the row that has come to the place of another",
            violates: [34],
            build: Bookmarks.stage(.takesBackByPlace)
        ),
        Witness(
            "does not search for a text that was cleared and is typed again",
            violates: [10, 42],
            build: TimedStages.search(.comparesWithAClearedText)
        ),
        Witness("loads the week when it comes back, below the title of the month", violates: [38]) { stage in
            let view = ToldSpy<Steps>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var newest = 0
            @MainActor func load(_ period: String, _ view: ToldSpy<Steps>?) {
                newest += 1
                service.get(period) { [weak view, number = newest] answer in
                    guard number == newest else { return }
                    if case .success(let steps) = answer { view?(.steps(steps)) }
                    if case .failure = answer { view?(.problem("Offline")) } else { view?(.problem(nil)) }
                }
            }
            stage.view(view)
            stage.request(service.answers, gives: { "\($0) steps" }, fails: Offline())
            stage.state(from: Steps.problem("Offline"), until: .problem(nil))
            var isNew = true
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                if isNew { view?(.period("week")) }
                isNew = false
                load("week", view)
            }
            for period in ["month", "week"] {
                stage.event("pick \(period)") { [weak view] in
                    view?(.period(period))
                    load(period, view)
                }
            }
        },
        Witness("tries again only if both the scale and the history have failed", violates: [31]) { stage in
            let view = ToldSpy<Reading>("View", log: stage.log)
            let services = ["Scale", "History"].map { AskedMock<String>($0, log: stage.log) }
            var (missing, newest) = ([] as Set<Int>, 0)
            @MainActor func load(_ view: ToldSpy<Reading>?) {
                newest += 1
                for (part, service) in services.enumerated() {
                    service.get("all") { [weak view, number = newest] answer in
                        guard number == newest else { return }
                        if case .success(let text) = answer {
                            missing.remove(part)
                            view?(part == 0 ? .weight(text) : .history(text))
                        } else {
                            missing.insert(part)
                        }
                        view?(.problem(missing.isEmpty ? nil : "Some is missing"))
                    }
                }
            }
            stage.view(view)
            for service in services { stage.request(service.answers, gives: { "\($0)" }, fails: Offline()) }
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("try again", when: { !missing.isEmpty }) { [weak view] in
                if missing.count == 2 { load(view) }
            }
        },
        Witness("empties a list when a refresh fails, which may only say that nothing was found", violates: [23]) {
            stage in
            let view = ToldSpy<Records>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            var newest = 0
            @MainActor func load(_ view: ToldSpy<Records>?) {
                newest += 1
                service.get("all") { [weak view, number = newest] answer in
                    guard number == newest else { return }
                    let rows = (try? answer.get()) ?? []
                    let isFound = !rows.isEmpty
                    if case .failure = answer { view?(.problem("Offline")) } else { view?(.problem(nil)) }
                    if case .success = answer, !isFound { view?(.nothingFound) } else { view?(.rows(rows)) }
                }
            }
            stage.view(view)
            stage.oneOf(Records.rows([]), .nothingFound)
            stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("pull") { [weak view] in load(view) }
        },
    ]
}

private enum Reading: RecordedCall {
    case weight(String), history(String), problem(String?)
}

private enum Steps: RecordedCall {
    case period(String), steps(String), problem(String?)
}

private enum Records: RecordedCall {
    case rows([String]), nothingFound, problem(String?)
}
