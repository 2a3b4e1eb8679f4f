import Testing
import VIPERStory

@testable import VIPERSpecs

/// The files that a failure leaves for a person to look at.
@Suite struct StoryFileTests {
    @Test func `Tells who told whom what, and marks what is wrong`() async throws {
        let requirement = try GreeterSpec.requirement("GREETER-01")
        let story = try #require(
            try await requirement.story { fixture in ScriptedGreeter { fixture.output.greeted("Hey") } }
        )
        #expect(story.module == "ScriptedGreeter")
        #expect(story.events.map(\.kind) == [.note, .step, .call])
        #expect(story.failure?.expected == "output.calls == [.greeted(\"Hello\")]")
        #expect(story.failure?.actual == "[.greeted(\"Hey\")]")
        #expect(story.failure?.moment == 3)
        let page = StoryFile(story: story, format: .markdown).content
        #expect(page.contains("p0->>p1: 2. greet()"))
        #expect(page.contains("✘ 3. GreeterOutput.greeted(\"Hey\")"))
        #expect(StoryFile(story: story, format: .picture).content.hasPrefix("<svg "))
    }

    @Test func `Tells nothing of a module that is right`() async throws {
        let story = try await GreeterSpec.requirement("GREETER-01").story { fixture in
            ScriptedGreeter { fixture.output.greeted("Hello") }
        }
        #expect(story == nil)
    }

    @Test func `Leaves out the names of modules`() {
        let log = CallLog()
        log.note("Output.found([Todo.Item(name: \"Milk\", kind: Todo.Kind.food)])")
        #expect([StoryEvent](log).map(\.line) == ["Output.found([Item(name: \"Milk\", kind: .food)])"])
    }
}
