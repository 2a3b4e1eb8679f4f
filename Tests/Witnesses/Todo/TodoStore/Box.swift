/// A value that is read and set in separate steps, between which other work can run.
actor Box<Value: Sendable> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func set(_ value: Value) {
        self.value = value
    }
}
