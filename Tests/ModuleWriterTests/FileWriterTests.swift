import Foundation
import Testing
import ToolSupport

@testable import module_writer

@Suite struct FileWriterTests {
    @Test func `If one file cannot be written, none is`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path(percentEncoded: false)
        let (first, second) = ("\(path)/Sources/Login", "\(path)/Sources/Login/LoginView.swift/Spies")
        let problem = #expect(throws: Failure.self) {
            try FileWriter.write([
                PlannedFile(folder: first, name: "LoginView.swift", text: "1"),
                PlannedFile(folder: second, name: "LoginViewSpy.swift", text: "2"),
            ])
        }
        #expect(
            problem?.description.hasPrefix("Nothing was written, since \(second)/LoginViewSpy.swift cannot be") == true
        )
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
    }

    @Test func `A file that has come in the meantime is not overwritten`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path(percentEncoded: false)
        let file = PlannedFile(folder: path, name: "LoginView.swift", text: "1")
        try FileWriter.write([file])
        #expect(throws: Failure.self) {
            try FileWriter.write([PlannedFile(folder: path, name: "Other.swift", text: "2"), file])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["LoginView.swift"])
    }
}
