import Testing

@testable import VIPERStory

/// A diagram keeps to the grammar of Mermaid, whatever the values are.
@Suite struct MermaidStoryTests {
    @Test(arguments: Samples.all.map(\.name)) func `Keeps to the grammar`(name: String) throws {
        let story = try #require(Samples.all.first { $0.name == name }?.story)
        var lines = MermaidStory(story).diagram.split(separator: "\n").map { String($0.drop(while: \.isWhitespace)) }
        #expect(lines.removeFirst() == "sequenceDiagram")
        var (participants, blocks, active) = (0, [Substring](), [Substring: Int]())
        for line in lines {
            // NB: text ends at a number sign or a semicolon that is no entity, and a percent sign may begin a directive.
            let text = line.replacing(/#[0-9]+;/, with: "").replacing(/^p\d+(->>|-->>)/, with: "")
            #expect(!text.contains(/[#;%<>{}`$&]/), "\(line)")
            let words = line.split(separator: " ")
            switch words[0] {
            case "participant":
                #expect(line.hasPrefix("participant p\(participants) as "))
                participants += 1
            case "alt", "rect": blocks.append(words[0])
            case "else": #expect(blocks.last == "alt")
            case "end": #expect(blocks.popLast() != nil)
            case "activate": active[words[1], default: 0] += 1
            case "deactivate":
                active[words[1], default: 0] -= 1
                #expect(active[words[1], default: 0] >= 0)
            case "Note": #expect(line.wholeMatch(of: /Note over p\d+(,p\d+)?: .+/) != nil, "\(line)")
            default: #expect(line.wholeMatch(of: /p\d+(->>|-->>|--x)p\d+: .+/) != nil, "\(line)")
            }
        }
        #expect(blocks == [])
        #expect(active.values.allSatisfy { $0 == 0 })
    }

    @Test func `Leaves nothing a meaning that has one in Mermaid`() {
        let text = MermaidStory.escaped("a;b#c <d> & %%{e}%% \"f\"")
        #expect(text == "a#59;b#35;c #60;d#62; #38; #37;#37;#123;e#125;#37;#37; \"f\"")
    }

    @Test func `Fences what contains a fence`() {
        #expect(MermaidStory(Samples.odd).page.contains("````text\na == ```b```\n````"))
    }

    @Test(arguments: zip([[0, 1], [1, 0]], [["1 to 2"], ["1 to 1", "1 to 2"]]))
    func `Draws questions that are answered in the order of asking as one wait`(order: [Int], bars: [String]) {
        var (begun, drawn, answer) = ([Int](), [String](), 1)
        for line in MermaidStory(Samples.asked(answered: order)).diagram.split(separator: "\n") {
            if line.contains(" activate p2") { begun.append(answer) }
            // NB: a bar ends after the answer that it waited for.
            if line.contains("deactivate p2") { drawn.append("\(begun.removeLast()) to \(answer - 1)") }
            if line.contains("-->>") { answer += 1 }
        }
        #expect(drawn == bars && begun == [])
    }

    @Test func `Shows only what two walks have not in common, beside six events before`() {
        let diagram = MermaidStory(Samples.walks).diagram
        #expect(diagram.contains("… 2 more that are the same …"))
        #expect(diagram.contains("alt This walk"))
        #expect(diagram.contains("else Another walk"))
    }
}
