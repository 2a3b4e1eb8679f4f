import Foundation
import Proof
import Testing
import TodoReference
import TodoSpecs
import TodoVariants

/// The original requirements hold on a machine with any settings, for a module that reads them there.
@Suite struct MachineSettingsTests {
    struct Settings: Sendable, CustomTestStringConvertible {
        let identifier: Calendar.Identifier
        let locale: String
        let zone: String
        let firstWeekday: Int

        var testDescription: String { "\(locale) in \(zone)" }

        func calendar() throws -> Calendar {
            var calendar = Calendar(identifier: identifier)
            calendar.locale = Locale(identifier: locale)
            calendar.timeZone = try #require(TimeZone(identifier: zone))
            calendar.firstWeekday = firstWeekday
            return calendar
        }
    }

    static let settings = [
        Settings(identifier: .gregorian, locale: "en_US", zone: "America/Los_Angeles", firstWeekday: 1),
        Settings(identifier: .gregorian, locale: "de_DE", zone: "Europe/Berlin", firstWeekday: 2),
        Settings(identifier: .gregorian, locale: "fi_FI", zone: "Europe/Helsinki", firstWeekday: 2),
        Settings(identifier: .gregorian, locale: "ar_EG", zone: "Africa/Cairo", firstWeekday: 7),
        Settings(identifier: .buddhist, locale: "th_TH", zone: "Asia/Bangkok", firstWeekday: 1),
        Settings(identifier: .japanese, locale: "ja_JP", zone: "Asia/Tokyo", firstWeekday: 1),
        Settings(identifier: .gregorian, locale: "en_NZ", zone: "Pacific/Kiritimati", firstWeekday: 2),
    ]

    @Test(arguments: settings)
    func publishedInteractorHolds(with settings: Settings) async throws {
        let machine = try settings.calendar()
        try await Machine.$calendar.withValue(machine) {
            for requirement in try ListInteractorSpec.requirements(tagged: .original) {
                let verdict = try await requirement.verdict { fixture in
                    let interactor = PublishedInteractor(dataManager: fixture.dataManager, calendar: { machine }) {
                        fixture.clock.now
                    }
                    interactor.output = fixture.output
                    return interactor
                }
                #expect(verdict == .satisfied, "\(requirement.headline)")
            }
        }
    }

    @Test(arguments: settings)
    func publishedPresenterHolds(with settings: Settings) async throws {
        let machine = try settings.calendar()
        try await Machine.$calendar.withValue(machine) {
            for requirement in try ListPresenterSpec.requirements(tagged: .original) {
                let verdict = try await requirement.verdict { fixture in
                    let clock = FixedClock(now: fixture.clock.now, calendar: machine)
                    let presenter = ListPresenter(clock: clock)
                    presenter.userInterface = fixture.view
                    presenter.interactor = fixture.interactor
                    presenter.wireframe = fixture.wireframe
                    return presenter
                }
                #expect(verdict == .satisfied, "\(requirement.headline)")
            }
        }
    }

    @Test(arguments: settings)
    func referenceHolds(with settings: Settings) async throws {
        try await Machine.$calendar.withValue(settings.calendar()) {
            for requirement in ListInteractorSpec.requirements {
                let verdict = try await requirement.verdict { fixture in
                    let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
                    interactor.output = fixture.output
                    return interactor
                }
                #expect(verdict == .satisfied, "\(requirement.headline)")
            }
        }
    }
}
