/// An error that a store gives in a spec.
struct Offline: Error {}
