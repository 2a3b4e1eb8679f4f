import Testing

extension ModuleLaws {
    static let answers: [Requirement] = [
        Requirement(
            "LAW-06",
            .must,
            "After everything that an event asked for has been answered, something is seen of it.",
            source: "fault class: an answer that is never passed on",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needRequests()
            try await trial.look(at: program.events.indices, in: program) { rehearsal, event in
                let count = rehearsal.callCount
                await rehearsal.answerAll()
                let isSeen = !rehearsal.told(since: count).isEmpty
                #expect(
                    isSeen,
                    "“\(program.events[event].name)” was answered, but neither view nor anybody else was told."
                )
                return isSeen
            }
        },
        Requirement(
            "LAW-07",
            .must,
            "An answer is used once: nobody is told the same twice, even if it is given twice.",
            source: "fault class: a service that calls its completion twice; an answer that is passed on twice",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needRequests()
            try await trial.look(at: program.events.indices, in: program) { rehearsal, event in
                while let question = rehearsal.pending.first, rehearsal.asked.count < 50 {
                    let start = rehearsal.callCount
                    await rehearsal.answer(question)
                    let repeated = rehearsal.repeated(since: start)
                    #expect(repeated == [], "\(question.name) was answered once.")
                    let count = rehearsal.callCount
                    if question.held.canBeAnsweredTwice { await rehearsal.answer(question) }
                    let again = Array(rehearsal.stage.log.calls.dropFirst(count))
                    #expect(again == [], "\(question.name) was answered twice.")
                    guard repeated.isEmpty, again.isEmpty else { return false }
                }
                return true
            }
        },
        Requirement(
            "LAW-08",
            .must,
            "An answer that is given inside the call leaves the same on the view as a late one.",
            source: "fault class: a cache that answers at once; an indicator that is turned on after the answer",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needRequests()
            for outcome in program.allOutcomes {
                try await trial.look(at: program.events.indices, in: program) { late, event in
                    let count = late.callCount
                    await late.answerAll(outcome)
                    let told = Set(late.told(since: count).map(\.kind))
                    let atOnce = try await trial.rehearse(for: event, in: program)
                    atOnce.answerAtOnce(outcome)
                    let start = atOnce.callCount
                    await atOnce.fire(event)
                    let difference = Ending(atOnce).difference(from: Ending(late), .commonKinds)
                    #expect(difference == nil, "“\(program.events[event].name)” was answered at once with \(outcome).")
                    let isLost = !told.isEmpty && told.isDisjoint(with: atOnce.told(since: start).map(\.kind))
                    #expect(!isLost, "The answer to “\(program.events[event].name)” was lost, since it came at once.")
                    return difference == nil && !isLost
                }
            }
        },
    ]
}
