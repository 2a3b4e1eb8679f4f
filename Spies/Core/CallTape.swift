/// The calls of one double.
@usableFromInline
final class CallTape<Call: Equatable>: Tape {
    private let name: String
    // The lock already prevents overlapping accesses; a second check would cost as much as all the rest.
    /// The calls that are not forgotten.
    @exclusivity(unchecked) @usableFromInline var calls: [Call] = []
    /// How many calls were forgotten before them.
    @exclusivity(unchecked) @usableFromInline var forgotten = 0
    /// The indices of calls that returned a value.
    @exclusivity(unchecked) private var reads: Set<Int> = []
    /// Closures that release the objects which the subject has set, by their answers.
    @exclusivity(unchecked) private var setObjects: [ObjectIdentifier: () -> Any?] = [:]

    init(_ name: String) {
        self.name = name
    }

    /// Adds a call, and returns its index.
    ///
    /// This is inlinable, since it costs only a fraction where the type of the calls is known.
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

    /// Remembers that the subject has set an object, which is released together with the calls.
    ///
    /// The closure holds the answers weakly: they retain the log, and the log retains the tape.
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
        // This is a new array, so that no call of the old one is released before the lock is free.
        calls = Array(calls.dropFirst(count))
        forgotten += count
        let objects = setObjects.values.map { $0() }
        setObjects = [:]
        return (old, objects)
    }
}
