import Foundation
import Testing

@testable import SpyGenerator

/// Spies of protocols that were renamed or deleted.
@Suite struct LeftoverTests {
    private let additions = "\nextension OldSpy {\n    static func make() -> OldSpy { OldSpy() }\n}\n"
    private let old = spy("Old")
    private let new = spy("New")
    private let other = spy("Other", member: "close")

    // MARK: Reports

    @Test func `A spy that no protocol asks for is named, and nobody else's file is`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([new, old, Self.spy("Far", module: "Elsewhere")])
            try folder.write("struct Helper {}\n", to: "Helper.swift")
            let differences = try spies.differences(from: [new], declared: declared("New"))
            #expect(
                differences.map(\.description) == ["OldSpy.swift is left over: Sample has no protocol Old any more"]
            )
            try #expect(spies.differences(from: [new]) == [])
        }
    }

    @Test func `A spy is left over if its protocol has another, or can have none any more`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old, other])
            let mock = Self.spy("Old", suffix: "Mock")
            let differences = try spies.differences(from: [mock], declared: declared("Old", "Other"))
            #expect(
                differences.filter { $0.kind == .leftover }.map(\.description) == [
                    "OldSpy.swift is left over: the spy of Old is in OldMock.swift now",
                    "OtherSpy.swift is left over: no spy can be written for Other any more",
                ]
            )
        }
    }

    // MARK: Removal

    @Test func `Nothing is removed unless it is asked for`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            let changes = try spies.write([other], declared: declared("Other"))
            #expect(changes.removed == [])
            #expect(
                changes.left.map { $0.line(.warning) } == [
                    "\(folder.path)/OldSpy.swift:1:1: warning: OldSpy.swift is left over: "
                        + "Sample has no protocol Old any more; --prune removes it"
                ]
            )
            try #expect(folder.names == ["OldSpy.swift", "OtherSpy.swift"])
        }
    }

    @Test func `A spy without additions is removed, and nobody else's file is`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old, Self.spy("Far", module: "Elsewhere")])
            try folder.write("struct Helper {}\n", to: "Helper.swift")
            let changes = try spies.write([other], declared: declared("Other"), isPruning: true)
            #expect(changes.removed == ["OldSpy.swift"])
            #expect(changes.left == [])
            #expect(changes.lost == [:])
            try #expect(folder.names == ["FarSpy.swift", "Helper.swift", "OtherSpy.swift"])
        }
    }

    // MARK: Additions

    @Test func `What was added moves along with a renamed protocol`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old, other])
            try folder.append(additions, to: "OldSpy.swift")
            let changes = try spies.write([new, other], declared: declared("New", "Other"), isPruning: true)
            #expect(changes.moved == [.init(from: "OldSpy.swift", to: "NewSpy.swift")])
            #expect(changes.removed == ["OldSpy.swift"])
            try #expect(folder.read("NewSpy.swift") == new.text + additions.replacing("Old", with: "New"))
            try #expect(folder.names == ["NewSpy.swift", "OtherSpy.swift"])
        }
    }

    @Test func `It moves along with a spy that has another name, even if the protocol has changed`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            try folder.append(additions, to: "OldSpy.swift")
            let mock = Self.spy("Old", suffix: "Mock", member: "openWide")
            let changes = try spies.write([mock], declared: declared("Old"), isPruning: true)
            #expect(changes.moved == [.init(from: "OldSpy.swift", to: "OldMock.swift")])
            try #expect(folder.read("OldMock.swift") == mock.text + additions.replacing("OldSpy", with: "OldMock"))
        }
    }

    @Test func `It moves when the new spy is written, and the old one can be removed later`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            try folder.append(additions, to: "OldSpy.swift")
            let first = try spies.write([new], declared: declared("New"))
            #expect(first.moved == [.init(from: "OldSpy.swift", to: "NewSpy.swift")])
            #expect(first.removed == [])
            let second = try spies.write([new], declared: declared("New"), isPruning: true)
            #expect(second.moved == [])
            #expect(second.removed == ["OldSpy.swift"])
            #expect(second.lost == [:])
            try #expect(folder.read("NewSpy.swift") == new.text + additions.replacing("Old", with: "New"))
        }
    }

    @Test func `It moves if a longer name breaks lines`() throws {
        try TemporaryFolder.use { folder in
            let long = Self.spy("New", generated: "final class NewSpy: New {\n    func\n        open() {}\n}\n")
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            try folder.append(additions, to: "OldSpy.swift")
            try #expect(spies.write([long], declared: declared("New")).moved.count == 1)
        }
    }

    @Test func `What another spy happens to hold as well is not taken for moved`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old, other])
            try folder.append(additions, to: "OldSpy.swift")
            try folder.append(additions.replacing("Old", with: "Other"), to: "OtherSpy.swift")
            try #expect(spies.write([other], declared: declared("Other"), isPruning: true).removed == [])
        }
    }

    @Test func `It does not move to a spy that was there before`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old, new])
            try folder.append(additions, to: "OldSpy.swift")
            let changes = try spies.write([new], declared: declared("New"), isPruning: true)
            #expect(changes.moved == [])
            try #expect(folder.names == ["NewSpy.swift", "OldSpy.swift"])
        }
    }

    @Test func `It does not move if two have the same members`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            try folder.append(additions, to: "OldSpy.swift")
            let twins = [new, Self.spy("Newer")]
            let changes = try spies.write(twins, declared: declared("New", "Newer"), isPruning: true)
            #expect(changes.moved == [])
            #expect(changes.removed == [])
        }
    }

    // MARK: Handwritten code

    @Test func `What was added and cannot move is kept, unless it is forced`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            try folder.append(additions, to: "OldSpy.swift")
            let kept = try spies.write([other], declared: declared("Other"), isPruning: true)
            #expect(kept.removed == [])
            #expect(
                kept.left.map { $0.line(.warning) } == [
                    "\(folder.path)/OldSpy.swift:6:1: warning: OldSpy.swift is left over: "
                        + "Sample has no protocol Old any more; it is kept for what a person wrote here, "
                        + "and --prune --force removes and prints it"
                ]
            )
            let forced = try spies.write([other], declared: declared("Other"), isForced: true, isPruning: true)
            #expect(forced.removed == ["OldSpy.swift"])
            #expect(forced.lost == ["OldSpy.swift": additions])
            try #expect(folder.names == ["OtherSpy.swift"])
        }
    }

    @Test func `A spy that a person edited is kept, unless it is forced`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            let edited = try folder.read("OldSpy.swift").replacing("final", with: "open")
            try folder.write(edited, to: "OldSpy.swift")
            try #expect(spies.write([new], declared: declared("New"), isPruning: true).removed == [])
            try #expect(folder.read("OldSpy.swift") == edited)
            let forced = try spies.write([new], declared: declared("New"), isForced: true, isPruning: true)
            #expect(forced.lost == ["OldSpy.swift": edited])
            try #expect(folder.names == ["NewSpy.swift"])
        }
    }

    @Test func `What a person wrote above a spy is kept, unless it is forced`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            try folder.write("// © Shop\n" + old.text, to: "OldSpy.swift")
            try #expect(spies.write([other], declared: declared("Other"), isPruning: true).removed == [])
            let forced = try spies.write([other], declared: declared("Other"), isForced: true, isPruning: true)
            #expect(forced.lost == ["OldSpy.swift": "// © Shop\n"])
            try #expect(folder.names == ["OtherSpy.swift"])
        }
    }

    @Test func `A file that has only other capitals than one that is written is not removed`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([old])
            try folder.append(additions, to: "OldSpy.swift")
            let renamed = Self.spy("OLD", member: "close")
            let changes = try spies.write([renamed], declared: declared("OLD"), isForced: true, isPruning: true)
            #expect(changes.removed == [])
            #expect(changes.moved == [.init(from: "OldSpy.swift", to: "OLDSpy.swift")])
            try #expect(folder.read("OLDSpy.swift") == renamed.text + additions.replacing("Old", with: "OLD"))
        }
    }

    // MARK: Samples

    private func declared(_ names: String...) -> DeclaredProtocols {
        DeclaredProtocols(module: "Sample", names: Set(names))
    }

    private static func spy(
        _ name: String,
        suffix: String = "Spy",
        module: String = "Sample",
        member: String = "open",
        generated: String? = nil
    ) -> OutputFile {
        let type = "\(name)\(suffix)"
        let text = generated ?? "final class \(type): \(name) {\n    func \(member)() {}\n}\n"
        return OutputFile(Spy(name: type, origin: "\(name) in \(module)", generated: text))
    }
}

extension TemporaryFolder {
    fileprivate func append(_ text: String, to name: String) throws {
        try write(try read(name) + text, to: name)
    }
}
