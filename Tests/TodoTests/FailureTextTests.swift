import Foundation
import Proof
import Testing
import TodoSpecs
import TodoWitnesses

/// What a person reads of a violated requirement.
@Suite struct FailureTextTests {
    @Test func `Says what could not be looked at`() async throws {
        let silent = try await texts(
            "LIST-INTERACTOR-47",
            of: ListInteractorWitnesses.all,
            "never asks for anything"
        )
        #expect(silent == ["It could not be looked at: the data manager was never asked for items."])
    }

    @Test func `Says whose calendar was to be read`() async throws {
        let fault = "has the days of the machine in its data manager"
        let failures = try await Machine.$calendar.withValue(.english) {
            try await texts("TODO-ASSEMBLY-12", of: TodoAssemblyWitnesses.all, fault)
        }
        #expect(
            failures == [
                """
                Expected: wrong == []
                But was:  ["Sun 2013-06-02 late: Unknown on “Jedoonee” instead of nowhere", \
                "Wed 2013-06-12 early: Unknown on “Jercean” instead of nowhere"]
                Today is Mon 2013-06-03; weeks begin on Wednesday, at GMT+5:37, in Manx.
                """
            ]
        )
    }

    @Test func `Shows what cannot be told apart on paper`() async throws {
        let failures = try await texts(
            "LIST-INTERACTOR-44",
            of: ListInteractorWitnesses.all,
            "cuts due dates to the second"
        )
        #expect(failures.joined().contains("2013-04-16T11:59:59.874Z and 750 µs"))
    }

    private func texts<S: Spec>(
        _ id: String,
        of witnesses: [Witness<S>],
        _ fault: String
    ) async throws -> [String] {
        let witness = try #require(witnesses.first { $0.fault == fault })
        let verdict = try await Patience.$current.withValue(.brief) {
            try await S.requirement(id).verdict(subject: witness.build)
        }
        guard case .violated(let failures) = verdict else { return ["\(verdict)"] }
        return failures
    }
}
