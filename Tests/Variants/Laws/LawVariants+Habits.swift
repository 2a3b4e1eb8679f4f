import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules whose events mean something different each time, or nothing by themselves.
    static let habits: [Variant<ModuleLaws>] = [
        Variant("counts one up with each tap, although the price of the last could not be had") { stage in
            let view = ToldSpy<Habit.Shown>("View", log: stage.log)
            let service = AskedMock<String>("Prices", log: stage.log)
            let count = Counter()
            stage.view(view)
            stage.request(service.answers, gives: { "\($0) €" }, fails: Offline())
            stage.event("plus", .repeatable) { [weak view] in
                count.value += 1
                let asked = count.value
                service.get("\(asked)") { answer in
                    guard asked == count.value, count.answered < asked else { return }
                    count.answered = asked
                    view?((try? answer.get()).map(Habit.Shown.text) ?? .problem("Offline"))
                }
            }
        },
        Variant("keeps what was not sent in the list, beside what was") { stage in
            stage.put(Habit.init, gives: { _ in true }) { chat in
                stage.event("type") { chat.draft = "hi" }
                stage.event("send", [.repeatable, .addsUp]) { chat.send() }
            }
        },
        Variant("asks with a set, whose parts lie elsewhere each time", except: [26]) { stage in
            let view = ToldSpy<Habit.Shown>("View", log: stage.log)
            let service = ChosenMock(log: stage.log)
            let count = Counter()
            stage.view(view)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("search") { [weak view] in
                count.value += 1
                var colours = Set<String>(minimumCapacity: count.value * 100)
                colours.formUnion(["red", "green", "blue", "white", "black", "pink", "brown", "grey"])
                service.find(colours) { answer in
                    view?((try? answer.get()).map(Habit.Shown.text) ?? .problem("Offline"))
                }
            }
        },
        Variant("opens a detail once, until it was closed") { stage in
            let view = ToldSpy<Habit.Shown>("View", log: stage.log)
            let router = ToldSpy<Habit.Shown>("Router", log: stage.log)
            let count = Counter()
            stage.view(view)
            stage.wireframe(router)
            stage.event("view appears", .appears) { [weak view] in view?(.text("a")) }
            stage.event("tap") { [weak view] in
                guard view != nil, count.value == 0 else { return }
                count.value = 1
                router(.text("a"))
            }
            stage.event("detail closes") { count.value = 0 }
        },
        Variant("asks again a while after each answer, where the wait is a request") { stage in
            let view = ToldSpy<Habit.Shown>("View", log: stage.log)
            let prices = AskedMock<String>("Prices", log: stage.log)
            let timer = AskedMock<Bool>("Timer", log: stage.log)
            stage.view(view)
            stage.request(prices.answers, gives: { "\($0) €" }, fails: Offline())
            stage.request(timer.answers, gives: { _ in true })
            let chain = Counter()
            stage.event("view appears", .appears) { [weak view] in
                chain.value += 1
                Habit.poll(chain, chain.value, { view }, prices, timer)
            }
        },
        Variant("adds its messages to those of before, and reads on when it comes back") { stage in
            let view = ToldSpy<Habit.Shown>("View", log: stage.log)
            let service = FreeServiceMock(log: stage.log)
            let (tasks, messages) = (Tasks(), Messages())
            stage.view(view)
            stage.track(tasks)
            stage.request(service.count, gives: { $0 }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                tasks.replace {
                    do {
                        for try await count in service.counts() {
                            messages.all.append("\(count)")
                            view?(.rows(messages.all))
                        }
                    } catch {
                        if !Task.isCancelled { view?(.problem("Offline")) }
                    }
                }
            }
            stage.event("write") { [weak view] in
                messages.all.append("hello")
                view?(.rows(messages.all))
            }
        },
        Variant("shows a picture or a placeholder in each row") { stage in
            let view = ToldSpy<Habit.Cell>("View", log: stage.log)
            let service = AskedMock<String>("Pictures", log: stage.log)
            stage.view(view)
            stage.oneOf(Habit.Cell.picture("", at: 0), .placeholder(at: 0))
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                for row in 0..<2 {
                    service.get("\(row)") { answer in
                        view?((try? answer.get()).map { .picture($0, at: row) } ?? .placeholder(at: row))
                    }
                }
            }
        },
        Variant("asks for its rows side by side, whichever is the first") { stage in
            let view = ToldSpy<Habit.Cell>("View", log: stage.log)
            let service = AskedMock<String>("Pictures", log: stage.log)
            stage.view(view)
            stage.oneOf(Habit.Cell.picture("", at: 0), .placeholder(at: 0))
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                for row in 0..<3 {
                    Task.detached { [weak view] in
                        await MainActor.run {
                            service.get("\(row)") { [weak view] answer in
                                view?((try? answer.get()).map { .picture($0, at: row) } ?? .placeholder(at: row))
                            }
                        }
                    }
                }
            }
        },
        Variant("takes each end of its stream for a lost connection") { stage in
            let view = ToldSpy<Habit.Shown>("View", log: stage.log)
            let service = FreeServiceMock(log: stage.log)
            let tasks = Tasks()
            stage.view(view)
            stage.track(tasks)
            stage.state(from: Habit.Shown.problem("Disconnected"), until: .text("Connecting"))
            stage.request(service.count, gives: { $0 }, fails: Offline(), endless: true)
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                view?(.text("Connecting"))
                tasks.replace {
                    do {
                        for try await count in service.counts() { view?(.rows(["\(count)"])) }
                    } catch {}
                    if !Task.isCancelled { view?(.problem("Disconnected")) }
                }
            }
        },
        Variant("reads its messages anew when it comes back, and no longer those of before") { stage in
            let view = ToldSpy<Habit.Shown>("View", log: stage.log)
            let doubles = FreeServiceMock(log: stage.log)
            let tasks = Tasks()
            stage.view(view)
            stage.track(tasks)
            stage.request(doubles.count, gives: { $0 }, fails: Offline())
            stage.event("view appears", [.appears, .addsUp]) { [weak view] in
                tasks.replace {
                    do {
                        for try await count in doubles.counts() { view?(.text("\(count)")) }
                    } catch {
                        if !Task.isCancelled { view?(.problem("Offline")) }
                    }
                }
            }
        },
    ]
}

/// A chat that shows whether each message is sent.
@MainActor
private final class Habit {
    enum Shown: RecordedCall {
        case text(String), problem(String), rows([String])
    }

    enum Cell: RecordedCall {
        case picture(String, at: Int), placeholder(at: Int)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var rows: [String] = []
    var draft = ""

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func send() {
        guard !draft.isEmpty else { return }
        let place = rows.count
        rows.append("\(draft) …")
        view?(.rows(rows))
        service.get(draft) { [weak self, draft] answer in
            guard let self, rows[place].hasSuffix("…") else { return }
            if case .failure = answer { rows[place] = "\(draft) (not sent)" } else { rows[place] = draft }
            view?(.rows(rows))
        }
    }

    /// Asks for a price, and again after a while, until it is started again or its view is gone.
    static func poll(
        _ chain: Counter,
        _ number: Int,
        _ view: @escaping @MainActor () -> ToldSpy<Shown>?,
        _ prices: AskedMock<String>,
        _ timer: AskedMock<Bool>
    ) {
        prices.get("gold") { answer in
            guard chain.value == number, let shown = view() else { return }
            shown((try? answer.get()).map(Shown.text) ?? .problem("Offline"))
            timer.get("60 s") { _ in
                guard chain.value == number, view() != nil else { return }
                poll(chain, number, view, prices, timer)
            }
        }
    }
}

/// A double whose question has a set as its argument.
private final class ChosenMock: CallRecording, Sendable {
    enum Call: RecordedCall, Sendable {
        case find(Set<String>)
    }

    let recorder: Recorder<Call>
    let answers: Answers<Set<String>, String, any Error>

    init(log: CallLog) {
        recorder = Recorder("Finder", log: log)
        answers = Answers("Finder.find", log: log)
    }

    @MainActor
    func find(_ colours: Set<String>, _ completion: @escaping @MainActor (Result<String, any Error>) -> Void) {
        recorder.ask(.find(colours), with: colours, of: answers, completion)
    }
}

/// A counter for closures of the main actor.
@MainActor
private final class Counter {
    var value = 0
    var answered = 0
}

/// The messages so far.
@MainActor
private final class Messages {
    var all: [String] = []
}

/// Keeps one task at a time, which ends when this object is deallocated.
@MainActor
private final class Tasks {
    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }

    func replace(_ work: @escaping @MainActor () async -> Void) {
        task?.cancel()
        task = Task { await work() }
    }
}
