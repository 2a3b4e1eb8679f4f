// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

// Of these, spies can be written that do not compile; the command tries, and Unwritten.txt says what it finds.

open class SealedScreen {
    private init() {}
    public static func screen() -> SealedScreen { SealedScreen() }
}

public protocol SealedScreenOpening: SealedScreen {
    func open()
}

protocol HiddenRequirement {
    func _load() -> Int
    func show(_ number: Int)
}
