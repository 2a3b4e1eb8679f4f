import Foundation

/// The contents of a folder of spies, compared with what it should hold.
struct FolderContents {
    let folder: URL
    /// The files that the folder should hold.
    let wanted: [OutputFile]
    /// The protocols whose spies are all among the wanted files; `nil` if there may be others.
    let declared: DeclaredProtocols?
    /// The text of each file in the folder.
    let texts: [String: String]

    /// The wanted files that are missing or not as they should be.
    var differences: [FileDifference] { wanted.compactMap(difference) }

    /// The module's spies that are not wanted.
    var leftovers: [Leftover] {
        guard let declared else { return [] }
        let names = Set(wanted.map(\.name))
        return texts.sorted { $0.key < $1.key }.compactMap { name, text in
            guard !names.contains(name), let file = SpyFile(text), file.owner.module == declared.module else {
                return nil
            }
            return Leftover(name: name, file: file)
        }
    }

    /// Says why a spy is left over, and what keeps it in the folder.
    func difference(_ leftover: Leftover, isPruning: Bool? = nil) -> FileDifference {
        let (name, module) = leftover.file.owner
        let cause =
            if let other = wanted.first(where: { $0.origin == leftover.file.origin }) {
                "the spy of \(name) is in \(other.name) now"
            } else if declared?.exceptions.contains(name) == true {
                "\(name) is left out by --except"
            } else if declared?.names.contains(name) == true {
                "no spy can be written for \(name) any more"
            } else {
                "\(module) has no protocol \(name) any more"
            }
        let advice =
            switch isPruning {
            case nil: ""
            case false?: "; --prune removes it"
            case true?: "; it is kept for what a person wrote here, and --prune --force removes and prints it"
            }
        return FileDifference(
            name: leftover.name,
            kind: .leftover,
            place: place(leftover.name, line: isPruning == true ? leftover.line : 1),
            detail: "is left over: \(cause)\(advice)"
        )
    }

    private func difference(_ file: OutputFile) -> FileDifference? {
        func difference(_ kind: FileDifference.Kind, _ place: Place?, _ detail: String) -> FileDifference {
            FileDifference(name: file.name, kind: kind, place: place ?? self.place(file.name), detail: detail)
        }
        guard let old = texts[file.name] else {
            return difference(.missing, file.place, "is missing: it comes from \(file.origin)")
        }
        guard old != file.text else { return nil }
        guard file.isSpy else { return difference(.stale, nil, "is stale: \(file.origin) has changed") }
        guard let oldSpy = SpyFile(old), let newSpy = SpyFile(file.text) else {
            return difference(.foreign, nil, "was not generated")
        }
        guard oldSpy.top.isEmpty else {
            return difference(.edited, nil, "was changed: other lines stand above the one that says what it comes from")
        }
        if oldSpy.isEdited { return difference(.edited, nil, "was edited above the end of its type") }
        guard oldSpy.generated != newSpy.generated else { return nil }
        let first = file.firstDifference(from: oldSpy.generated)
        return difference(.stale, first.place, "is stale: \(first.title) has changed")
    }

    private func place(_ name: String, line: Int = 1) -> Place {
        Place(path: folder.appending(component: name).path(percentEncoded: false), line: line, column: 0)
    }
}
