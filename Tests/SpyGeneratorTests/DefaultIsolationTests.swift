import SpyGenerator
import Testing

/// The generator detects that declarations are on the main actor by default, without an option.
@Suite struct DefaultIsolationTests {
    private static let text = """
        struct Row: Equatable { var title: String }
        nonisolated struct Free: Equatable { var number: Int }
        enum Kind: Hashable { case small }
        protocol View: AnyObject { func show(_ row: Row) }
        protocol Picker { func pick(_ kind: Kind) }
        nonisolated protocol Store { func save(_ free: Free) }
        @MainActor protocol Screen { func show(_ row: Row) }
        """

    @Test func `A module that is on the main actor has spies that are, and compares its values by their parts`() throws
    {
        let texts = try texts(flags: ["-default-isolation", "MainActor"])
        #expect(texts["ViewSpy"]?.contains("@MainActor\nfinal class ViewSpy: View, CallRecording {") == true)
        #expect(texts["ViewSpy"]?.contains("enum Call: ComparedByParts, Sendable {") == true)
        #expect(texts["PickerSpy"]?.contains("enum Call: ComparedByParts, Sendable {") == true)
        #expect(texts["StoreSpy"]?.contains("\nfinal class StoreSpy: Store, CallRecording, Sendable {") == true)
        #expect(texts["StoreSpy"]?.contains("enum Call: RecordedCall, Sendable {") == true)
    }

    @Test func `A module that is not has spies that are where their protocols say`() throws {
        let texts = try texts(flags: [])
        #expect(texts.values.allSatisfy { $0.contains("enum Call: RecordedCall, Sendable {") })
        #expect(texts.filter { $0.value.contains("@MainActor") }.map(\.key) == ["ScreenSpy"])
    }

    private func texts(flags: [String]) throws -> [String: String] {
        try Compiler.use { compiler in
            let graphs = try compiler.graphs(of: Self.text, flags: flags)
            let spies = SpyGenerator(graphs: graphs).spies(of: "Sample").spies
            return Dictionary(uniqueKeysWithValues: spies.map { ($0.name, $0.text) })
        }
    }
}
