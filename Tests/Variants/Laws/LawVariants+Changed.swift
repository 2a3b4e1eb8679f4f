import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules in which what comes of an event depends on what the user has changed or stopped meanwhile.
    static let changed: [Variant<ModuleLaws>] = [
        Variant("confirms the code that was typed last, and can have another sent", build: CodeEntry.stage()),
        Variant("asks for the microphone until it is allowed, and rests out of sight", build: NoiseMeter.stage()),
        Variant("keeps the meanings of words, and asks again for those that could not be had", build: Lookup.stage()),
        Variant("sends one choice after the other, and the newest in any case", build: Thermostat.stage()),
        Variant("sends one thing with each tap, the oldest first") { stage in
            stage.put(Postbox.init, gives: { _ in }) { postbox in
                stage.state(from: Postbox.Shown.problem("Not sent"), until: .problem(nil))
                stage.event("write to Ann", .repeatable) { postbox.write("Ann") }
                stage.event("write to Bob", .repeatable) { postbox.write("Bob") }
                stage.event("send", .repeatable, when: { !postbox.letters.isEmpty }) { postbox.send() }
            }
        },
        Variant("has a rule that holds once its view has appeared") { stage in
            let view = ToldSpy<Word.Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let word = Word(view, service)
            var hasAppeared = false
            stage.view(view)
            stage.track(word)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Word.Shown.problem("Not saved"), until: .problem(nil))
            stage.event("view appears", .appears) {
                hasAppeared = true
                word.type("")
            }
            stage.event("type", .repeatable) { word.type("a") }
            stage.event("save", .repeatable) { word.save() }
            stage.invariant("there are letters only on a view that has appeared") {
                hasAppeared || word.letters.isEmpty
            }
        },
        Variant("reconnects to a scale although the weights of last year could not be had") { stage in
            let view = ToldSpy<Scale.Shown>("View", log: stage.log)
            let live = AskedMock<Int>("Live", log: stage.log)
            let archive = AskedMock<String>("Archive", log: stage.log)
            let scale = Scale(view, live, archive)
            stage.view(view)
            stage.track(scale)
            stage.state(from: Scale.Shown.isLost(true), until: .isLost(false))
            stage.state("no archive") { scale.archiveFailed }
            stage.request(live.answers, gives: { 50 + $0 }, fails: Offline(), endless: true)
            stage.request(archive.answers, gives: { "last year \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { scale.appear() }
            stage.event("reconnect", when: { scale.isLost }) { scale.connect() }
            stage.event("load again", when: { scale.archiveFailed }) { scale.load() }
        },
        Variant("says that it is sending until its delegate closes it") { stage in
            let delegate = ToldSpy<Return.Told>("Delegate", log: stage.log)
            stage.delegate(delegate)
            stage.put({ Return($0, $1, delegate) }, gives: { _ in }) { form in
                stage.busy(from: Return.Shown.render(.sending), until: .render(.filled), .render(.failed))
                stage.event("view appears", .appears) { form.appear() }
                stage.event("send", when: { form.canSend }) { form.send() }
            }
        },
        Variant("stops what is not uploaded yet, and keeps what is") { stage in
            let view = ToldSpy<Uploads.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let uploads = Uploads(view, service)
            stage.view(view)
            stage.store(service)
            stage.track(uploads)
            stage.request(service.answers, gives: { "address \($0)" }, fails: Offline())
            let begin = Uploads.Shown.mark(.uploading, row: 0)
            stage.busy(from: begin, until: .mark(.done, row: 0), .mark(.waiting, row: 0))
            stage.event("view appears", .appears) { uploads.appear() }
            stage.event("upload", when: { uploads.canUpload }) { uploads.upload() }
            stage.event("stop", undoes: "upload", when: { uploads.isUploading }) { uploads.stop() }
        },
        Variant("saves a word when it is told to, and takes letters back") { stage in
            stage.put(Word.init, gives: { _ in }) { word in
                stage.state(from: Word.Shown.problem("Not saved"), until: .problem(nil))
                stage.event("type", .repeatable) { word.type("a") }
                stage.event("take back", undoes: "type", when: { !word.letters.isEmpty }) { word.takeBack() }
                stage.event("save", .repeatable) { word.save() }
            }
        },
    ]
}

/// Uploads two photos at once.
@MainActor
private final class Uploads {
    enum Mark: Sendable {
        case waiting, uploading, done
    }

    enum Shown: RecordedCall {
        case mark(Mark, row: Int), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var marks = [Mark.waiting, .waiting]
    private var round = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) { (self.view, self.service) = (view, service) }

    var isUploading: Bool { marks.contains(.uploading) }
    var canUpload: Bool { !isUploading && marks.contains(.waiting) }

    func appear() {
        for row in marks.indices { view?(.mark(marks[row], row: row)) }
    }

    func upload() {
        round += 1
        view?(.problem(nil))
        for row in marks.indices where marks[row] == .waiting {
            mark(row, .uploading)
            service.get("photo \(row)") { [weak self, round] answer in
                guard let self, round == self.round, marks[row] == .uploading else { return }
                if case .success = answer { return mark(row, .done) }
                mark(row, .waiting)
                view?(.problem("Some photos were not uploaded."))
            }
        }
    }

    func stop() {
        round += 1
        for row in marks.indices where marks[row] == .uploading { mark(row, .waiting) }
    }

    private func mark(_ row: Int, _ mark: Mark) {
        marks[row] = mark
        view?(.mark(mark, row: row))
    }
}

/// Shows the weights that a scale sends, and those of last year.
@MainActor
private final class Scale {
    enum Shown: RecordedCall {
        case weight(Int), isLost(Bool), archive(String?)
    }

    private(set) var isLost = false
    private(set) var archiveFailed = false
    private weak let view: ToldSpy<Shown>?
    private let live: AskedMock<Int>
    private let archive: AskedMock<String>
    private var reader: Task<Void, Never>?

    init(_ view: ToldSpy<Shown>, _ live: AskedMock<Int>, _ archive: AskedMock<String>) {
        (self.view, self.live, self.archive) = (view, live, archive)
    }

    deinit { reader?.cancel() }

    func appear() {
        load()
        connect()
    }

    func load() {
        archiveFailed = false
        archive.get("last year") { [weak self] answer in
            guard let self else { return }
            archiveFailed = (try? answer.get()) == nil
            view?(.archive(try? answer.get()))
        }
    }

    func connect() {
        reader?.cancel()
        reader = Task { [weak self, live] in
            do {
                for try await weight in live.values("weights") { self?.show(weight) }
            } catch {
                if !Task.isCancelled { self?.lose(true) }
            }
        }
    }

    private func show(_ weight: Int) {
        lose(false)
        view?(.weight(weight))
    }

    private func lose(_ isLost: Bool) {
        self.isLost = isLost
        view?(.isLost(isLost))
    }
}

/// A tax return.
@MainActor
private final class Return {
    enum State: Sendable {
        case filled, sending, failed
    }

    enum Shown: RecordedCall {
        case render(State)
    }

    enum Told: RecordedCall {
        case sent
    }

    private(set) var canSend = true
    private weak let view: ToldSpy<Shown>?
    private weak let delegate: ToldSpy<Told>?
    private let service: AskedMock<Void>

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, _ delegate: ToldSpy<Told>) {
        (self.view, self.service, self.delegate) = (view, service, delegate)
    }

    func appear() { view?(.render(.filled)) }

    func send() {
        guard canSend else { return }
        canSend = false
        view?(.render(.sending))
        service.get("return") { [weak self] answer in
            if case .success = answer { return self?.delegate?(.sent) ?? () }
            self?.canSend = true
            self?.view?(.render(.failed))
        }
    }
}

/// Keeps letters until each is sent.
@MainActor
private final class Postbox {
    enum Shown: RecordedCall {
        case count(Int), problem(String?)
    }

    private(set) var letters: [String] = []
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private var isSending = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>) { (self.view, self.service) = (view, service) }

    func write(_ letter: String) {
        letters.append(letter)
        view?(.count(letters.count))
    }

    func send() {
        guard let letter = letters.first, !isSending else { return }
        isSending = true
        view?(.problem(nil))
        service.get(letter) { [weak self] answer in
            guard let self else { return }
            isSending = false
            guard case .success = answer else { return view?(.problem("Not sent")) ?? () }
            letters.removeFirst()
            view?(.count(letters.count))
        }
    }
}

/// A word that is saved when the user says so.
@MainActor
private final class Word {
    enum Shown: RecordedCall {
        case letters(String), problem(String?)
    }

    private(set) var letters = ""
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private var saves = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>) { (self.view, self.service) = (view, service) }

    func type(_ letter: String) { show(letters + letter) }

    func takeBack() { show(String(letters.dropLast())) }

    func save() {
        saves += 1
        view?(.problem(nil))
        service.get("save \(letters)") { [weak self, saves] answer in
            guard let self, saves == self.saves, case .failure = answer else { return }
            view?(.problem("Not saved"))
        }
    }

    private func show(_ letters: String) {
        self.letters = letters
        view?(.letters(letters))
    }
}
