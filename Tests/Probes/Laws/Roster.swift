public import LawReference
public import VIPERSpecs

/// A list of players that can be filtered and refreshed.
@MainActor
public final class Roster {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case loading, players([String]), nobody, problem, toast(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case forgetsWhatItShows, saysTooEarlyThatNobodyIsThere
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let fault: Fault?
    private var players: [String]?
    private var (filter, newest) = ("", 0)

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ Roster($0, $1, fault: fault) }, gives: { ["Ann \($0)", "Bob \($0)"] }, empty: []) { roster in
                stage.oneOf(Shown.loading, .players([]), .nobody, .problem)
                stage.busy(from: Shown.loading, until: .players([]), .nobody, .problem)
                stage.passing(Shown.toast(""))
                stage.event("view appears", .appears) { roster.load() }
                stage.event("pull") { roster.load() }
                stage.event("type ann") { roster.type("Ann") }
                stage.event("clear") { roster.type("") }
            }
        }
    }

    private func load() {
        newest += 1
        if players == nil { view?(.loading) }
        service.get("players") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            switch answer {
            case .success(let players):
                self.players = players
                show()
            case .failure:
                guard players != nil else { return view?(.problem) ?? () }
                if fault == .forgetsWhatItShows { players = [] }
                view?(.toast("Offline"))
            }
        }
    }

    private func type(_ text: String) {
        filter = text
        if players != nil || fault == .saysTooEarlyThatNobodyIsThere { show() }
    }

    private func show() {
        let found = (players ?? []).filter { filter.isEmpty || $0.contains(filter) }
        view?(found.isEmpty ? .nobody : .players(found))
    }
}
