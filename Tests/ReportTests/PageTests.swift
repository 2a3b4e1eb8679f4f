import ConformanceReporting
import Testing
import VIPERLedger

/// The page, in a real browser.
@Suite(.serialized, .enabled(if: Browser.path != nil, "There is no browser; `make test-page` installs one on Debian."))
struct PageTests {
    private let page = HTMLPage(Sample.report(since: Sample.baseline))

    @Test(arguments: ["everything", "filters", "details", "keyboard", "address", "names"])
    func `A person can use it`(test: String) throws {
        try expect(Browser().visit(page, tests: [test]))
    }

    @Test(arguments: [390, 1280], [false, true])
    func `It can be read on a phone and on a desk, in light and in dark`(width: Int, isDark: Bool) throws {
        let visit = try Browser(size: (width, 844), isDark: isDark).visit(page, tests: ["looks"])
        expect(visit)
        #expect(visit.background == (isDark ? "rgb(22, 24, 28)" : "rgb(255, 255, 255)"))
        #expect(visit.width == width)
    }

    @Test func `Two hundred modules and two hundred and fifty requirements do not make anybody wait`() throws {
        let entries = (1...200).flatMap { module in
            (1...250).map { number in
                LedgerEntry.sample(
                    "SPEC-\(number)",
                    (module + number) % 97 == 0 ? .violated : .satisfied,
                    spec: "Spec\(number % 5)",
                    suite: "Module \(module).",
                    failures: (module + number) % 97 == 0 ? ["It is not so."] : []
                )
            }
        }
        try expect(Browser().visit(HTMLPage(Sample.report(entries, since: nil)), tests: ["large"]))
    }

    private func expect(_ visit: Browser.Visit) {
        #expect(visit.seen.count > 2)
        for seen in visit.seen where !seen.said.isEmpty { Issue.record("\(seen.name): \(seen.said)") }
    }
}
