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
        let written = Set(files.map { $0.name.lowercased() })
        for leftover in leftovers {
            // On a disk that does not tell capital from small letters, it is the file that is written.
            if written.contains(leftover.name.lowercased()) { continue }
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
            var additions = keptAdditions(for: spy, in: file.name) ?? spy.additions
            for old in leftovers where old.hasAdditions && renames.newName(of: old) == file.name {
                additions += old.additions(for: spy)
                changes.moved.append(FolderChanges.Move(from: old.name, to: file.name))
            }
            files.append(file.replacing(text: spy.adding(additions).text))
        }
        changes.written = files.map(\.name)
    }

    /// Returns the additions that stay in a file, and notes what else a person wrote there as lost.
    ///
    /// - Returns: The additions; `nil` if nothing tells them from the rest, or if there is no file.
    private mutating func keptAdditions(for spy: SpyFile, in name: String) -> String? {
        guard let text = contents.texts[name] else { return nil }
        guard let old = SpyFile(text) else {
            changes.lost[name] = text
            return nil
        }
        let isKept = !old.isEdited || spy.endsWithItsFirstType
        let replaced = (old.isEdited ? old.generated : "") + (isKept ? "" : old.additions)
        let new = Set(spy.text.split(separator: "\n"))
        let lines = replaced.split(separator: "\n").filter { !new.contains($0) }
        let lost = old.top + lines.map { "\($0)\n" }.joined()
        if !lost.isEmpty { changes.lost[name] = lost }
        return isKept ? old.additions : nil
    }

    /// Whether everything that a person wrote in a spy stands in another spy as well.
    private func isSafe(_ leftover: Leftover) -> Bool {
        guard !leftover.isChanged else { return false }
        guard leftover.hasAdditions else { return true }
        let after = contents.texts.merging(files.map { ($0.name, $0.text) }) { $1 }
        return contents.wanted.compactMap { after[$0.name].flatMap(SpyFile.init) }.contains(where: leftover.isIn)
    }
}
