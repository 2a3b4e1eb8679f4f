/// What the services fail with.
struct Offline: Error {}
