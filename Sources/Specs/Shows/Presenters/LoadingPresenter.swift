/// A presenter that loads what its view then reads, item by item.
///
/// The last two kinds of answers are contents of the same length; the kind before them is shorter.
@MainActor
package protocol LoadingPresenter: RequestingPresenter {
    /// An item that the view reads.
    associatedtype Item: Hashable

    /// The call that makes the view read.
    static func reload(in fixture: Fixture) -> LoggedCall

    /// How many items there are.
    static func count(of presenter: Subject) -> Int

    /// The item at an index, if there is one.
    static func item(at index: Int, of presenter: Subject) -> Item?

    /// The title that the view reads; `nil` if it has none.
    static func title(of presenter: Subject) -> String?

    /// Taps an item.
    static func select(_ index: Int, of presenter: Subject)

    /// The items that matter and have to be there after a success.
    static func content(after kind: Int) -> [Item]

    /// Kinds of answers that differ from kind 3 in one respect.
    static var alike: [Int] { get }

    /// Kinds of answers that are failures, one for each thing that can fail.
    static var failing: [Int] { get }

    /// The item if it matters; `nil` if it is there in any case.
    static func essence(of item: Item) -> Item?

    /// Whether a tap on an item leads somewhere.
    static func leads(_ item: Item) -> Bool
}

/// An item that a view has read, which failures show as plain text.
package struct Read<Item: Hashable>: Hashable, CustomStringConvertible {
    let item: Item

    package var description: String { PlainText.of(item, limit: 300) }
}

extension LoadingPresenter {
    package nonisolated static var kinds: Int { 4 }

    package static var alike: [Int] { [] }

    package static var failing: [Int] { [0] }

    package static func title(of presenter: Subject) -> String? { nil }

    package static func essence(of item: Item) -> Item? { item }

    package static func leads(_ item: Item) -> Bool { true }

    package static func opening(_ run: Run) -> (@MainActor (Subject) -> Void)? {
        guard let index = items(run).firstIndex(where: { leads($0.item) }) else { return nil }
        return { select(index, of: $0) }
    }

    /// All that the view reads.
    static func items(_ run: Run) -> [Read<Item>] {
        guard let presenter = try? run.subject else { return [] }
        return (0..<max(0, count(of: presenter))).compactMap { item(at: $0, of: presenter).map(Read.init) }
    }

    /// The title that the view reads.
    static func title(_ run: Run) -> String? { (try? run.subject).flatMap(title(of:)) }

    /// The items that matter, of those that the view reads.
    static func content(_ run: Run) -> [Read<Item>] { items(run).compactMap { essence(of: $0.item).map(Read.init) } }

    /// What has to be there after an answer, if there was nothing before.
    static func expected(_ kind: Int) -> [Read<Item>] { kind > 0 ? content(after: kind).map(Read.init) : [] }

    /// How often the interactor was asked, and the view and the wireframe told.
    static func marks(_ run: Run) -> [Int] { [requests(in: run.fixture), run.tellings] }

    /// Loads a content, and waits until it is there and the view was told.
    static func load(_ run: Run, _ kind: Int) async {
        let (before, reloads) = (content(run), reloads(in: run.fixture))
        await ask(run)
        await answer(run, kind)
        guard kind > 0 else { return }
        await run.settle { fixture in
            content(run) == expected(kind) && (before == expected(kind) || Self.reloads(in: fixture) > reloads)
        }
    }

    /// How often the view was told to read.
    static func reloads(in fixture: Fixture) -> Int {
        let reload = reload(in: fixture)
        return fixture.log.calls.count { $0 == reload }
    }

    /// Asks twice, and answers nothing.
    static func overlap(_ trial: Trial<Self>) async throws -> Run {
        let run = try await askAndHold(trial)
        let count = requests(in: run.fixture)
        await ask(run)
        guard requests(in: run.fixture) > count else { throw NotApplicable("Requests that overlap are joined.") }
        return run
    }
}
