/// What a presenter that makes requests is built from: a view with a HUD, and a wireframe that shows alerts.
@MainActor
package protocol RequestingFixture: Fixture {
    /// Each time that the HUD was shown or hidden.
    var hud: [Bool] { get }
    /// The text of each alert.
    var alerts: [String] { get }
    /// How often the view and the wireframe were told something.
    var tellings: Int { get }
}

extension RequestingFixture {
    /// Whether the HUD is on.
    var isBusy: Bool { hud.last == true }

    /// The state of the HUD in a word.
    var indicator: String { isBusy ? "on" : "off" }

    /// How often the HUD was hidden.
    var endings: Int { hud.count { !$0 } }
}
