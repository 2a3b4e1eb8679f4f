package import Foundation

/// The settings of the machine that the tests run on.
///
/// The published modules read the machine's calendar, zone and language themselves. The kit's own
/// tests replace these settings, to prove that the original tests pass with any settings.
package enum Machine {
    /// The machine's calendar, with its zone and language.
    @TaskLocal package static var calendar = Calendar.current
}
