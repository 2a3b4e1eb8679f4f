/// The calls of one double.
@usableFromInline
final class CallTape<Call: Equatable>: Tape {
    private let name: String
    // NB: the lock keeps two accesses apart; to check that again costs as much as all the rest.
    /// The calls that are not forgotten.
    @exclusivity(unchecked) @usableFromInline var calls: [Call] = []
    /// How many calls there were before them.
    @exclusivity(unchecked) @usableFromInline var forgotten = 0
    /// The places of calls that returned a value.
    @exclusivity(unchecked) private var reads: Set<Int> = []
    /// What lets go of the objects that the subject has set, by their answers.
    @exclusivity(unchecked) private var setObjects: [ObjectIdentifier: () -> Any?] = [:]

    init(_ name: String) {
        self.name = name
    }

    /// Adds a call, and tells its place.
    ///
    /// NB: where the type of the calls is known, this costs a fraction.
    @inlinable
    func append(_ call: Call) -> Int {
        calls.append(call)
        return forgotten + calls.count - 1
    }

    func record(_ call: Call, isRead: Bool = false, in state: inout LogState) -> TapePlace {
        let place = TapePlace(tape: self, index: append(call))
        if isRead { reads.insert(place.index) }
        state.add(place)
        return place
    }

    /// Remembers that the subject has set an object, which is let go of together with the calls.
    ///
    /// NB: it keeps no answers, which keep the log, and the log keeps the tape.
    func setsObject<Arguments, Value, Failure>(in answers: Answers<Arguments, Value, Failure>) {
        setObjects[ObjectIdentifier(answers)] = { [weak answers] in answers.map { ($0, $0.letGo() as Any) } }
    }

    func logged(_ call: Call) -> LoggedCall {
        LoggedCall(call, of: name, recordedBy: ObjectIdentifier(self))
    }

    @usableFromInline
    func loggedCall(at index: Int) -> LoggedCall? {
        guard index >= forgotten else { return nil }
        var call = logged(calls[index - forgotten])
        call.isRead = reads.contains(index)
        return call
    }

    @usableFromInline
    func forget(through index: Int) -> Any {
        let count = max(0, index + 1 - forgotten)
        let old = calls.prefix(count)
        // NB: a new array, so that none of the old one goes before the lock is free.
        calls = Array(calls.dropFirst(count))
        forgotten += count
        let objects = setObjects.values.map { $0() }
        setObjects = [:]
        return (old, objects)
    }
}
