// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Of these, no spy can be written; Unwritten.txt says why.

nonisolated protocol FreeIndex {
    func index(_ kinds: Set<Kind>)
}

protocol StaticIndex {
    static func index(_ row: Row) -> [Kind: Row]
}

nonisolated protocol MixedWork {
    func run(_ work: () async -> Void, elsewhere: @concurrent () async -> Void) async
}
