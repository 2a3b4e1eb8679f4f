import Foundation
import Testing

extension ArticlesServiceSpec {
    static let failing: [Requirement] = [
        Requirement(
            "ARTICLES-SERVICE-06",
            .must,
            "A status code that promises no articles is an error that names the status, whatever the body is.",
            source: "fault class: a status that is never checked, so that an error page or “[]” passes for articles",
            tags: [.answers]
        ) { trial in
            for status in [301, 401, 404, 500, 503] {
                for body in ["[]", "<html>no</html>"] {
                    try await trial.expect(.status(status), for: .answer(status, body), "\(status) with “\(body)”")
                }
            }
            for status in [204, 304] { try await trial.expect(.status(status), for: .answer(status, ""), "\(status)") }
        },
        Requirement(
            "ARTICLES-SERVICE-07",
            .must,
            "A body that cannot be decoded as articles is an error, not an empty list.",
            source:
                "fault class: a decoding error taken for an empty list; the login page of a network",
            tags: [.content]
        ) { trial in
            for body in ["", "[{", "<html>Welcome</html>", "null", "7", #"{"articles": []}"#, #"["Bees"]"#, "[[]]"] {
                try await trial.expect(.unreadable, for: .answer(200, body), "200 with “\(body)”")
            }
            let latin = Data([0x5B, 0x7B]) + Data(#""title": "K"#.utf8) + Data([0xF6]) + Data(#"rbe"}]"#.utf8)
            let utf8 = ["Content-Type: application/json; charset=utf-8"]
            try await trial.expect(
                .unreadable,
                for: .answer(200, headers: utf8, body: latin),
                "200 with a title in ISO 8859-1"
            )
        },
        Requirement(
            "ARTICLES-SERVICE-08",
            .must,
            "A body that is cut off is an error, even if what came could be read.",
            source: "fault class: a Content-Length header that is never checked",
            tags: [.answers]
        ) { trial in
            for body in [#"[{"title": "Be"#, #"[{"title": "Bees"}]"#, "[]"] {
                let answer = LoopbackAnswer.answer(200, body: Data(body.utf8), length: 100)
                try await trial.expect(.connection, .unreadable, for: answer, "“\(body)” of 100 bytes")
            }
        },
        Requirement(
            "ARTICLES-SERVICE-09",
            .must,
            "A connection that breaks or cannot be made is an error that says so.",
            source: "fault class: “no articles” without a network; one error for everything that can go wrong",
            tags: [.answers]
        ) { trial in
            try await trial.expect(.connection, for: .reset, "a reset")
            let half = LoopbackAnswer.answer(200, body: Data(#"[{"title": "#.utf8), length: 100).broken
            try await trial.expect(.connection, for: half, "a reset in the middle of the body")
            let run = try await trial.start(try Fixture { _ in .answer(200, "[]") })
            _ = try await run.fetch()
            run.server.stop()
            let outcome = try await run.fetch()
            #expect(outcome == .failure(ArticlesServiceError(.connection, address: run.address)), "There is no server.")
        },
        Requirement(
            "ARTICLES-SERVICE-10",
            .must,
            "A fetch ends soon after its time limit and not before, even if a byte comes now and then.",
            source: "fault class: no time limit, one that restarts with each byte, or one that is used up",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let endless = LoopbackAnswer.answer(200, body: Data("[".utf8), length: 1_000_000)
            // On Linux a session rounds less than a second down to none, and keeps a processor busy while it waits.
            let run = try await trial.start(
                try Fixture(timeLimit: .seconds(1)) { $0 == 1 ? .silence : endless.withoutEnd(trickling: true) }
            )
            for answer in ["nothing", "a byte now and then"] {
                try await run.expectTimeLimit(answered: answer)
            }
        },
    ]
}
