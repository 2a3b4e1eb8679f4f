/// The changes that make a folder hold the spies that it should, and no others.
///
/// A person's text is always kept: in its place, below a renamed spy, or in ``FolderChanges/lost``.
struct FolderUpdate {
    private let contents: FolderContents
    /// The files to write, together with a person's additions.
    private(set) var files: [OutputFile] = []
    private(set) var changes = FolderChanges()

    init(_ contents: FolderContents, isForced: Bool, isPruning: Bool) {
        self.contents = contents
        let leftovers = contents.leftovers
        let changed = Set(contents.differences.map(\.name))
        write(contents.wanted.filter { changed.contains($0.name) }, after: leftovers.filter { !$0.file.isEdited })
        for leftover in leftovers {
            let isSafe = isSafe(leftover)
            if isPruning, isSafe || isForced {
                changes.removed.append(leftover.name)
                if !isSafe { changes.lost[leftover.name] = leftover.words }
            } else {
                changes.left.append(contents.difference(leftover, isPruning: isPruning))
            }
        }
    }

    /// Writes files; a person's additions to a file stay in it, and additions to a renamed spy move along.
    private mutating func write(_ new: [OutputFile], after leftovers: [Leftover]) {
        let renames = Renames(leftovers, to: new.filter { contents.texts[$0.name] == nil })
        for file in new {
            guard file.isSpy, let spy = SpyFile(file.text) else {
                files.append(file)
                continue
            }
            var additions = contents.texts[file.name].flatMap(SpyFile.init)?.additions ?? spy.additions
            for old in leftovers where old.hasAdditions && renames.newName(of: old) == file.name {
                additions += old.additions(for: spy)
                changes.moved.append(FolderChanges.Move(from: old.name, to: file.name))
            }
            files.append(file.replacing(text: spy.adding(additions).text))
        }
        changes.written = files.map(\.name)
    }

    /// Whether everything that a person wrote in a spy stands in another spy as well.
    private func isSafe(_ leftover: Leftover) -> Bool {
        guard !leftover.file.isEdited else { return false }
        guard leftover.hasAdditions else { return true }
        let after = contents.texts.merging(files.map { ($0.name, $0.text) }) { $1 }
        return contents.wanted.compactMap { after[$0.name].flatMap(SpyFile.init) }.contains(where: leftover.isIn)
    }
}
