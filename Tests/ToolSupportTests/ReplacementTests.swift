import Foundation
import Testing

@testable import ToolSupport

@Suite struct ReplacementTests {
    @Test func `Files are written with the folders that they need`() throws {
        try TemporaryFolder.use { folder in
            try Replacement.write([folder.file("Tests/A.swift", "a"), folder.file("B.swift", "b")])
            try #expect(folder.names == ["B.swift", "Tests"])
            try #expect(folder.read("Tests/A.swift") == "a")
        }
    }

    @Test func `A file that exists is not written over unless it is asked for`() throws {
        try TemporaryFolder.use { folder in
            try folder.write("old", to: "A.swift")
            let files = [folder.file("New/B.swift", "b"), folder.file("A.swift", "new")]
            let failure = #expect(throws: ReplacementFailure.self) { try Replacement.write(files) }
            #expect(
                failure?.description == "Nothing was written, since \(folder.path)/A.swift cannot be (File exists)."
            )
            try #expect(folder.names == ["A.swift"])
            try #expect(folder.read("A.swift") == "old")
            try Replacement.write(files, isOverwriting: true)
            try #expect(folder.read("A.swift") == "new")
            try #expect(folder.names == ["A.swift", "New"])
        }
    }

    @Test func `At each moment a file is the old or the new one`() throws {
        try TemporaryFolder.use { folder in
            try folder.write("old", to: "A.swift")
            var seen: [String] = []
            try Replacement.write([folder.file("A.swift", "new")], isOverwriting: true) { source, target in
                seen.append(try folder.read("A.swift"))
                try Replacement.rename(source, to: target)
                seen.append(try folder.read("A.swift"))
            }
            #expect(seen == ["old", "new"])
        }
    }

    @Test func `A failure in the middle restores what was there`() throws {
        try TemporaryFolder.use { folder in
            for name in ["A.swift", "C.swift"] { try folder.write("old", to: name) }
            var renames = 0
            #expect(throws: ReplacementFailure.self) {
                try Replacement.write(
                    [folder.file("A.swift", "new"), folder.file("B.swift", "b")],
                    removing: [folder.url.appending(component: "C.swift")],
                    isOverwriting: true
                ) { source, target in
                    renames += 1
                    if renames == 3 { throw CocoaError(.fileWriteOutOfSpace) }
                    try Replacement.rename(source, to: target)
                }
            }
            try #expect(folder.names == ["A.swift", "C.swift"])
            try #expect(folder.read("A.swift") == "old")
        }
    }

    @Test func `What cannot be restored is named, with the place of what it held`() throws {
        try TemporaryFolder.use { folder in
            try folder.write("old", to: "A.swift")
            var renames = 0
            let failure = #expect(throws: ReplacementFailure.self) {
                try Replacement.write(
                    [folder.file("A.swift", "new"), folder.file("B.swift", "b")],
                    isOverwriting: true
                ) { source, target in
                    renames += 1
                    if renames > 1 { throw POSIXError(.ENOSPC) }
                    try Replacement.rename(source, to: target)
                }
            }
            let hidden = try #require(try folder.names.first { $0.hasPrefix(".") })
            try #expect(folder.read(hidden) == "old")
            #expect(
                failure?.description
                    == "\(folder.path)/B.swift cannot be written (No space left on device), and this could not be "
                    + "restored: \(folder.path)/A.swift, whose old content is in \(folder.path)/\(hidden)."
            )
            try #expect(folder.names == [hidden, "A.swift"])
        }
    }

    @Test func `If what comes last fails, nothing is written`() throws {
        try TemporaryFolder.use { folder in
            let files = [folder.file("Tests/A.swift", "a")]
            #expect(throws: CocoaError.self) {
                try Replacement.write(files, then: { throw CocoaError(.fileNoSuchFile) })
            }
            try #expect(folder.names == [])
        }
    }

    @Test func `A link is never followed to a file that does not exist`() throws {
        try TemporaryFolder.use { folder in
            let link = "\(folder.path)/A.swift"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Elsewhere.swift")
            #expect(throws: ReplacementFailure.self) { try Replacement.write([folder.file("A.swift", "a")]) }
            try #expect(folder.names == ["A.swift"])
        }
    }
}

extension TemporaryFolder {
    fileprivate func file(_ name: String, _ text: String) -> Replacement.File {
        (url.appending(path: name), Data(text.utf8))
    }
}
