import Foundation
import Testing
import VIPERStory

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a parser reads in a picture is what happened, whatever the values are.
@Suite struct SVGStoryTests {
    @Test(arguments: Samples.all.map(\.name)) func `Is well formed`(name: String) throws {
        let story = try #require(Samples.all.first { $0.name == name }?.story)
        let texts = try SVGReader.read(SVGStory(story).document)
        #expect(texts.contains(story.module))
    }

    @Test func `Runs nothing, and fetches nothing`() throws {
        let document = SVGStory(Samples.odd).document
        let reader = try SVGReader(document)
        #expect(reader.tags == ["svg", "title", "desc", "style", "rect", "path", "text"])
        #expect(reader.attributes.isDisjoint(with: ["href", "onload", "style"]))
        #expect(reader.texts.contains { $0.contains("</text><script>alert(1)</script>") })
        #expect(reader.texts.contains { $0.contains("👩‍👩‍👧") && $0.contains("日本語 \\u{202E}flipped\\u{7}") })
        #expect(reader.texts.contains { $0.contains("tap “\u{2068}שלום\u{2069}, \u{2068}עולם\u{2069}”(1)") })
    }

    @Test func `Writes out below what is shortened`() throws {
        let texts = try SVGReader.read(SVGStory(Samples.odd).document)
        #expect(texts.contains("In full"))
        #expect(texts.joined().ranges(of: "“<&>” ").count >= 40)
    }

    @Test func `Folds ten thousand calls`() {
        let document = SVGStory(Samples.long).document
        #expect(document.utf8.count < 50_000)
        #expect(document.contains("✘ 10002. show(10000)"))
    }
}

/// What is in a picture.
private final class SVGReader: NSObject, XMLParserDelegate {
    private(set) var tags: Set<String> = []
    private(set) var attributes: Set<String> = []
    private(set) var texts: [String] = []
    private var text = ""

    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in line \(parser.lineNumber)")
    }

    static func read(_ document: String) throws -> [String] { try SVGReader(document).texts }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        tags.insert(name)
        self.attributes.formUnion(attributes.keys)
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "text" { texts.append(text) }
    }
}
