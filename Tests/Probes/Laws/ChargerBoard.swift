import LawReference
public import VIPERSpecs

/// Shows how many chargers are free, and connects again until that has failed three times in a row.
@MainActor
public final class ChargerBoard {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case free(Int), isLost(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: FreeServiceMock
    private let clock: any Clock<Duration>
    private let countsAllLosses: Bool
    private var losses = 0
    private var reading: Task<Void, Never>?

    private init(_ view: ToldSpy<Shown>, countsAllLosses: Bool, on stage: Stage) {
        (self.view, self.countsAllLosses, clock) = (view, countsAllLosses, stage.clock.sleeping)
        service = FreeServiceMock(log: stage.log)
    }

    deinit { reading?.cancel() }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter countsAllLosses: Whether losses count although there were values in between.
    public nonisolated static func stage(countsAllLosses: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let board = ChargerBoard(view, countsAllLosses: countsAllLosses, on: stage)
            stage.view(view)
            stage.track(board)
            stage.state(from: Shown.isLost(true), until: .isLost(false))
            stage.request(board.service.count, gives: { $0 + 1 }, fails: Offline(), endless: true)
            stage.event("view appears", .appears) { board.connect() }
        }
    }

    private func connect() {
        reading = Task { [weak self, service, clock] in
            while !Task.isCancelled {
                do {
                    for try await count in service.counts() {
                        if Task.isCancelled { return }
                        self?.show(count)
                    }
                } catch {}
                guard !Task.isCancelled, self?.mayConnectAgain() == true else { return }
                do { try await clock.sleep(for: .seconds(5)) } catch { return }
            }
        }
    }

    private func show(_ count: Int) {
        if !countsAllLosses { losses = 0 }
        view?(.isLost(false))
        view?(.free(count))
    }

    private func mayConnectAgain() -> Bool {
        view?(.isLost(true))
        losses += 1
        return losses < 3
    }
}
