import ConformanceReporting
import Foundation
import Testing

/// The pictures of the page in Docs, which show the page as it is.
@Suite struct PictureTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../Docs/Pictures").standardizedFileURL

    /// `VIPER_WRITE_PICTURES=1` takes them anew, in a browser; look at them before you commit them.
    private static let isWriting = ProcessInfo.processInfo.environment["VIPER_WRITE_PICTURES"] != nil

    @Test func `The pictures are of this page`() throws {
        let page = HTMLPage(try Example.report())
        let fingerprint = Self.folder.appending(component: "report.fingerprint")
        if Self.isWriting {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            for (name, isDark) in [("report.png", false), ("report-dark.png", true)] {
                try Browser(size: (1120, 1180), isDark: isDark)
                    .photograph(page, address: Self.address, to: Self.folder.appending(component: name))
            }
            try Data("\(Fingerprint(try page.text))\n".utf8).write(to: fingerprint)
        }
        let pictured = try String(contentsOf: fingerprint, encoding: .utf8)
        let shown = Fingerprint(try page.text)
        #expect(pictured == "\(shown)\n", "The page has changed: make pictures")
    }

    /// What is chosen on the pictures.
    private static let address = ""
}
