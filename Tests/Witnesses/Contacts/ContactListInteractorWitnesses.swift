public import ContactsSpecs
import Foundation
public import Proof

/// Faulty contact list interactors.
public enum ContactListInteractorWitnesses {
    /// All witnesses.
    public static let all: [Witness<ContactListInteractorSpec>] =
        fetching + searching
        + Witness.shared(from: 17, listener: { $0.output }) { fixture, replace in
            FaultyContactListInteractor(fixture, replace)
        }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyContactListInteractor) -> Void
    ) -> Witness<ContactListInteractorSpec> {
        Witness(name, violates: violations) { FaultyContactListInteractor($0, replace) }
    }

    private static let fetching = [
        fault("never asks for anything", violates: .all(except: 4, 15, 19, 21, 26)) { $0.fetch = { _ in } },
        fault("tells each answer twice", violates: [1]) {
            $0.keep = { part, contacts in
                part.contacts = contacts
                part.list()
            }
        },
        fault("asks only once", violates: [4, 13]) {
            $0.fetch = { if $0.contacts == nil { $0.ask() } else { $0.list() } }
        },
        fault("takes contacts with the same ids for the same", violates: [4, 13]) {
            $0.keep = { if $0.contacts?.map(\.id) != $1.map(\.id) { $0.contacts = $1 } }
        },
        fault("waits until every fetch is answered", violates: [16, 25]) {
            let hits = Hits()
            $0.hears = { part, _ in
                hits.count += 1
                return hits.count == part.fetches
            }
        },
        fault("throws its contacts away when it fetches again", violates: [24, 26]) {
            $0.fetch = { part in
                if part.contacts != nil { part.contacts = [] }
                part.ask()
            }
        },
        fault("asks from another queue", violates: [23]) { $0.pose = { Elsewhere.run($0) } },
        fault("adds contacts to those from before", violates: [4, 12, 13]) {
            $0.keep = { $0.contacts = ($0.contacts ?? []) + $1 }
        },
        fault("hears answers only while it has no contacts", violates: [4, 13]) {
            $0.hears = { part, _ in part.contacts == nil }
        },
        fault("keeps the contacts from before if there are none", violates: [1, 4, 16]) {
            $0.keep = { if !$1.isEmpty { $0.contacts = $1 } }
        },
        fault("looks at the first and the last contact only", violates: [4]) {
            $0.keep = { part, contacts in
                let isKnown = part.contacts?.count == contacts.count && part.contacts?.first == contacts.first
                if !isKnown || part.contacts?.last != contacts.last { part.contacts = contacts }
            }
        },
        fault("takes contacts in another order for the same", violates: [4]) {
            $0.keep = { if $0.contacts.map(Set.init) != Set($1) { $0.contacts = $1 } }
        },
        fault("does not mind capitals when it compares", violates: [4]) {
            $0.keep = { part, contacts in
                let old = part.contacts?.map { $0.id + $0.imageName + $0.name.lowercased() }
                if old != contacts.map({ $0.id + $0.imageName + $0.name.lowercased() }) { part.contacts = contacts }
            }
        },
        fault("keeps the end of a list that is shorter now", violates: [4]) {
            $0.keep = { part, contacts in
                let rest = contacts.isEmpty ? [] : part.contacts?.dropFirst(contacts.count) ?? []
                part.contacts = contacts + rest
            }
        },
        fault("hears nobody who fetches while it tells", violates: [4]) {
            let (handOn, hits) = ($0.handOn, Hits())
            $0.handOn = { part, contacts in
                hits.count = 1
                handOn(part, contacts)
                hits.count = 0
            }
            $0.fetch = { if hits.count == 0 { $0.ask() } }
        },
        fault("lets an older answer replace an empty one", violates: [16]) {
            $0.hears = { part, number in number == part.fetches || part.contacts == [] }
        },
        fault("lets an older answer replace a newer one", violates: [16]) { $0.hears = { _, _ in true } },
        fault("says nothing if the store has no contacts", violates: [1, 4, 16]) {
            $0.keep = { $0.contacts = $1.isEmpty ? nil : $1 }
        },
        fault("trims names", violates: [2]) {
            $0.edit = { $0.map { Contact(id: $0.id, imageName: $0.imageName, name: $0.name.trimmed, number: "") } }
        },
        fault("leaves out contacts without a name", violates: [2]) { $0.edit = { $0.filter { !$0.name.isEmpty } } },
        fault("has no picture where there is none of a person", violates: [1, 2, 3, 4]) {
            $0.edit = { $0.map { Contact(id: $0.id, imageName: "person", name: $0.name, number: "") } }
        },
        fault("has its contacts by their names", violates: [3, 4]) {
            $0.keep = { part, contacts in
                var names: Set<String> = []
                part.contacts = contacts.filter { names.insert($0.name).inserted }
            }
        },
        fault("sorts by the end of the name", violates: [1, 3, 4, 6, 7, 8, 11, 13, 16]) {
            $0.edit = { $0.sorted { $0.name > $1.name } }
        },
        fault("has pictures by names", violates: [3]) {
            $0.edit = { found in
                let pictures = Dictionary(found.map { ($0.name, $0.imageName) }) { first, _ in first }
                return found.map { Contact(id: $0.id, imageName: pictures[$0.name] ?? "", name: $0.name, number: "") }
            }
        },
        fault("takes all its fetches for answered by the first", violates: [4]) {
            let hits = Hits()
            $0.hears = { part, number in
                defer { hits.count = part.fetches }
                return number > hits.count
            }
        },
        fault("searches a turn later among the contacts of before", violates: [4]) {
            $0.search = { part, prefix in
                part.prefix = prefix
                guard let contacts = part.contacts else { return }
                Task { [weak part] in if let part, part.prefix == prefix { part.list(contacts) } }
            }
        },
        fault("tells an empty list meanwhile", violates: [5]) {
            $0.search = { part, prefix in
                part.prefix = prefix
                part.list(part.contacts ?? [])
            }
        },
    ]

    private static let searching = [
        fault("finds names by hasPrefix, as published", violates: [7, 8, 9]) {
            $0.finds = { $1.hasPrefix($0) || $0 == "" }
        },
        fault("finds the middle of a word", violates: [6, 9]) {
            $0.finds = { $0 == "" || $1.plain.contains($0.plain) }
        },
        fault("finds whole words only", violates: [6, 7, 8, 9, 11, 12, 13, 14, 16]) {
            $0.finds = { prefix, name in
                prefix == "" || name.plain.split(separator: " ").contains { $0 == prefix.plain } || name == prefix
            }
        },
        fault("knows capitals of English letters only", violates: [7, 8, 9]) {
            $0.finds = { prefix, name in prefix == "" || name.englishLowercased.hasPrefix(prefix.englishLowercased) }
        },
        fault("minds diacritics", violates: [8, 9]) {
            $0.finds = { $0 == "" || $1.lowercased().hasPrefix($0.lowercased()) }
        },
        fault("finds the beginning of the whole name only", violates: [9]) {
            $0.finds = { $0 == "" || $1.plain.hasPrefix($0.plain) }
        },
        fault("filters what it has filtered", violates: [11, 12, 13, 14]) {
            $0.search = { part, prefix in
                part.contacts = part.contacts?.filter { part.finds(prefix, $0.name) }
                part.list()
            }
        },
        fault("searches for a longer prefix among those that it has found before", violates: [13]) {
            let hits = Hits()
            $0.search = { part, prefix in
                guard let contacts = part.contacts else { return part.prefix = prefix }
                let isLonger = !part.prefix.isEmpty && prefix.hasPrefix(part.prefix)
                hits.last = (isLonger ? hits.last ?? contacts : contacts).filter { part.finds(prefix, $0.name) }
                part.prefix = prefix
                part.list(hits.last ?? [])
            }
        },
        fault("lets an empty answer take the prefix down", violates: [13]) {
            $0.keep = { part, contacts in
                if contacts.isEmpty { part.prefix = "" }
                part.contacts = contacts
            }
        },
        fault("throws away what it has found when it fetches, and not when there is more", violates: [13]) {
            let hits = Hits()
            $0.fetch = { part in
                hits.byPrefix = [:]
                part.ask()
            }
            $0.edit = { [weak part = $0] found in
                let known = hits.byPrefix[part?.prefix ?? ""] ?? found
                hits.byPrefix[part?.prefix ?? ""] = known
                return known
            }
        },
        fault("finds for a prefix what it has found for it before", violates: [13]) {
            let hits = Hits()
            $0.search = { $0.search(for: $1, knowing: hits) }
        },
        fault("finds for a prefix what it has found among the same ids before", violates: [13]) {
            let hits = Hits()
            $0.search = { $0.search(for: $1, knowing: hits) }
            $0.keep = { part, contacts in
                if part.contacts?.map(\.id) != contacts.map(\.id) { hits.byPrefix = [:] }
                part.contacts = contacts
            }
        },
        fault("drops a prefix that finds nobody when contacts come", violates: [12, 13]) {
            $0.keep = { part, contacts in
                let isFound = contacts.contains { part.finds(part.prefix, $0.name) }
                if !contacts.isEmpty, !isFound { part.prefix = "" }
                part.contacts = contacts
            }
        },
        fault("does not search while it waits", violates: [26]) {
            let (search, hits) = ($0.search, Hits())
            $0.asking = { hits.count = 1 }
            $0.answered = { hits.count = 0 }
            $0.search = { if hits.count == 0 { search($0, $1) } else { $0.prefix = $1 } }
        },
        fault("brings nobody back while it waits", violates: [26]) {
            let (search, hits) = ($0.search, Hits())
            $0.asking = { hits.count = 1 }
            $0.answered = { hits.count = 0 }
            $0.search = { if hits.count == 0 || !$1.isEmpty { search($0, $1) } else { $0.prefix = $1 } }
        },
        fault("sorts what a search finds", violates: [6]) {
            $0.edit = { [weak part = $0] found in
                part?.prefix == "" ? found : found.sorted { $0.name < $1.name }
            }
        },
        fault("lists those first whose whole name begins with the prefix", violates: [6]) {
            $0.edit = { [weak part = $0] found in
                let prefix = part?.prefix.plain ?? ""
                let isFirst = { (contact: Contact) in contact.name.plain.hasPrefix(prefix) }
                return prefix.isEmpty ? found : found.filter(isFirst) + found.filter { !isFirst($0) }
            }
        },
        fault("finds the first word and the last", violates: [9]) {
            $0.finds = { prefix, name in
                let (prefix, name) = (prefix.plain, name.plain)
                let last = name.split(separator: " ").last ?? ""
                return name.hasPrefix(prefix) || last.hasPrefix(prefix)
            }
        },
        fault("trims what is typed", violates: [6]) {
            let finds = $0.finds
            $0.finds = { finds($0.trimmed, $1) }
        },
        fault("knows capitals as they are in Turkish", violates: [7]) {
            $0.finds = { prefix, name in
                let (prefix, name) = (prefix.turkish, name.turkish)
                return prefix.isEmpty || name.hasPrefix(prefix) || name.contains(" \(prefix)")
            }
        },
        fault("tells what it has found from another queue", violates: [23]) {
            $0.search = { part, prefix in
                let tell = part.tell
                part.prefix = prefix
                part.tell = { Elsewhere.run($0) }
                part.list()
                part.tell = tell
            }
        },
        fault("forgets at the next fetch what was typed before the contacts were there", violates: [12]) {
            let (search, hits) = ($0.search, Hits())
            $0.search = { part, prefix in
                hits.count = part.contacts == nil ? 1 : 0
                search(part, prefix)
            }
            $0.fetch = { part in
                if part.contacts != nil, hits.count == 1 { part.prefix = "" }
                part.ask()
            }
        },
        fault("forgets the prefix when it fetches again before it is answered", violates: [12]) {
            $0.fetch = { part in
                if part.contacts == nil, part.fetches > 0 { part.prefix = "" }
                part.ask()
            }
        },
        fault("says nothing if the search before has found the same", violates: [13]) {
            let hits = Hits()
            $0.search = { part, prefix in
                part.prefix = prefix
                let found = part.contacts?.filter { part.finds(prefix, $0.name) }
                if found != hits.last { part.list() }
                hits.last = found
            }
        },
        fault("keeps the prefix from before when the search field is emptied", violates: [13]) {
            $0.search = { part, prefix in
                let before = part.prefix
                part.prefix = prefix
                part.list()
                if prefix.isEmpty { part.prefix = before }
            }
        },
        fault("keeps what it has to search for until the contacts are there, and for ever", violates: [18]) {
            let search = $0.search
            $0.search = { part, prefix in
                if part.contacts == nil { part.retained = [{ search(part, prefix) }] }
                search(part, prefix)
            }
        },
        fault("finds a hundred at most", violates: [6]) {
            $0.edit = { [weak part = $0] in part?.prefix == "" ? $0 : Array($0.prefix(100)) }
        },
        fault("tells all and then those that are found when it fetches again", violates: [13]) {
            $0.keep = { part, contacts in
                if part.contacts != nil, !part.prefix.isEmpty {
                    part.handOn(part, contacts.map { ListedContact(id: $0.id, imageName: $0.imageName, name: $0.name) })
                }
                part.contacts = contacts
            }
        },
        fault("keeps the prefix from before when the search field is emptied while it waits", violates: [13]) {
            let (search, hits) = ($0.search, Hits())
            $0.asking = { hits.count = 1 }
            $0.answered = { hits.count = 0 }
            $0.search = { part, prefix in
                let before = part.prefix
                search(part, prefix)
                if prefix.isEmpty, hits.count == 1 { part.prefix = before }
            }
        },
        fault("searches at each answer for what was typed before there were contacts", violates: [12]) {
            let (search, hits) = ($0.search, Hits())
            $0.search = { part, prefix in
                if part.contacts == nil { hits.typed = prefix }
                search(part, prefix)
            }
            $0.keep = { part, contacts in
                if let typed = hits.typed { part.prefix = typed }
                part.contacts = contacts
            }
        },
        fault("takes the empty prefix for none", violates: [11, 13]) {
            $0.search = { part, prefix in
                if !prefix.isEmpty { part.prefix = prefix }
                part.list()
            }
        },
        fault("says nothing if nobody is found", violates: [10, 12, 13, 26]) {
            let handOn = $0.handOn
            $0.handOn = { part, contacts in
                if part.prefix.isEmpty || !contacts.isEmpty { handOn(part, contacts) }
            }
        },
        fault("finds whoever's name begins what is typed", violates: [10, 15]) {
            let finds = $0.finds
            $0.finds = { finds($0, $1) || $0.plain.hasPrefix($1.plain) }
        },
        fault("takes what is typed for a pattern", violates: [10]) {
            $0.finds = { prefix, name in
                name.plain.range(of: "(^|\\s)\(prefix.plain)", options: .regularExpression) != nil
            }
        },
        fault("forgets what is typed before the contacts are there", violates: [12, 14]) {
            $0.search = { part, prefix in
                if part.contacts != nil { part.prefix = prefix }
                part.list()
            }
        },
        fault("forgets the prefix when it fetches again", violates: [12, 13]) {
            $0.fetch = { part in
                if part.contacts != nil { part.prefix = "" }
                part.ask()
            }
        },
        fault("fetches at each search, and tells what comes, whatever was typed since", violates: [14]) {
            $0.search = { part, prefix in
                part.prefix = prefix
                part.store.contacts { [weak part] contacts in
                    guard let part else { return }
                    let newest = part.prefix
                    part.prefix = prefix
                    part.contacts = contacts
                    part.list()
                    part.prefix = newest
                }
            }
        },
        fault("tells many contacts later than few", violates: [15]) {
            let handOn = $0.handOn
            $0.handOn = { part, contacts in
                if contacts.count < 100 { return handOn(part, contacts) }
                Task { [weak part] in if let part { handOn(part, contacts) } }
            }
        },
        fault("searches nothing before the second letter", violates: [6, 7]) {
            $0.search = { part, prefix in
                part.prefix = prefix.count == 1 ? "" : prefix
                part.list()
            }
        },
    ]
}

/// The results of earlier searches.
@MainActor
private final class Hits {
    var last: [Contact]?
    var byPrefix: [String: [Contact]] = [:]
    var count = 0
    var typed: String?
}

extension FaultyContactListInteractor {
    fileprivate func search(for prefix: String, knowing hits: Hits) {
        self.prefix = prefix
        guard let contacts else { return }
        let found = hits.byPrefix[prefix] ?? contacts
        hits.byPrefix[prefix] = found
        list(found)
    }
}

extension String {
    fileprivate var turkish: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "tr_TR"))
    }

    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    fileprivate var englishLowercased: String {
        String(unicodeScalars.map { $0.isASCII ? Character($0.properties.lowercaseMapping) : Character($0) })
    }
}
