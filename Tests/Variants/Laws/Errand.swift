import LawReference
import VIPERSpecs

/// Hands something over, and then does more than one thing about it.
@MainActor
final class Errand {
    enum Shown: RecordedCall {
        case busy(Bool), note(String?), list([String]), controls(Bool), isPlaying(Bool), isSlow(Bool)
    }

    enum Went: RecordedCall {
        case success, close
    }

    private(set) weak var view: ToldSpy<Shown>?
    let router: ToldSpy<Went>
    private let service: AskedMock<String>
    private let clock: TestClock
    private var (isUnderWay, isPlaying, newest) = (false, false, 0)
    private var (sent, failed): ([String], [String]) = ([], [])
    private var timer: ScheduledAction?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, _ router: ToldSpy<Went>, _ clock: TestClock) {
        (self.view, self.service, self.router, self.clock) = (view, service, router, clock)
    }

    deinit { timer?.cancel() }

    /// Says that it has saved, and closes a second later.
    func save() {
        guard !isUnderWay else { return }
        isUnderWay = true
        service.get("save") { [weak self] answer in
            guard let self else { return }
            guard case .success = answer else {
                isUnderWay = false
                view?(.note("Offline"))
                return
            }
            view?(.note(nil))
            router(.success)
            timer = clock.schedule(after: .seconds(1)) { [weak self] in self?.router(.close) }
        }
    }

    /// Is busy while it packs, and then either says that it will be sent, or closes.
    func send(thenCloses closes: Bool) {
        guard !isUnderWay else { return }
        isUnderWay = true
        view?(.busy(true))
        Task { [weak self] in
            await Task.yield()
            self?.handOver(thenCloses: closes)
        }
    }

    private func handOver(thenCloses closes: Bool) {
        service.get("send") { [weak self] answer in
            guard let self else { return }
            isUnderWay = closes
            if case .success = answer { view?(.list(["sent"])) } else { view?(.list(["not sent"])) }
        }
        view?(.busy(false))
        guard !closes else { return router(.close) }
        view?(.note("It will be sent."))
        timer?.cancel()
        timer = clock.schedule(after: .seconds(2)) { [weak self] in self?.view?(.note(nil)) }
    }

    func showControls() { view?(.controls(true)) }

    /// Starts to play, so that the controls disappear after a while, or stops, so that they stay.
    func toggle() {
        isPlaying.toggle()
        view?(.isPlaying(isPlaying))
        view?(.controls(true))
        timer?.cancel()
        if isPlaying { timer = clock.schedule(after: .seconds(3)) { [weak self] in self?.view?(.controls(false)) } }
    }

    /// Gives up on its posts after ten seconds, but not on the name that it asks for at the same time.
    func load(_ posts: AskedMock<String>) {
        newest += 1
        timer?.cancel()
        view?(.isSlow(false))
        var isOver = false
        timer = clock.schedule(after: .seconds(10)) { [weak self] in
            isOver = true
            self?.view?(.isSlow(true))
        }
        service.get("name") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.note((try? answer.get()) ?? "No name."))
        }
        posts.get("posts") { [weak self, newest] answer in
            guard let self, newest == self.newest, !isOver else { return }
            timer?.cancel()
            view?(.list([(try? answer.get()) ?? "No posts."]))
        }
    }

    /// Sends photos concurrently, and puts those that failed below the others.
    func pick() {
        newest += 1
        let name = "photo \(newest)"
        sent.append(name)
        showPhotos()
        service.get(name) { [weak self] answer in
            guard let self else { return }
            if case .failure = answer {
                sent.removeAll { $0 == name }
                failed.append("\(name) failed")
            } else {
                sent = sent.map { $0 == name ? "\(name) sent" : $0 }
            }
            showPhotos()
        }
    }

    func showPhotos() { view?(.list(sent + failed)) }
}

extension Errand {
    /// Puts an errand on a stage.
    static func put(on stage: Stage) -> Errand {
        let (view, router) = (ToldSpy<Shown>("View", log: stage.log), ToldSpy<Went>("Router", log: stage.log))
        let service = AskedMock<String>("Service", log: stage.log)
        let errand = Errand(view, service, router, stage.clock.sleeping)
        stage.view(view)
        stage.track(errand)
        stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
        return errand
    }
}
