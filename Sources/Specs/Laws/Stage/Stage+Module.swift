extension Stage {
    /// Names something that the user can cause.
    ///
    /// - Parameters:
    ///   - name: What the user does, as the story calls it.
    ///   - traits: The special traits of the event.
    ///   - undone: The name of the event that it undoes, as “undo” does “delete”, or “cancel” a download; LAW-39 checks
    ///     both.
    ///   - isPossible: Whether the user can cause it now, such as tap a row that is there or a button that is enabled.
    ///   - action: Passes the event to the module.
    public func event(
        _ name: String,
        _ traits: EventTraits = [],
        undoes undone: String? = nil,
        when isPossible: @escaping @MainActor () -> Bool = { true },
        _ action: @escaping @MainActor () -> Void
    ) {
        events.append(StageEvent(name: name, traits: traits, undone: undone))
        actions.append(StageEvent.Action(isPossible: isPossible, form: .atOnce(action)))
    }

    /// Names something that the user can cause, which the module works on in the caller's task.
    ///
    /// The task is cancelled when the view goes, as SwiftUI's `task` modifier does.
    ///
    /// - Parameters:
    ///   - name: What the user does, as the story calls it.
    ///   - traits: The special traits of the event.
    ///   - undone: The name of the event that it undoes, as “undo” does “delete”, or “cancel” a download; LAW-39 checks
    ///     both.
    ///   - isPossible: Whether the user can cause it now, such as tap a row that is there or a button that is enabled.
    ///   - action: Passes the event to the module and waits for it.
    public func event(
        _ name: String,
        _ traits: EventTraits = [],
        undoes undone: String? = nil,
        when isPossible: @escaping @MainActor () -> Bool = { true },
        _ action: @escaping @MainActor () async -> Void
    ) {
        events.append(StageEvent(name: name, traits: traits, undone: undone))
        actions.append(StageEvent.Action(isPossible: isPossible, form: .inTask(action)))
    }

    /// Names a request that the module makes, and the answers that it can be given.
    ///
    /// From then on the stage answers it. Each value is made from the number of its question, so that answers to
    /// different questions differ: the first question is number 0.
    ///
    /// - Parameters:
    ///   - answers: The `Answers` of the double that is asked.
    ///   - value: Makes the answer to a question.
    ///   - empty: An answer that holds nothing, if there is one.
    ///   - error: A failure, if there is one.
    ///   - mayAnswerTwice: Whether the service may call its completion a second time by mistake, which LAW-22 then
    ///     tries. A completion that resumes a continuation or leaves a dispatch group traps on the second call, which
    ///     ends the process.
    ///   - onMainActor: Whether the service always answers on the main actor, so that no law answers elsewhere. A
    ///     completion that relies on it with `MainActor.assumeIsolated` ends the process otherwise.
    ///   - endless: Whether a stream ends only by a failure, as a socket does: it stays open after a value. Any other
    ///     stream ends after a value.
    @_disfavoredOverload
    public func request<Arguments, Value, Failure>(
        _ answers: Answers<Arguments, Value, Failure>,
        gives value: @escaping @Sendable (Int) -> Value,
        empty: Value? = nil,
        fails error: Failure? = nil,
        mayAnswerTwice: Bool = false,
        onMainActor: Bool = false,
        endless: Bool = false
    ) {
        let failure = error.map(Result<Value, Failure>.failure)
        let menu = Menu(
            value: value,
            empty: empty,
            failure: failure,
            mayAnswerTwice: mayAnswerTwice,
            onMainActor: onMainActor,
            isEndless: endless
        )
        add(StageRequest(answers, menu), of: answers.log)
    }

    /// Names a request whose failure is a value, such as `nil` or a tuple of no value and an error.
    ///
    /// - Parameters:
    ///   - answers: The `Answers` of the double that is asked.
    ///   - value: Makes the answer to a question.
    ///   - empty: An answer that holds nothing, if there is one.
    ///   - failure: The value that means failure.
    ///   - mayAnswerTwice: Whether the service may call its completion a second time by mistake, which LAW-22 then
    ///     tries. A completion that resumes a continuation or leaves a dispatch group traps on the second call, which
    ///     ends the process.
    ///   - onMainActor: Whether the service always answers on the main actor, so that no law answers elsewhere. A
    ///     completion that relies on it with `MainActor.assumeIsolated` ends the process otherwise.
    ///   - endless: Whether a stream ends only by a failure, as a socket does: it stays open after a value. Any other
    ///     stream ends after a value.
    public func request<Arguments, Value>(
        _ answers: Answers<Arguments, Value, Never>,
        gives value: @escaping @Sendable (Int) -> Value,
        empty: Value? = nil,
        fails failure: Value,
        mayAnswerTwice: Bool = false,
        onMainActor: Bool = false,
        endless: Bool = false
    ) {
        let menu = Menu<Value, Never>(
            value: value,
            empty: empty,
            failure: .success(failure),
            mayAnswerTwice: mayAnswerTwice,
            onMainActor: onMainActor,
            isEndless: endless
        )
        add(StageRequest(answers, menu), of: answers.log)
    }

    /// Names a request that takes a success closure and a failure closure, one of which is called.
    ///
    /// ```swift
    /// stage.request(service.loadSuccess, or: service.loadFailure, gives: { "row \($0)" }, fails: Offline())
    /// ```
    ///
    /// - Parameters:
    ///   - success: The `Answers` of the success closure.
    ///   - failure: The `Answers` of the failure closure.
    ///   - value: Makes the answer to a question.
    ///   - empty: An answer that holds nothing, if there is one.
    ///   - problem: The argument that the failure closure is called with.
    ///   - mayAnswerTwice: Whether the service may answer a second time by mistake, which LAW-22 then tries.
    ///   - onMainActor: Whether the service always answers on the main actor, so that no law answers elsewhere.
    public func request<Arguments, OtherArguments, Value, Problem: Sendable>(
        _ success: Answers<Arguments, Value, Never>,
        or failure: Answers<OtherArguments, Problem, Never>,
        gives value: @escaping @Sendable (Int) -> Value,
        empty: Value? = nil,
        fails problem: Problem,
        mayAnswerTwice: Bool = false,
        onMainActor: Bool = false
    ) {
        let menu = Menu<Value, Never>(
            value: value,
            empty: empty,
            failure: nil,
            mayAnswerTwice: mayAnswerTwice,
            onMainActor: onMainActor,
            isEndless: false
        )
        add(StageRequest(success, or: failure, menu, problem: problem), of: success.log)
    }

    /// Makes the values for answers in advance, before the module asks for any.
    ///
    /// Use it if a value can only be made on the main actor, or if making it may throw: every law of the module then
    /// reports the error.
    ///
    /// ```swift
    /// stage.request(service.load, gives: try stage.values(makeTicket))
    /// ```
    ///
    /// - Parameter make: Makes a value from a number.
    /// - Returns: A closure that returns the value for a number, on any thread; it repeats the values after the first
    ///   64.
    /// - Throws: Whatever `make` throws, such as ``CouldNotJudge``.
    public func values<Value>(
        _ make: @MainActor (Int) throws -> Value
    ) rethrows -> @Sendable (Int) -> Value {
        nonisolated(unsafe) let values = try (0..<Self.mostValues).map { try make($0) }
        return { values[$0 % values.count] }
    }

    /// The number of questions that get values of their own, which is more than any walk asks.
    private static var mostValues: Int { 64 }

    private func add(_ request: StageRequest, of log: CallLog) {
        requests.append(request)
        if log !== self.log { strangers.append(request.name) }
    }

    /// Names a busy indicator: it is on while the newest question waits, and off once all are answered.
    ///
    /// - Parameters:
    ///   - begin: The call that turns it on.
    ///   - end: The call that turns it off.
    ///   - others: More calls that turn it off, such as a footer that says “retry” or “no more”.
    public func busy<Call: Equatable>(from begin: Call, until end: Call, _ others: Call...) {
        let ends = ([end] + others).map { LoggedCall($0) }
        balances.append(Balance(begin: LoggedCall(begin), ends: ends, isBusy: true))
    }

    /// Names a state that has to be over once all is well, such as an error message.
    ///
    /// - Parameters:
    ///   - begin: The call that begins it.
    ///   - end: The call that ends it.
    ///   - others: More calls that end it.
    public func state<Call: Equatable>(from begin: Call, until end: Call, _ others: Call...) {
        let ends = ([end] + others).map { LoggedCall($0) }
        balances.append(Balance(begin: LoggedCall(begin), ends: ends, isBusy: false))
    }

    /// Names a busy indicator that the stage reads, such as the state of an observed model, since no call turns it on
    /// or off.
    ///
    /// ```swift
    /// stage.busy("spinner") { model.isLoading }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Its name in the story.
    ///   - isOn: Whether it is on now.
    public func busy(_ name: String, _ isOn: @escaping @MainActor () -> Bool) {
        flag(name, isBusy: true, isOn)
    }

    /// Names a state that the stage reads and that has to be over once all is well, such as the error of an observed
    /// model.
    ///
    /// - Parameters:
    ///   - name: Its name in the story.
    ///   - isOn: Whether it is on now.
    public func state(_ name: String, _ isOn: @escaping @MainActor () -> Bool) {
        flag(name, isBusy: false, isOn)
    }

    private func flag(_ name: String, isBusy: Bool, _ isOn: @escaping @MainActor () -> Bool) {
        screen(name) { Flag(name: name, isOn: isOn()) }
        let (on, off) = (Flag(name: name, isOn: true), Flag(name: name, isOn: false))
        balances.append(
            Balance(
                begin: LoggedCall(Screen.Call.shows(on)),
                ends: [LoggedCall(Screen.Call.shows(off))],
                isBusy: isBusy
            )
        )
    }

    /// Names calls that replace each other on the view, which shows one of them at a time, each with any arguments.
    ///
    /// ```swift
    /// stage.oneOf(SearchViewSpy.Call.showHint, .showResults([]), .showNothingFound)
    /// ```
    ///
    /// Without it, each call is taken to stay on the view beside the others, like a title above rows. LAW-21 expects
    /// that each of them is made at some time; a call for an answer of nothing needs a request with `empty:`.
    ///
    /// - Parameter calls: The calls.
    public func oneOf<Call: Equatable>(_ calls: Call...) {
        groups.append(calls.map { LoggedCall($0) })
    }

    /// Names calls that replace nothing on the view, such as a sound, an alert or a keyboard that is dismissed.
    ///
    /// A call of the wireframe that is named here opens no screen. LAW-21 expects that each of them is made at some
    /// time.
    ///
    /// - Parameter calls: The calls, each with any arguments.
    public func passing<Call: Equatable>(_ calls: Call...) {
        passing += calls.map { LoggedCall($0) }
    }

    /// Names a type of the model, which only an interactor may see.
    ///
    /// Types that conform to ``EntityRole`` need not be named.
    ///
    /// - Parameter type: The type, or a class or protocol that several model types share.
    public func entity<Entity>(_ type: Entity.Type) {
        entities.append { $0 is Entity }
    }

    /// Names a class whose objects may be passed to the view, since nothing changes them.
    ///
    /// A class whose stored properties are all constants need not be named.
    ///
    /// - Parameter type: The class.
    public func immutable<Object: AnyObject>(_ type: Object.Type) {
        immutable.append { $0 is Object }
    }

    /// Names how to wait for work that nothing else can see, such as work on a queue of the module's own.
    ///
    /// ```swift
    /// stage.drain { [queue] in queue.sync {} }
    /// ```
    ///
    /// - Parameter wait: Waits until the work is done. It is called repeatedly, off the main actor, and has to keep the
    ///   queue and not the module.
    public func drain(_ wait: @escaping @Sendable () -> Void) {
        drains.append(wait)
    }

    /// Names a condition that has to hold whenever the module is at rest, whatever was answered and in every order.
    ///
    /// - Parameters:
    ///   - name: The condition, as failures call it.
    ///   - holds: Whether it holds now.
    public func invariant(_ name: String, _ holds: @escaping @MainActor () -> Bool) {
        invariants.append((name, holds))
    }
}
