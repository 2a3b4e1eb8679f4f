import Foundation
import Testing

extension ArticlesServiceSpec {
    static let reading: [Requirement] = [
        Requirement(
            "ARTICLES-SERVICE-01",
            .must,
            "The service gives the server's articles as they are, to the last character, in the server's order.",
            source: "iOS Project Architecture: Using VIPER: the mapping of the article",
            tags: [.content]
        ) { trial in
            // JSONSerialization loses a byte order mark within a text, which is not the module's fault.
            let articles = [Article].delicate.filter { $0.title?.contains("\u{FEFF}") != true } + .usual.reversed()
            for type in ["application/json", "application/json; charset=utf-8"] {
                let answer = LoopbackAnswer.answer(200, headers: ["Content-Type: \(type)"], body: articles.json)
                let (outcome, _) = try await trial.outcome(of: answer)
                let wanted = articles.map(ExactArticle.init)
                guard case .articles(let given) = outcome, given.count == wanted.count else {
                    Issue.record(
                        "The server has \(wanted.count) articles as \(type), and the service gave \(outcome)."
                    )
                    return
                }
                let wrong = zip(given, wanted).first { $0 != $1 }?.0
                #expect(wrong == nil, "This is not what the server has in its place.")
            }
        },
        Requirement(
            "ARTICLES-SERVICE-02",
            .must,
            "Fields that an article lacks stay missing, and unknown fields are ignored.",
            source: "iOS Project Architecture: Using VIPER: all that an article has is optional; servers grow",
            tags: [.content]
        ) { trial in
            for (json, outcome) in [
                (#"[{"title": "Bees"}]"#, ServiceOutcome.titles("Bees")),
                (#"[{"title": "Bees", "date": null, "image": null}, {"title": "Atlas"}]"#, .titles("Bees", "Atlas")),
                (#"[{"title": "Bees", "tags": [{"id": 1}], "rating": 4.5}]"#, .titles("Bees")),
                ("[{}]", .articles([ExactArticle(Article())])),
                (" []\n", .articles([])),
            ] {
                let given = try await trial.outcome(of: json)
                #expect(given == outcome, "The server has \(json).")
            }
        },
        Requirement(
            "ARTICLES-SERVICE-03",
            .must,
            "A body is read completely, even if it comes in many pieces or has 10 MB.",
            source: "fault class: each piece decoded on its own; a size limit that nobody knows of",
            tags: [.content, .scale],
            deadline: .seconds(60)
        ) { trial in
            let small = Article(title: String(repeating: "a€", count: 40))
            let large = Article(title: String(repeating: "a€€", count: 10_000_000 / 7))
            for (article, pieces) in [(small, 150), (large, 1)] {
                let (outcome, _) = try await trial.outcome(of: .answer(200, body: [article].json, pieces: pieces))
                let isWhole = outcome == .articles([ExactArticle(article)])
                let size = article.title?.utf8.count ?? 0
                #expect(isWhole, "The title has \(size) bytes, and the service gave \("\(outcome)".prefix(200)).")
            }
        },
        Requirement(
            "ARTICLES-SERVICE-04",
            .should,
            "The body is read as UTF-8, whatever the Content-Type header says.",
            source: "RFC 8259: JSON is UTF-8, and a charset has no meaning",
            tags: [.content]
        ) { trial in
            for type in ["application/json; charset=iso-8859-1", "text/plain; charset=us-ascii", "text/html"] {
                let body = [Article(title: "Bienenkörbe")].json
                let (outcome, _) = try await trial.outcome(
                    of: .answer(200, headers: ["Content-Type: \(type)"], body: body)
                )
                #expect(outcome == .titles("Bienenkörbe"), "The head says \(type).")
            }
        },
        Requirement(
            "ARTICLES-SERVICE-05",
            .should,
            "If the server redirects to another address, the articles are fetched from there.",
            source: "RFC 9110: 301 and Location",
            tags: [.answers],
            presupposes: ["ARTICLES-SERVICE-19"]
        ) { trial in
            let run = try await trial.start(
                try Fixture { number in
                    number > 1
                        ? .answer(200, #"[{"title": "Bees"}]"#)
                        : .answer(301, headers: ["Location: /moved.json"], body: Data())
                }
            )
            let outcome = try await run.fetch()
            #expect(outcome == .titles("Bees"))
            #expect(run.server.calls == [.get(LoopbackServer.target), .get("/moved.json")])
        },
    ]
}

extension [Article] {
    /// What a server sends, each character as it is.
    var json: Data {
        let objects = map { article in
            let texts = [
                "date": article.date, "title": article.title, "website": article.website, "authors": article.authors,
                "content": article.content, "image": article.imageURL,
            ]
            return texts.compactMapValues(\.self)
        }
        return (try? JSONEncoder().encode(objects)) ?? Data()
    }
}
