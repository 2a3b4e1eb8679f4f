/// A value that a store without a fault would guard better.
actor Box<Value: Sendable> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func set(_ value: Value) {
        self.value = value
    }
}
