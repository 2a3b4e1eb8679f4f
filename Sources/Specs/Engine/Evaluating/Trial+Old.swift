// Goes as soon as every spec has a Run.
extension Trial {
    public func build(_ fixture: S.Fixture) async throws -> S.Subject { try await start(fixture).subject }

    public func act(_ name: String, _ fixture: S.Fixture, _ action: () -> Void) {
        guard !Task.isCancelled else { return }
        fixture.log.note(name)
        action()
    }

    public func wait(until condition: () -> Bool) async { await quiescence.wait(until: condition) }

    public func settle(until condition: () -> Bool = { true }) async { await quiescence.settle(until: condition) }
}
