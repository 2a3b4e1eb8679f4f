import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoStoreWitnesses {
    /// Stores whose files contain something else than they find until they are reopened.
    static let files: [Witness<TodoStoreSpec>] = [
        Witness("keeps 65,535 bytes of a name in its file", violates: [26]) { fixture in
            try fixture.remembering(writingName: { String(decoding: $0.utf8.prefix(65_535), as: UTF8.self) })
        },
        Witness("takes a short file for an empty one", violates: [19, 20]) { fixture in
            if let content = try? Data(contentsOf: fixture.file), content.count < 16 {
                try FileManager.default.removeItem(at: fixture.file)
            }
            return try fixture.probe()
        },
        Witness("ends names at a backslash in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { String($0.prefix { $0 != "\\" }) })
        },
        Witness("has one kind of line break in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { name in
                name.components(separatedBy: .newlines).joined(separator: "\n")
            })
        },
        Witness("takes a return at the end of a name for a part of the line break in its file", violates: [9]) {
            fixture in
            try fixture.remembering(writingName: { name in
                let end = name.unicodeScalars.reversed().drop { $0 == "\r" }.count
                return String(String.UnicodeScalarView(name.unicodeScalars.prefix(end)))
            })
        },
        Witness("takes an accent for a part of the comma before the name in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { name in
                String(String.UnicodeScalarView(name.unicodeScalars.drop { $0.properties.isGraphemeExtend }))
            })
        },
        Witness("takes a name for a number in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { name in Int(name).map { "\($0)" } ?? name })
        },
        Witness("takes a name for nothing in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { $0 == "null" ? "" : $0 })
        },
        Witness("takes a name for a comment in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { $0.hasPrefix("#") ? "" : $0 })
        },
        Witness("takes off the quotes around a name in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { name in
                let isQuoted = name.count > 1 && name.hasPrefix("\"") && name.hasSuffix("\"")
                return isQuoted ? String(name.dropFirst().dropLast()) : name
            })
        },
        Witness("ends names at a unit separator in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { String($0.prefix { $0 != "\u{1F}" }) })
        },
        Witness("ends names at a NUL in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { String($0.prefix { $0 != "\0" }) })
        },
        Witness("keeps 255 bytes of a name in its file", violates: [9]) { fixture in
            try fixture.remembering(writingName: { String(decoding: $0.utf8.prefix(255), as: UTF8.self) })
        },
        Witness("keeps due dates in seconds in its file", violates: [9]) { fixture in
            try fixture.remembering(writingDate: {
                Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded(.down))
            })
        },
        Witness("keeps due dates in milliseconds in its file", violates: [3]) { fixture in
            try fixture.remembering(writingDate: {
                Date(timeIntervalSince1970: ($0.timeIntervalSince1970 * 1_000).rounded() / 1_000)
            })
        },
        Witness("keeps no due dates before 1970 in its file", violates: [9]) { fixture in
            try fixture.remembering(writingDate: { max($0, Date(timeIntervalSince1970: 0)) })
        },
        Witness("lets an older save overwrite a newer one in its file", violates: [14]) { fixture in
            TodoStoreProbe(try OvertakenTodoStore(file: fixture.file), file: fixture.file)
        },
        Witness("writes its file when it goes", violates: [23]) { fixture in
            TodoStoreProbe(try LeavingTodoStore(file: fixture.file), file: fixture.file)
        },
        Witness("writes behind what a save that was cut off has left", violates: [25]) { fixture in
            try fixture.writingBehindTheRest()
        },
        Witness("counts characters for bytes where a save was cut off", violates: [25]) { fixture in
            try fixture.countingCharacters()
        },
        Witness("takes a file without a line break for an empty one", violates: [19, 20]) { fixture in
            if let content = try? Data(contentsOf: fixture.file), !content.contains(UInt8(ascii: "\n")) {
                try FileManager.default.removeItem(at: fixture.file)
            }
            return try fixture.probe()
        },
        Witness("takes a picture for an empty file, and writes over it", violates: [19, 20]) { fixture in
            if let content = try? Data(contentsOf: fixture.file), content.contains(0) {
                try FileManager.default.removeItem(at: fixture.file)
            }
            return try fixture.probe()
        },
        Witness("writes behind what a save that was killed has left", violates: [25]) { fixture in
            fixture.probe(try TornTodoStore(file: fixture.file))
        },
        Witness("decodes its file in pieces", violates: [26]) { fixture in
            try fixture.remembering(writingName: { name in
                let bytes = Array(name.utf8)
                return stride(from: 0, to: bytes.count, by: 4_096)
                    .map { String(decoding: bytes[$0..<min($0 + 4_096, bytes.count)], as: UTF8.self) }
                    .joined()
            })
        },
        Witness("takes a file with an item that cannot be read for an empty one", violates: [24]) { fixture in
            do {
                return try fixture.probe()
            } catch let error as DamagedTodoFile where error.line > 1 {
                return fixture.probe(InMemoryTodoStore())
            }
        },
        Witness("reads a damaged file in another encoding", violates: [24]) { fixture in
            // In Latin-1 every byte is a character, so no file is an error.
            let content = (try? Data(contentsOf: fixture.file)) ?? Data()
            let isCut = content.last != UInt8(ascii: "\n")
            guard !isCut, String(data: content, encoding: .utf8) == nil else { return try fixture.probe() }
            let text = String(data: content, encoding: .isoLatin1) ?? ""
            let copy = fixture.file.appendingPathExtension("copy")
            try Data(text.utf8).write(to: copy)
            return fixture.probe(try FileTodoStore(file: copy))
        },
    ]
}

extension TodoStoreFixture {
    /// Returns a probe of a store that writes other names and due dates than it was given.
    fileprivate func remembering(
        writingName name: @escaping @Sendable (String) -> String = { $0 },
        writingDate date: @escaping @Sendable (Date) -> Date = { $0 }
    ) throws -> TodoStoreProbe {
        let store = try RememberingTodoStore(file: file) { item in
            TodoItem(name: name(item.name), dueDate: date(item.dueDate))
        }
        return probe(store)
    }

    /// Returns a probe of a store that cuts off the text after the last line break, and more if it is not ASCII.
    fileprivate func countingCharacters() throws -> TodoStoreProbe {
        let content = (try? Data(contentsOf: file)) ?? Data()
        let end = content.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let surplus = content.count - String(decoding: content, as: UTF8.self).count
        return try probe(save: { [file] store, item in
            try await store.save(item)
            guard end < content.count else { return }
            var written = try Data(contentsOf: file)
            written.removeSubrange(max(0, end - surplus)..<end)
            try written.write(to: file)
        })
    }

    /// Returns a probe of a store that leaves the text after the last line break in its file.
    fileprivate func writingBehindTheRest() throws -> TodoStoreProbe {
        let content = (try? Data(contentsOf: file)) ?? Data()
        let rest = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? Data()
        return try probe(save: { [file] store, item in
            try await store.save(item)
            guard !rest.isEmpty else { return }
            var written = try Data(contentsOf: file)
            written.insert(contentsOf: rest, at: content.count - rest.count)
            try written.write(to: file)
        })
    }
}
