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

    /// Makes an answer from the arguments of a call.
    ///
    /// It returns a `Result`, since a stored function with a typed error would need a newer system than the kit does.
    typealias Maker = @Sendable (Arguments) -> Result<Value, Failure>

    /// Several answers to one question.
    struct Series {
        let answers: [Given<Value, Failure>]
        /// Whether the question is then held, so that a test can give more answers.
        let isHeld: Bool
    }

    /// Whether an answer is planned, read with the lock held.
    var hasPlan: Bool { if case .none = plan { false } else { true } }

    /// When an `async` question may wait: whenever there is no answer, unless ``NoAnswer`` can be thrown instead.
    var patience: Patience { NoAnswer(question: name) is Failure ? .ifPlanned : .always }

    /// Plans the value that the subject itself has set, with the lock held.
    ///
    /// It counts as used, since nothing has to read it.
    ///
    /// - Returns: The old plan, to be released once the lock is free.
    func keep(_ plan: Plan, _ object: SetObject?) -> Plan {
        wasAsked = true
        setObject = object
        return exchange(&self.plan, with: plan)
    }

    /// Returns what the subject has set for these arguments.
    ///
    /// This must be called without the lock, since the comparison of arguments runs foreign code.
    func kept(for arguments: Arguments) -> [KeptAnswer<Arguments, Value, Failure>] {
        let all = log.locked { kept }
        return all.filter { Parts.areEqual($0.arguments, arguments) }
    }

    /// Plans the value that the subject itself has set for certain arguments, with the lock held.
    ///
    /// All other arguments are answered as before.
    ///
    /// - Parameters:
    ///   - answer: The value that is set.
    ///   - old: The values that it replaces.
    func keep(_ answer: KeptAnswer<Arguments, Value, Failure>, insteadOf old: [KeptAnswer<Arguments, Value, Failure>]) {
        kept.removeAll { kept in old.contains { $0 === kept } }
        kept.append(answer)
    }

    /// Releases an object that the subject has set, and from then on answers with it while others retain it.
    ///
    /// To be called with the lock held.
    ///
    /// - Returns: The strong references, to be released once the lock is free.
    func letGo() -> Any? {
        let old = kept.compactMap { $0.letGo() }
        guard let object = setObject else { return old }
        setObject = nil
        return (old, exchange(&plan, with: .made { _ in .success(object.value()) }))
    }

    /// Replaces the plan, and releases the old one without the lock, since an object in it may call a double.
    func change(_ plan: Plan) {
        let old = log.locked {
            wasAsked = false
            setObject = nil
            return (exchange(&self.plan, with: plan), exchange(&kept, with: []))
        }
        withExtendedLifetime(old) {}
    }
}
