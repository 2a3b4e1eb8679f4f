extension Answers {
    /// What a test has planned.
    enum Plan {
        case none
        case hold
        case always(Given<Value, Failure>)
        case made(by: Maker)
        case inOrder(ArraySlice<Result<Value, Failure>>)
        case series(Series)
    }

    /// Makes an answer from what is asked.
    ///
    /// NB: a kept function whose error has a type would need a newer system than the kit does.
    typealias Maker = @Sendable (Arguments) -> Result<Value, Failure>

    /// Several answers to one question.
    struct Series {
        let answers: [Given<Value, Failure>]
        /// Whether the question is held once they are given, so that a test can give more.
        let isHeld: Bool
    }

    /// Whether an answer is planned.
    ///
    /// NB: to be asked with the lock.
    var hasPlan: Bool { if case .none = plan { false } else { true } }

    /// Plans what the subject itself has set, which nobody has to read.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Returns: The old plan, which is released when the lock is free.
    func keep(_ plan: Plan, _ object: SetObject?) -> Plan {
        wasAsked = true
        setObject = object
        return exchange(&self.plan, with: plan)
    }

    /// What the subject has set for these arguments.
    ///
    /// NB: to be asked without the lock, since to compare arguments is to call what others have written.
    func kept(for arguments: Arguments) -> [KeptAnswer<Arguments, Value, Failure>] {
        let all = log.locked { kept }
        return all.filter { Parts.areEqual($0.arguments, arguments) }
    }

    /// Plans what the subject itself has set for certain arguments; all others are answered as before.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Parameters:
    ///   - answer: What is set.
    ///   - old: What it takes the place of.
    func keep(_ answer: KeptAnswer<Arguments, Value, Failure>, insteadOf old: [KeptAnswer<Arguments, Value, Failure>]) {
        kept.removeAll { kept in old.contains { $0 === kept } }
        kept.append(answer)
    }

    /// Keeps an object that the subject has set no longer than others do.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Returns: What kept it, to be released when the lock is free.
    func letGo() -> Any? {
        let old = kept.compactMap { $0.letGo() }
        guard let object = setObject else { return old }
        setObject = nil
        return (old, exchange(&plan, with: .made { _ in .success(object.value()) }))
    }

    /// NB: an old plan is released when the lock is free, since it may hold an object that calls a double.
    func change(_ plan: Plan) {
        let old = log.locked {
            wasAsked = false
            setObject = nil
            return (exchange(&self.plan, with: plan), exchange(&kept, with: []))
        }
        withExtendedLifetime(old) {}
    }
}
