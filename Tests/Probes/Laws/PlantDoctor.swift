import LawReference
public import VIPERSpecs

/// Says what a plant suffers from, once a picture of a leaf was taken.
@MainActor
public final class PlantDoctor {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case title(String), hint(String?), canTake(Bool), isBusy(Bool), illness(String), nothingFound, problem(Bool)
    }

    /// How the module says that nothing was found.
    public enum Word: Sendable {
        case none, text
        /// The hint has said all the time that nothing is known, and an illness takes its place.
        case hint
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let word: Word
    private var isAsking = false

    private init(_ view: ToldSpy<Shown>, _ word: Word, log: CallLog) {
        (self.view, self.word, service) = (view, word, AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ word: Word = .text) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let doctor = PlantDoctor(view, word, log: stage.log)
            stage.view(view)
            stage.track(doctor)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.problem(true), until: .problem(false))
            if word == .text { stage.oneOf(Shown.illness(""), .nothingFound) }
            stage.request(doctor.service.answers, gives: { ["mildew \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { doctor.appear() }
            stage.event("take a picture", when: { !doctor.isAsking }) { doctor.take() }
        }
    }

    private func appear() {
        view?(.title("Plant doctor"))
        view?(.hint(word == .hint ? "No illness known" : "Take a picture of a leaf"))
    }

    private func take() {
        isAsking = true
        view?(.canTake(false))
        view?(.problem(false))
        if word != .hint { view?(.hint(nil)) }
        view?(.isBusy(true))
        service.get("illnesses") { [weak self] answer in self?.end(answer) }
    }

    private func end(_ answer: Result<[String], any Error>) {
        isAsking = false
        view?(.canTake(true))
        view?(.isBusy(false))
        guard case .success(let illnesses) = answer else {
            view?(.problem(true))
            return
        }
        guard let first = illnesses.first else {
            if word == .text { view?(.nothingFound) }
            return
        }
        if word == .hint { view?(.hint(nil)) }
        view?(.illness(first))
    }
}
