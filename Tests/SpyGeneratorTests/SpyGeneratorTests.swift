import Foundation
import SpyGenerator
import Testing

@Suite struct SpyGeneratorTests {
    // MARK: Objective-C

    @Test func `Optional requirements of Objective-C are written like any other`() throws {
        var sample = Sample()
        sample.add(
            "swift.protocol",
            ["Delegate"],
            "attribute~@|attribute~objc|text~ |keyword~protocol|text~ |identifier~Delegate"
        )
        sample.add(
            "swift.method",
            ["Delegate", "didTap(_:)"],
            "attribute~@objc |keyword~optional|text~ |keyword~func|text~ |identifier~didTap|text~(|externalParam~_|text~ "
                + "|internalParam~button|text~: |typeIdentifier~Int|text~)",
            requirementOf: "Delegate",
            isOptional: true
        )
        sample.add(parent: "ObjectiveC.NSObjectProtocol", of: "Delegate")
        let (spies, problems) = SpyGenerator(graphs: [try sample.graph]).spies(of: "Sample")
        #expect(problems == [])
        let text = try #require(spies.first?.text)
        #expect(text.contains("final class DelegateSpy: NSObject, Delegate, CallRecording {"))
        #expect(text.contains("    @objc\n    func didTap(_ button: Int) {\n        recorder.record(.didTap(button))"))
        #expect(text.contains("super.init()"))
    }

    // MARK: Unsupported declarations

    @Test func `What cannot be done is named in a line, and the rest is written`() throws {
        try Compiler.use { compiler in
            let text = """
                public struct Token: ~Copyable { public init() {} }
                public protocol Vault {
                    func open()
                    func take() -> Token
                }
                public protocol Door { func close() }
                """
            let file = compiler.folder.appending(component: "Sample.swift").path(percentEncoded: false)
            let graphs = try compiler.graphs(of: text)
            let (spies, problems) = SpyGenerator(graphs: graphs, sources: [file]).spies(of: "Sample")
            #expect(spies.map(\.name) == ["DoorSpy"])
            #expect(
                problems.map(\.description) == [
                    "Sample.swift:4: no spy for Vault.take(): it returns a Token, which cannot be copied, "
                        + "so that no answer can be kept for it"
                ]
            )
            #expect(
                problems.first?.line(.warning).hasPrefix("\(file):4:10: warning: no spy for Vault.take(): ") == true
            )
        }
    }

    @Test func `A type of the SDK is written with its module where the target has one of its name`() throws {
        var sample = Sample()
        sample.add("swift.struct", ["Task"], "keyword~struct|text~ |identifier~Task")
        sample.add("swift.struct", ["Notification"], "keyword~struct|text~ |identifier~Notification")
        sample.add("swift.protocol", ["Tasks"], "keyword~protocol|text~ |identifier~Tasks")
        sample.add(
            "swift.method",
            ["Tasks", "run()"],
            "keyword~func|text~ |identifier~run|text~() -> |typeIdentifier~Task~s:ScT|text~<|typeIdentifier~Task~Task"
                + "|text~, |typeIdentifier~Never~s:s5NeverO|text~>",
            requirementOf: "Tasks"
        )
        sample.add(
            "swift.method",
            ["Tasks", "note(_:)"],
            "keyword~func|text~ |identifier~note|text~(|externalParam~_|text~ |internalParam~note|text~: "
                + "|typeIdentifier~Notification~s:10Foundation12NotificationV|text~)",
            requirementOf: "Tasks"
        )
        let text = try #require(SpyGenerator(graphs: [try sample.graph]).spies(of: "Sample").spies.first?.text)
        #expect(text.contains("func run() -> _Concurrency.Task<Task, Never> {"))
        #expect(text.contains("func note(_ note: Foundation.Notification) {"))
    }

    @Test func `A parent of which nothing is known is named, and so is its module`() throws {
        var sample = Sample()
        sample.add("swift.protocol", ["Screen"], "keyword~protocol|text~ |identifier~Screen")
        sample.add(parent: "Kiosk.Printable", of: "Screen")
        let generator = SpyGenerator(graphs: [try sample.graph])
        #expect(generator.missingModules(of: "Sample") == ["Kiosk"])
        #expect(
            generator.spies(of: "Sample").problems.map(\.description)
                == ["no spy for Screen: it inherits from Kiosk.Printable, whose requirements are not known"]
        )
    }

    @Test(arguments: ["UIViewController": true, "UIDevice": false])
    func `A view controller of Apple's is made where it may be`(name: String, isMade: Bool) throws {
        var sample = Sample()
        sample.add("swift.protocol", ["Router"], "keyword~protocol|text~ |identifier~Router")
        for (member, head) in [("details", "attribute~@|attribute~MainActor|text~ |"), ("anywhere", "")] {
            sample.add(
                "swift.method",
                ["Router", "\(member)()"],
                head + "keyword~func|text~ |identifier~\(member)|text~() -> |typeIdentifier~\(name)~c:objc(cs)\(name)",
                requirementOf: "Router"
            )
        }
        let text = try #require(SpyGenerator(graphs: [try sample.graph]).spies(of: "Sample").spies.first?.text)
        let plain = isMade ? ", or: \(name)()" : ""
        #expect(text.contains(" recorder.answer(to: .details, from: detailsAnswers\(plain))\n"))
        #expect(text.contains(" recorder.answer(to: .anywhere, from: anywhereAnswers)\n"))
    }

    @Test func `A protocol that there is not is named`() throws {
        let generator = SpyGenerator(graphs: [try Sample().graph])
        let problems = generator.spies(of: "Sample", protocols: ["Nobody"]).problems
        #expect(problems.map(\.description) == ["no spy for Nobody: Sample has no such protocol"])
    }

    @Test func `A declaration that cannot be read is named`() throws {
        var sample = Sample()
        sample.add("swift.protocol", ["Screen"], "keyword~protocol|text~ |identifier~Screen")
        sample.add(
            "swift.method",
            ["Screen", "show()"],
            "keyword~func|text~ |identifier~show|text~(",
            requirementOf: "Screen"
        )
        let problems = SpyGenerator(graphs: [try sample.graph]).spies(of: "Sample").problems
        #expect(problems.map(\.description) == ["no spy for Screen.show(): the declaration ends too early"])
    }

    @Test(arguments: [
        "attribute~@|attribute~frobnicated|text~ |keyword~func", "keyword~frobnicated|text~ |keyword~func",
    ])
    func `What nobody knows how to meet is named`(head: String) throws {
        var sample = Sample()
        sample.add("swift.protocol", ["Screen"], "keyword~protocol|text~ |identifier~Screen")
        sample.add(
            "swift.method",
            ["Screen", "show()"],
            "\(head)|text~ |identifier~show|text~()",
            requirementOf: "Screen"
        )
        let (spies, problems) = SpyGenerator(graphs: [try sample.graph]).spies(of: "Sample")
        #expect(spies == [])
        #expect(problems.count == 1)
        #expect(problems.first?.description.contains("frobnicated") == true)
    }

    @Test func `Two spies of one name are not both written`() throws {
        try Compiler.use { compiler in
            let graphs = try compiler.graphs(of: "public protocol View {}\npublic protocol VIEW {}")
            let (spies, problems) = SpyGenerator(graphs: graphs).spies(of: "Sample")
            #expect(spies.count == 1)
            #expect(problems.count == 1)
        }
    }

    // MARK: Names

    @Test func `Types within those around a protocol have their full names`() throws {
        let text = """
            public enum Feature {
                public enum Part { public struct Row: Equatable, Sendable {} }
                public typealias Rows = [Part.Row]
                public protocol View {
                    typealias Done = (Rows) -> Void
                    func show(_ rows: [Part.Row], of all: Rows, done: Done)
                }
            }
            """
        try Compiler.use { compiler in
            let spies = SpyGenerator(graphs: try compiler.graphs(of: text)).spies(of: "Sample").spies
            let spy = try #require(spies.first).text
            #expect(spy.contains("final class FeatureViewSpy: Feature.View, CallRecording, Sendable {\n"))
            #expect(spy.contains("    func show(_ rows: [Feature.Part.Row], of all: Feature.Rows, done: Done) {\n"))
        }
    }

    @Test(arguments: ["a b", "../up", "a/b", "ü", "1st"])
    func `A protocol of any name has a file of an ordinary name`(name: String) throws {
        var sample = Sample()
        sample.add("swift.protocol", [name], "keyword~protocol|text~ |identifier~\(name)")
        let spy = try #require(SpyGenerator(graphs: [try sample.graph]).spies(of: "Sample").spies.first)
        #expect(spy.fileName.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) })
        #expect(spy.fileName.hasSuffix("Spy.swift") && !spy.fileName.contains(".."))
    }

    @Test func `A pattern says which spies are mocks`() throws {
        try Compiler.use { compiler in
            let text = "public protocol ListDataManager {}\npublic protocol ListView {}\npublic protocol Login {}"
            let generator = SpyGenerator(graphs: try compiler.graphs(of: text))
            let options = SpyOptions(mocks: ["*DataManager", "Login"])
            #expect(
                generator.spies(of: "Sample", options: options).spies.map(\.name) == [
                    "ListDataManagerMock", "ListViewSpy", "LoginMock",
                ]
            )
        }
    }

    @Test func `Requirements stand in the order of the source, of internal protocols too`() throws {
        try Compiler.use { compiler in
            let text =
                "protocol Door {\n    func open()\n    func close(\n        slowly: Bool\n    )\n    func bolt()\n}"
            let file = compiler.folder.appending(component: "Sample.swift").path(percentEncoded: false)
            let graphs = try compiler.graphs(of: text).map { try $0.withoutPlaces }
            let spy = try #require(SpyGenerator(graphs: graphs, sources: [file]).spies(of: "Sample").spies.first)
            #expect(spy.text.contains("        case open\n        case close(slowly: Bool)\n        case bolt\n"))
        }
    }
}
