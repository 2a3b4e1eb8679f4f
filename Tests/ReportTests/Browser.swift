import ConformanceReporting
import Foundation
import Testing

/// A browser without a window, in which a page is used as a person would.
struct Browser {
    /// What a person saw who did what a test in `Browser/page.js` does.
    struct Visit: Decodable {
        struct Seen: Decodable {
            let name: String
            let said: String
        }

        let seen: [Seen]
        let background: String
        let width: Int
    }

    /// Where the browser is; `nil` if there is none.
    static let path: String? = {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["VIPER_BROWSER"], !path.isEmpty { return path }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        return ["chromium", "chromium-browser", "google-chrome"]
            .flatMap { name in folders.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    var size = (width: 1280, height: 900)
    var isDark = false

    /// Does what tests say on a page.
    func visit(_ page: HTMLPage, tests: [String]) throws -> Visit {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Browser/page.js")
        let asked = "window.asked = [\(tests.map { "\"\($0)\"" }.joined(separator: ", "))];"
        let text = try page.text.replacing(
            "</html>",
            with:
                "<script nonce=\"page\">\n\(asked)\n\(try String(contentsOf: script, encoding: .utf8))</script>\n</html>"
        )
        let folder = FileManager.default.temporaryDirectory.appending(component: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appending(component: "page.html"))
        let frame = folder.appending(component: "frame.html")
        try Data(self.frame.utf8).write(to: frame)
        let dumped = try run(["--virtual-time-budget=20000", "--dump-dom", frame.absoluteString])
        let results = try #require(dumped.firstMatch(of: /<pre id="results">([^<]+)</), "\(dumped.suffix(2_000))")
        let data = try #require(Data(base64Encoded: String(results.1)))
        return try JSONDecoder().decode(Visit.self, from: data)
    }

    /// Takes a picture of a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - address: What is chosen on it, as its address keeps it.
    ///   - file: Where the picture goes.
    func photograph(_ page: HTMLPage, address: String, to file: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(component: "page.html")
        try Data(try page.text.utf8).write(to: source)
        let picture = "--screenshot=\(file.path(percentEncoded: false))"
        _ = try run([picture, "--virtual-time-budget=5000", "--hide-scrollbars", source.absoluteString + address])
    }

    /// NB: no window can be as narrow as a phone, but a frame can.
    private var frame: String {
        """
        <!doctype html><meta charset="utf-8">
        <iframe src="page.html" width="\(size.width)" height="\(size.height)" style="border: 0"></iframe>
        <script>
        addEventListener("message", ({ data }) => {
          const results = document.createElement("pre");
          results.id = "results";
          results.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(data))));
          document.body.append(results);
        });
        </script>
        """
    }

    private func run(_ arguments: [String]) throws -> String {
        let profile = FileManager.default.temporaryDirectory.appending(component: "profile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: profile) }
        let process = Process()
        process.executableURL = Self.path.map { URL(filePath: $0) }
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--user-data-dir=\(profile.path(percentEncoded: false))",
                "--window-size=\(size.width),\(size.height)",
                "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
                // NB: whatever is fetched all the same is not found.
                "--host-resolver-rules=MAP * ~NOTFOUND",
            ] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
