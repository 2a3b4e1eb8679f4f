import Foundation
import Testing

@testable import SpyGenerator

@Suite struct SpyFolderTests {
    private let spy = OutputFile(Spy(name: "ASpy", origin: "A in Sample", generated: "final class ASpy {\n}\n"))
    private let newer = OutputFile(Spy(name: "ASpy", origin: "A in Sample", generated: "final class ASpy: A {\n}\n"))
    private let other = OutputFile(Spy(name: "BSpy", origin: "B in Sample", generated: "final class BSpy {\n}\n"))

    @Test func `What is written is what should be there, and is not written twice`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            try #expect(spies.differences(from: [spy, other]).map(\.kind) == [.missing, .missing])
            try #expect(spies.write([spy, other]).written == ["ASpy.swift", "BSpy.swift"])
            try #expect(spies.differences(from: [spy, other]) == [])
            try #expect(spies.write([spy, other]) == FolderChanges())
            try #expect(folder.names == ["ASpy.swift", "BSpy.swift"])
        }
    }

    @Test func `A person's additions are kept, and are no difference`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([spy])
            let additions = "\nextension ASpy {\n    func more() {}\n}\n"
            try folder.write(try folder.read("ASpy.swift") + additions, to: "ASpy.swift")
            try #expect(spies.differences(from: [spy]) == [])
            try #expect(spies.differences(from: [newer]).map(\.kind) == [.stale])
            try #expect(spies.write([newer]).written == ["ASpy.swift"])
            try #expect(folder.read("ASpy.swift") == newer.text + additions)
        }
    }

    @Test func `A file that a person changed is not overwritten unless it is forced`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([spy])
            let edited = try folder.read("ASpy.swift").replacing("final", with: "open")
            try folder.write(edited, to: "ASpy.swift")
            try #expect(spies.differences(from: [spy]).map(\.kind) == [.edited])
            #expect(throws: FolderError.self) { try spies.write([spy, other]) }
            try #expect(folder.read("ASpy.swift") == edited)
            try #expect(folder.names == ["ASpy.swift"])
            let changes = try spies.write([spy, other], isForced: true)
            #expect(changes.written == ["ASpy.swift", "BSpy.swift"])
            #expect(changes.lost == ["ASpy.swift": "open class ASpy {\n"])
            try #expect(folder.read("ASpy.swift") == spy.text)
        }
    }

    @Test func `A file that was never generated is not overwritten either`() throws {
        try TemporaryFolder.use { folder in
            try folder.write("final class ASpy {}\n", to: "ASpy.swift")
            let spies = SpyFolder(path: folder.path)
            try #expect(spies.differences(from: [spy]).map(\.kind) == [.foreign])
            #expect(throws: FolderError.self) { try spies.write([spy]) }
            try #expect(folder.read("ASpy.swift") == "final class ASpy {}\n")
            try #expect(spies.write([spy], isForced: true).lost == ["ASpy.swift": "final class ASpy {}\n"])
        }
    }

    @Test(arguments: ["// © Shop\n", "// © Shop\n//\n\n// swiftlint:disable all\n"])
    func `A file that was generated is still known below other lines, as one that a person changed`(header: String)
        throws
    {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            try folder.write(header + spy.text, to: "ASpy.swift")
            let differences = try spies.differences(from: [spy])
            #expect(differences.map(\.kind) == [.edited])
            #expect(
                differences.map(\.description)
                    == ["ASpy.swift was changed: other lines stand above the one that says what it comes from"]
            )
            #expect(throws: FolderError.self) { try spies.write([spy]) }
            try #expect(folder.read("ASpy.swift") == header + spy.text)
            try folder.write(header + spy.text + "extension ASpy {}\n", to: "ASpy.swift")
            try #expect(spies.write([spy], isForced: true).lost == ["ASpy.swift": header])
            try #expect(folder.read("ASpy.swift") == spy.text + "extension ASpy {}\n")
        }
    }

    @Test func `A file of several types that a person changed is not overwritten either`() throws {
        try TemporaryFolder.use { folder in
            let support = OutputFile(
                name: "Support.swift",
                generated: "struct A {\n}\nstruct B {\n}\n",
                origin: "the kit"
            )
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([support])
            try #expect(spies.differences(from: [support]) == [])
            try folder.write(
                try folder.read("Support.swift").replacing("struct A", with: "class A"),
                to: "Support.swift"
            )
            try #expect(spies.differences(from: [support]).map(\.kind) == [.edited])
            #expect(throws: FolderError.self) { try spies.write([support]) }
            try #expect(spies.write([support], isForced: true).lost == ["Support.swift": "class A {\n"])
            try #expect(folder.read("Support.swift") == support.text)
        }
    }

    @Test func `A copy keeps the additions of what was copied, and then the person's`() throws {
        try TemporaryFolder.use { folder in
            let original = OutputFile(name: "ASpy.swift", text: spy.text + "extension ASpy {}\n", origin: "A")
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([original])
            try #expect(folder.read("ASpy.swift") == original.text)
            try folder.write(original.text + "// Mine.\n", to: "ASpy.swift")
            try #expect(spies.differences(from: [original]) == [])
            _ = try spies.write([original], isForced: true)
            try #expect(folder.read("ASpy.swift") == original.text + "// Mine.\n")
        }
    }

    @Test func `A checkout that changes the ends of lines changes nothing`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([spy])
            try folder.write(try folder.read("ASpy.swift").replacing("\n", with: "\r\n"), to: "ASpy.swift")
            try #expect(spies.differences(from: [spy]) == [])
        }
    }

    @Test func `If one file cannot be written, none is`() throws {
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write([spy])
            // A folder has the path of the second file, so the file cannot be read or written.
            try FileManager.default.createDirectory(
                at: folder.url.appending(component: "BSpy.swift/inside"),
                withIntermediateDirectories: true
            )
            #expect(throws: (any Error).self) { try spies.write([newer, other], isForced: true) }
            try #expect(folder.read("ASpy.swift") == spy.text)
            try #expect(folder.names == ["ASpy.swift", "BSpy.swift"])
        }
    }

    @Test func `A link is not replaced`() throws {
        try TemporaryFolder.use { folder in
            let target = "\(folder.path)/Shared.txt"
            try folder.write(spy.text, to: "Shared.txt")
            let link = "\(folder.path)/ASpy.swift"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
            let spies = SpyFolder(path: folder.path)
            try #expect(spies.write([spy]) == FolderChanges())
            let error = #expect(throws: FolderError.self) { try spies.write([newer], isForced: true) }
            #expect(
                error?.description
                    == "Nothing was written, since \(link) is a link to \(target): "
                    + "remove it, or write there."
            )
            try #expect(folder.read("ASpy.swift") == spy.text)
        }
    }

    @Test func `A folder that cannot be is named in a sentence`() throws {
        try TemporaryFolder.use { folder in
            try folder.write("", to: "File")
            let below = SpyFolder(path: "\(folder.path)/File/Spies")
            let error = #expect(throws: FolderError.self) { try below.write([spy]) }
            #expect(
                error?.description
                    == "Nothing was written, since \(folder.path)/File/Spies cannot be written to (Not a directory)."
            )
            let file = #expect(throws: FolderError.self) { try SpyFolder(path: "\(folder.path)/File").write([spy]) }
            #expect(file?.description == "Nothing was written, since \(folder.path)/File is a file and no folder.")
        }
    }

    @Test func `A file that is not ours need not be readable`() throws {
        try TemporaryFolder.use { folder in
            try Data([0xff, 0xfe]).write(to: folder.url.appending(component: "Latin.swift"))
            try #expect(SpyFolder(path: folder.path).write([spy]).written == ["ASpy.swift"])
        }
    }

    @Test(arguments: ["../Evil.swift", "/etc/Evil.swift", "a/../../Evil.swift", "..\\Evil.swift", "Evil.swift"])
    func `Nothing is written outside the folder, whatever a file is called`(name: String) throws {
        try TemporaryFolder.use { folder in
            let inside = folder.url.appending(component: "inside").path(percentEncoded: false)
            let file = OutputFile(name: name, text: "", origin: "")
            _ = try SpyFolder(path: inside).write([file], isForced: true)
            try #expect(folder.names == ["inside"])
            try #expect(FileManager.default.contentsOfDirectory(atPath: inside) == ["Evil.swift"])
        }
    }

    @Test(arguments: ["..", ".", "", "/"])
    func `A name that is no name becomes one`(name: String) {
        #expect(OutputFile(name: name, text: "", origin: "").name == "Spy.swift")
    }
}
