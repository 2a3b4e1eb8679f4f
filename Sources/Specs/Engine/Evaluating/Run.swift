import VIPERSpies

/// Drives one module under test and its doubles step by step, and releases them in the end.
///
/// ```swift
/// let run = try await trial.start(Fixture())
/// await run.step("updateView()", until: { !$0.interactor.calls.isEmpty }) { $0.updateView() }
/// #expect(run.interactor.calls == [.findUpcomingItems])
/// await run.letGo()
/// #expect(await run.survivors() == [])
/// ```
///
/// The run keeps the subject and its doubles alive until it is told to release one of them. What is in the
/// fixture can be read from the run as well: `run.interactor` is `run.fixture.interactor`.
@MainActor
@dynamicMemberLookup
public final class Run<S: Spec> {
    /// The fixture that the subject was built from.
    public private(set) var fixture: S.Fixture
    let quiescence: Quiescence
    private var kept: S.Subject?
    /// Watches the doubles that were released.
    private let released = Tracker()

    init(_ subject: S.Subject, from fixture: S.Fixture, quiescence: Quiescence) {
        kept = subject
        self.fixture = fixture
        self.quiescence = quiescence
    }

    /// The module under test.
    ///
    /// - Throws: ``SubjectIsGone`` after ``letGo()``.
    public var subject: S.Subject {
        get throws {
            guard let kept else { throw SubjectIsGone() }
            return kept
        }
    }

    /// A part of the fixture.
    ///
    /// - Parameter path: The part.
    public subscript<Part>(dynamicMember path: KeyPath<S.Fixture, Part>) -> Part {
        fixture[keyPath: path]
    }

    // MARK: Doing something to the module

    /// Performs an action on the module, and writes it into the story.
    ///
    /// This does not wait for later effects, so that two actions can follow each other. It does nothing once the
    /// requirement was given up or the subject released.
    ///
    /// - Parameters:
    ///   - name: What the story calls the action.
    ///   - action: Performs the action.
    public func act(_ name: String, _ action: (S.Subject) -> Void) {
        if let kept { act(name) { action(kept) } }
    }

    /// Performs an action on a screen of the module, and writes it into the story.
    ///
    /// A screen works while it is on, even if the subject was released.
    /// - Parameters:
    ///   - name: What the story calls the action.
    ///   - action: Performs the action.
    public func act(_ name: String, _ action: () -> Void) {
        guard !Task.isCancelled else { return }
        fixture.log.step(name)
        act(action)
    }

    /// Performs an action that writes itself into the story.
    func act(_ action: () -> Void) {
        guard !Task.isCancelled else { return }
        quiescence.presence.during(action)
    }

    /// Performs an action on the module, and waits until nothing more comes of it.
    ///
    /// - Parameters:
    ///   - name: What the story calls the action.
    ///   - condition: What has to come of it; leave it out to wait only until nothing more is coming.
    ///   - action: Performs the action.
    public func step(
        _ name: String,
        until condition: (S.Fixture) -> Bool = { _ in true },
        _ action: (S.Subject) -> Void
    ) async {
        act(name, action)
        await settle(until: condition)
    }

    /// Performs an action on a screen of the module, and waits until nothing more comes of it.
    ///
    /// - Parameters:
    ///   - name: What the story calls the action.
    ///   - condition: What has to come of it; leave it out to wait only until nothing more is coming.
    ///   - action: Performs the action.
    public func step(
        _ name: String,
        until condition: (S.Fixture) -> Bool = { _ in true },
        _ action: () -> Void
    ) async {
        act(name, action)
        await settle(until: condition)
    }

    /// Performs an action off the main actor that writes itself into the story.
    func actElsewhere(_ action: @escaping @Sendable () -> Void) async {
        guard !Task.isCancelled, kept != nil else { return }
        await quiescence.presence.duringElsewhere(action)
    }

    // MARK: Waiting

    /// Waits until a condition holds, and then until nothing more is coming.
    ///
    /// A subject that answers at once costs no wait. This waits for a subject that works in tasks, in actors or on a
    /// queue, so that a correct one never fails for being slow, and a wrong effect is noticed unless it comes from a
    /// timer. If the condition never holds, this returns anyway, so that the expectation after it can say what is
    /// missing.
    ///
    /// - Parameter condition: What to wait for; leave it out to wait only until nothing more is coming.
    public func settle(until condition: (S.Fixture) -> Bool = { _ in true }) async {
        await quiescence.settle { condition(fixture) }
    }

    // MARK: Letting go

    /// Releases the subject, and waits until nothing more is coming.
    public func letGo() async {
        kept = nil
        fixture.log.note("The subject is released.")
        await settle()
    }

    /// Releases a double while everything else stays, and waits until nothing more is coming.
    ///
    /// - Parameters:
    ///   - path: Where the double is in the fixture.
    ///   - stranger: The double that takes its place there, so that nothing is missing.
    public func letGo<Double: AnyObject>(
        of path: WritableKeyPath<S.Fixture, Double>,
        replacedBy stranger: Double
    ) async {
        released.track(fixture[keyPath: path])
        fixture[keyPath: path] = stranger
        fixture.log.note("\(type(of: stranger)) is released.")
        await settle()
    }

    /// The names of the classes whose released objects still exist, since something retains them.
    ///
    /// After the subject is released, this includes everything that the fixture tracks.
    public var alive: [String] {
        released.alive + (kept == nil ? fixture.tracker.alive : [])
    }

    /// Waits until all released objects have gone.
    ///
    /// - Returns: What is still ``alive`` in the end.
    /// - Throws: ``NotApplicable`` if there is no object whose end could be seen.
    public func survivors() async throws -> [String] {
        if released.isEmpty, kept != nil || fixture.tracker.isEmpty {
            throw NotApplicable("The subject is a value, and the closure tracks no object behind it.")
        }
        await settle { _ in alive.isEmpty }
        return alive
    }
}
