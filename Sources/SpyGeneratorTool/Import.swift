/// A line that imports a module.
struct Import {
    let module: String
    let isPublic: Bool

    init?(_ line: String) {
        guard let match = line.wholeMatch(of: /(public )?import (\w+)/) else { return nil }
        module = String(match.2)
        isPublic = match.1 != nil
    }
}
