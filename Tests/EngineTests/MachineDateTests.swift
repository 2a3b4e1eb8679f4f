import Foundation
import Testing

@testable import VIPERSpecs

/// Dates that a module can know only from this machine's clock.
@Suite struct MachineDateTests {
    /// 2026-11-22, 14:32 in Greenwich.
    private let now = Date(timeIntervalSince1970: 1_795_357_920)
    /// 2014-05-21, 12:00 in Greenwich.
    private let stage = Date(timeIntervalSince1970: 1_400_673_600)

    @Test(arguments: [
        "Updated 14:32", "14:31", "22.11.2026", "2026-11-22T00", "Nov 22", "11/22/26", "2:32 PM", "22.11.", "Sun 11/22",
        "Sunday, 22.11.", "Sun 22",
    ])
    func `A day or a time of the machine is known`(text: String) {
        #expect(MachineDate(besides: [], and: stage, now: now).isKnown(to: text))
    }

    @Test(arguments: [
        "© 2026", "14:30", "12:00", "21 May", "Nov", "22 of 26", "3.2.1", "It is 22.11.", "11/22", "Sun 22–24 h",
    ])
    func `What may be a part of any text is not`(text: String) {
        #expect(!MachineDate(besides: [], and: stage, now: now).isKnown(to: text))
    }

    @Test func `A date within another is not`() {
        let first = Date(timeIntervalSince1970: 1_777_636_800)
        #expect(!MachineDate(besides: [], and: stage, now: first).isKnown(to: "21 May"))
        #expect(MachineDate(besides: [], and: stage, now: first).isKnown(to: "since 1 May"))
    }

    @Test func `What the clock of the stage says may be shown, even if it is the same time of day`() {
        let noon = Date(timeIntervalSince1970: 1_795_348_800)
        let date = MachineDate(besides: [], and: stage, now: noon)
        #expect(!date.isKnown(to: "12:00"))
        #expect(date.isKnown(to: "22.11.2026, 12:00"))
    }

    @Test func `Where answers bring a time of day along, no other tells anything`() {
        let date = MachineDate(besides: [#"Service.mails answers "14:05""#], and: stage, now: now)
        #expect(!date.isKnown(to: "14:32"))
        #expect(date.isKnown(to: "22.11."))
    }

    @Test func `Where answers bring this year along, texts tell nothing`() {
        let date = MachineDate(besides: ["Service.mails answers Mail(sent: 2026-01-02)"], and: stage, now: now)
        #expect(!date.isKnown(to: "14:32"))
        #expect(!date.isKnown(to: "22.11."))
        #expect(date.isKnown(to: now.addingTimeInterval(-3_600)))
    }

    @Test func `A day that an answer has brought may be shown`() {
        let date = MachineDate(besides: [#"Service.mails answers "Nov 22""#], and: stage, now: now)
        #expect(!date.isKnown(to: "Nov 22"))
        #expect(date.isKnown(to: "22.11."))
    }

    @Test func `Instants and numbers of today are known`() {
        let date = MachineDate(besides: [], and: stage, now: now)
        #expect(date.isKnown(to: now))
        #expect(date.isKnown(to: Int(now.timeIntervalSince1970)))
        #expect(date.isKnown(to: now.timeIntervalSinceReferenceDate))
        #expect(!date.isKnown(to: stage))
        #expect(!date.isKnown(to: 14))
    }
}
