import LawReference

/// Counts on its own executor.
actor ActorInteractor {
    func count(_ service: FreeServiceMock) async throws -> Int {
        try await service.count()
    }
}
