import LawReference

/// Counts on an executor of its own.
actor ActorInteractor {
    func count(_ service: FreeServiceMock) async throws -> Int {
        try await service.count()
    }
}
