import Foundation

/// The report as one page that needs no network: a matrix of modules and requirements, with filters.
///
/// The text of ledgers is in the page only as JSON, and the script shows it as text, so that none of it can run.
package struct HTMLPage {
    private let report: Report

    package init(_ report: Report) {
        self.report = report
    }

    /// The page.
    package var text: String {
        get throws {
            let data = try self.data
            let title = XMLText.escape(PlainText.line(report.title))
            return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-page'; script-src 'nonce-page'; img-src data:; base-uri 'none'; form-action 'none'">
                <title>\(title)</title>
                <style nonce="page">
                \(PageStyle.text)
                </style>
                </head>
                \(PageBody.text)
                <script type="application/json" id="data">\(data)</script>
                <script nonce="page">
                \(PageScript.text)
                </script>
                </html>

                """
        }
    }

    private var data: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let text = String(decoding: try encoder.encode(PageData(report)), as: UTF8.self)
            // No text can end the element, or begin a comment in it.
            return text.replacing("<", with: "\\u003c")
        }
    }
}
