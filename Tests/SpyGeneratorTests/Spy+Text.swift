@testable import SpyGenerator

extension Spy {
    /// Creates a spy with a given text.
    init(name: String, origin: String, generated: String) {
        let text = SpyFile(origin: origin, generated: generated).text
        self.init(name: name, origin: origin, text: text, place: nil, requirements: [])
    }
}
