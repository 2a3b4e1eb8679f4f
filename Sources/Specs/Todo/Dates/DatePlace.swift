import Foundation
import VIPERSpecs

/// A calendar in a time zone, as a random walk visits it.
struct DatePlace: Sendable {
    let identifier: Calendar.Identifier
    let zone: TimeZone

    /// Every pair of a calendar and a zone.
    ///
    /// Zones that once skipped a whole day are left out, since counting days does not tell which day is
    /// tomorrow there.
    static func all() throws -> [DatePlace] {
        let zones = try [
            "GMT", "America/New_York", "America/Sao_Paulo", "America/St_Johns", "Europe/Berlin", "Africa/Cairo",
            "Asia/Beirut", "Asia/Kolkata", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Honolulu",
        ].map(TimeZone.named)
        let identifiers: [Calendar.Identifier] = [.gregorian, .buddhist, .hebrew, .islamicCivil, .japanese, .iso8601]
        return identifiers.flatMap { identifier in zones.map { DatePlace(identifier: identifier, zone: $0) } }
    }

    func calendar(firstWeekday: Int) -> Calendar {
        Calendar(identifier: identifier)
            .placed(in: zone, locale: Locale(identifier: "en_US"), firstWeekday: firstWeekday)
    }
}
