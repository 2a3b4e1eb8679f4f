extension Stage {
    /// What is on the screens that the stage looks at, as the calls that would have told views of it.
    var shownOnScreens: [LoggedCall] { screens.compactMap(\.shown) }

    /// What was on these screens at first.
    var shownAtFirst: [LoggedCall] { screens.compactMap(\.first) }
}
