public import ContactsSpecs
import Foundation
public import Proof

/// Faulty contact list presenters.
public enum ContactListPresenterWitnesses {
    /// All witnesses.
    public static let all: [Witness<ContactListPresenterSpec>] =
        content + typing + selection
        + Witness.shared(from: 21, listener: { $0.view }) { fixture, replace in
            FaultyContactListPresenter(fixture, replace)
        }

    private static func fault(
        _ name: String,
        violates violations: Violations,
        _ replace: @escaping @MainActor @Sendable (FaultyContactListPresenter) -> Void
    ) -> Witness<ContactListPresenterSpec> {
        Witness(name, violates: violations) { FaultyContactListPresenter($0, replace) }
    }

    private static let content = [
        fault("never asks for anything", violates: [1, 2, 8, 10, 13, 15, 16, 21, 23, 25, 26]) {
            $0.appear = { _ in }
        },
        fault("asks when it is said that there are no rows", violates: [10]) {
            $0.count = { part in
                if part.contacts.isEmpty, part.answers.last == [] { part.fetch() }
                return part.contacts.count
            }
        },
        fault("hears nothing while the view is told", violates: [9]) {
            let (show, loading) = ($0.show, Loading())
            $0.show = { part, contacts in
                guard !loading.isOn else { return }
                loading.isOn = true
                show(part, contacts)
                loading.isOn = false
            }
        },
        fault("has a picture of its own for none", violates: [3]) {
            $0.draw = { ContactRow(imageName: $0.imageName.isEmpty ? "person" : $0.imageName, name: $0.name) }
        },
        fault("trims the name that it opens", violates: [15]) {
            $0.open = { part, contact in
                let name = contact.name.trimmingCharacters(in: .whitespaces)
                part.router?.navigate(to: .contactDetails(name: name, id: contact.id))
            }
        },
        fault("asks twice when the view appears", violates: [1, 2]) {
            $0.appear = { part in
                part.fetch()
                part.fetch()
            }
        },
        fault("asks only at the first time", violates: [2]) { $0.appear = { if $0.visits == 1 { $0.fetch() } } },
        fault("asks only while it has no contacts", violates: [2]) {
            $0.appear = { if $0.contacts.isEmpty { $0.fetch() } }
        },
        fault("takes itself for loading after an answer that came at once", violates: [2]) {
            let loading = Loading()
            $0.appear = { part in
                guard !loading.isOn else { return }
                part.fetch()
                loading.isOn = true
            }
            $0.answered = { loading.isOn = false }
        },
        fault("fetches no more while something is in the search field", violates: [2]) {
            let (type, typed) = ($0.type, Typed())
            $0.type = { part, prefix in
                typed.prefix = prefix
                type(part, prefix)
            }
            $0.appear = { part in
                if typed.prefix.isEmpty { part.fetch() } else { type(part, typed.prefix) }
            }
        },
        fault("never tells the view", violates: [4, 22, 24]) { $0.tell = { _ in } },
        fault("tells the view before the contacts are there", violates: [5, 9]) {
            $0.show = { part, contacts in
                part.update()
                part.contacts = contacts
            }
        },
        fault("adds rows to those from before", violates: [6, 7, 9, 12]) {
            $0.show = { part, contacts in
                part.contacts += contacts
                part.update()
            }
        },
        fault("tells the view only if the number of rows has changed", violates: [4]) {
            $0.show = { part, contacts in
                let count = part.contacts.count
                part.contacts = contacts
                if count != contacts.count { part.update() }
            }
        },
        fault("tells the view only if the number of rows or the first has changed", violates: [4]) {
            $0.show = { part, contacts in
                let old = part.contacts
                part.contacts = contacts
                if old.count != contacts.count || old.first != contacts.first { part.update() }
            }
        },
        fault("tells the view once in a turn", violates: [5]) {
            let told = Loading()
            $0.show = { part, contacts in
                part.contacts = contacts
                guard !told.isOn else { return }
                told.isOn = true
                part.update()
                Task { told.isOn = false }
            }
        },
        fault("tells the view only if the names have changed", violates: [4]) {
            $0.show = { part, contacts in
                let names = part.contacts.map(\.name)
                part.contacts = contacts
                if names != contacts.map(\.name) || names.isEmpty { part.update() }
            }
        },
        fault("tells the view once for each visit", violates: [4]) {
            let told = Loading()
            $0.appear = { part in
                told.isOn = false
                part.fetch()
            }
            $0.show = { part, contacts in
                part.contacts = contacts
                if !told.isOn { part.update() }
                told.isOn = true
            }
        },
        fault("throws away the rows that it has made after the view was told", violates: [5]) {
            let rows = Rows()
            let draw = $0.draw
            $0.draw = { contact in
                rows.made[contact.id, default: draw(contact)]
            }
            $0.show = { part, contacts in
                rows.made = Dictionary(part.contacts.map { ($0.id, draw($0)) }) { first, _ in first }
                part.contacts = contacts
                part.update()
                rows.made = [:]
            }
        },
        fault("tells the view of many contacts from another queue", violates: [27]) {
            $0.show = { part, contacts in
                part.contacts = contacts
                if contacts.count < 100 { return part.update() }
                Elsewhere.run { [weak part] in part?.update() }
            }
        },
        fault("says nothing about an empty list", violates: [4]) {
            $0.show = { part, contacts in
                part.contacts = contacts
                if !contacts.isEmpty { part.update() }
            }
        },
        fault("takes contacts with the same names for the same", violates: [6]) {
            $0.show = { part, contacts in
                if part.contacts.map(\.name) != contacts.map(\.name) || contacts.isEmpty { part.contacts = contacts }
                part.update()
            }
        },
        fault("keeps the rows from before if there are none", violates: [6, 9, 12]) {
            $0.show = { part, contacts in
                if !contacts.isEmpty { part.contacts = contacts }
                part.update()
            }
        },
        fault("shows no row twice of which the name is the same", violates: [3, 6, 16]) {
            $0.show = { part, contacts in
                var names: Set<String> = []
                part.contacts = contacts.filter { names.insert($0.name).inserted }
                part.update()
            }
        },
        fault("capitalises names", violates: [3, 6]) {
            $0.draw = { ContactRow(imageName: $0.imageName, name: $0.name.capitalized) }
        },
        fault("sorts rows by the last letter", violates: [3, 6, 8, 9, 15, 16]) {
            $0.show = { part, contacts in
                part.contacts = contacts.sorted { $0.name.last ?? " " < $1.name.last ?? " " }
                part.update()
            }
        },
        fault("empties the screen at each visit", violates: [7]) {
            $0.appear = { part in
                part.contacts = []
                part.update()
                part.fetch()
            }
        },
        fault("empties the screen while the user types", violates: [7]) {
            let type = $0.type
            $0.type = { part, prefix in
                part.contacts = []
                part.update()
                type(part, prefix)
            }
        },
        fault("has no rows while the user types, and does not tell the view", violates: [5, 7]) {
            let type = $0.type
            $0.type = { part, prefix in
                part.contacts = []
                type(part, prefix)
            }
        },
        fault("empties its rows after it has asked", violates: [7, 8]) {
            $0.appear = { part in
                part.fetch()
                part.contacts = []
            }
        },
        fault("counts the rows from before if there are none now", violates: [6]) {
            let (show, tapped) = ($0.show, Tapped())
            $0.count = { _ in tapped.index ?? 0 }
            $0.show = { part, contacts in
                if !contacts.isEmpty { tapped.index = contacts.count }
                show(part, contacts)
            }
        },
        fault("shows many contacts later than few", violates: [9]) {
            let show = $0.show
            $0.show = { part, contacts in
                if contacts.count < 100 { return show(part, contacts) }
                Task { [weak part] in if let part { show(part, contacts) } }
            }
        },
        fault("fetches when the last row is read", violates: [10]) {
            $0.read = { if $1 > 0, $1 == $0.contacts.count - 1 { $0.fetch() } }
        },
    ]

    private static let typing = [
        fault("filters what the interactor has found once more", violates: [11]) { part in
            var typed = ""
            let (type, show) = (part.type, part.show)
            part.type = { part, prefix in
                typed = prefix.lowercased()
                type(part, prefix)
            }
            part.show = { part, contacts in
                show(part, typed.isEmpty ? contacts : contacts.filter { $0.name.lowercased().hasPrefix(typed) })
            }
        },
        fault("opens a contact that is found alone", violates: [12]) {
            let show = $0.show
            $0.show = { part, contacts in
                show(part, contacts)
                if contacts.count == 1 { part.open(part, contacts[0]) }
            }
        },
        fault("trims what is typed", violates: [11]) {
            $0.type = { $0.interactor.searchContact(withPrefix: $1.trimmingCharacters(in: .whitespaces)) }
        },
        fault("does not search for the empty text", violates: [11, 12]) {
            $0.type = { if !$1.isEmpty { $0.interactor.searchContact(withPrefix: $1) } }
        },
        fault("never searches", violates: [11, 12]) { $0.type = { _, _ in } },
        fault("does not hand on that a letter was taken back", violates: [12]) {
            let (type, typed) = ($0.type, Typed())
            $0.type = { part, prefix in
                let isTakenBack = !prefix.isEmpty && prefix == typed.prefix.dropLast()
                typed.prefix = prefix
                if !isTakenBack { type(part, prefix) }
            }
        },
        fault("hands on letters a turn later, and at once that there are none any more", violates: [12]) {
            $0.type = { part, prefix in
                if prefix.isEmpty { return part.interactor.searchContact(withPrefix: prefix) }
                Task { [weak part] in part?.interactor.searchContact(withPrefix: prefix) }
            }
        },
        fault("hears nothing that is typed while it waits for contacts", violates: [13]) {
            let (type, loading) = ($0.type, Loading())
            $0.asking = { loading.isOn = true }
            $0.answered = { loading.isOn = false }
            $0.type = { if !loading.isOn { type($0, $1) } }
        },
        fault("searches only in what is there", violates: [13]) {
            $0.type = { if !$0.answers.isEmpty { $0.interactor.searchContact(withPrefix: $1) } }
        },
        fault("searches for nothing when the view appears again", violates: [14]) {
            $0.appear = { part in
                if part.visits > 1 { part.interactor.searchContact(withPrefix: "") }
                part.fetch()
            }
        },
        fault("hands on what is typed a little later, if the view is still there", violates: [14]) {
            let visits = Loading()
            $0.appear = { part in
                visits.isOn = true
                part.fetch()
            }
            $0.type = { part, prefix in
                visits.isOn = false
                // A task that yields is resumed through another thread, so two of them might swap their order.
                Task { [weak part] in
                    if !visits.isOn { part?.interactor.searchContact(withPrefix: prefix) }
                }
            }
        },
        fault("filters only what was fetched, and only while it is typed", violates: [11, 14]) {
            $0.type = { part, prefix in
                guard let all = part.answers.last else { return part.interactor.searchContact(withPrefix: prefix) }
                part.show(part, all.filter { prefix.isEmpty || $0.name.lowercased().hasPrefix(prefix.lowercased()) })
            }
        },
    ]

    private static let selection = [
        fault("never navigates", violates: [15, 16]) { $0.select = { _, _ in } },
        fault("leads to the name as an id", violates: [15, 16]) {
            $0.open = { $0.router?.navigate(to: .contactDetails(name: $1.name, id: $1.name)) }
        },
        fault("navigates twice", violates: [15, 16]) {
            let open = $0.open
            $0.open = { part, contact in
                open(part, contact)
                open(part, contact)
            }
        },
        fault("looks up the contact by its name, as published", violates: [16]) {
            let open = $0.open
            $0.open = { part, contact in
                if let first = part.contacts.first(where: { $0.name == contact.name }) { open(part, first) }
            }
        },
        fault("counts rows in the whole list while a prefix is typed", violates: [17, 18, 19, 29]) {
            $0.select = { part, index in
                let whole = part.answers.max { $0.count < $1.count } ?? []
                if whole.indices.contains(index) { part.open(part, whole[index]) }
            }
        },
        fault("remembers the contacts of the first answer for taps", violates: [17, 18, 19, 29]) {
            $0.select = { part, index in
                let first = part.answers.first ?? []
                if first.indices.contains(index) { part.open(part, first[index]) }
            }
        },
        fault("opens contacts by the names that they had first", violates: [18]) { part in
            var names: [String: String] = [:]
            let (show, open) = (part.show, part.open)
            part.show = { part, contacts in
                for contact in contacts { names[contact.id] = names[contact.id] ?? contact.name }
                show(part, contacts)
            }
            part.open = { part, contact in
                var contact = contact
                contact.name = names[contact.id] ?? contact.name
                open(part, contact)
            }
        },
        fault("takes rows that look the same for the same", violates: [18]) {
            $0.show = { part, contacts in
                if part.contacts.map(part.draw) != contacts.map(part.draw) || contacts.isEmpty {
                    part.contacts = contacts
                }
                part.update()
            }
        },
        fault("opens nobody who has no name", violates: [15]) {
            let open = $0.open
            $0.open = { if !$1.name.isEmpty { open($0, $1) } }
        },
        fault("makes up for a tap once there is such a row", violates: [19]) {
            let (open, show, tapped) = ($0.open, $0.show, Tapped())
            $0.select = { part, index in
                tapped.index = part.contacts.indices.contains(index) ? nil : index
                if tapped.index == nil { open(part, part.contacts[index]) }
            }
            $0.show = { part, contacts in
                show(part, contacts)
                if let index = tapped.index, contacts.indices.contains(index) { open(part, contacts[index]) }
            }
        },
        fault("throws away the rows that it has made when it asks", violates: [5, 6]) {
            let rows = Tapped()
            let type = $0.type
            $0.asking = { rows.known = [:] }
            $0.type = { part, prefix in
                rows.known = [:]
                type(part, prefix)
            }
            $0.contact = { part, index in
                guard part.contacts.indices.contains(index) else { return nil }
                let known = rows.known[index] ?? part.contacts[index]
                rows.known[index] = known
                return known
            }
        },
        fault("is not back if the view appears while it waits", violates: [28]) {
            let (open, loading, left) = ($0.open, Loading(), Loading())
            $0.appear = { part in
                guard !loading.isOn else { return }
                (loading.isOn, left.isOn) = (true, false)
                part.fetch()
            }
            $0.answered = { loading.isOn = false }
            $0.open = { part, contact in
                if !left.isOn { open(part, contact) }
                left.isOn = true
            }
        },
        fault("looks up a turn later which contact was tapped", violates: [15]) {
            let select = $0.select
            $0.select = { part, index in
                Task { [weak part] in if let part { select(part, index) } }
            }
        },
        fault("hears no tap after one on nothing", violates: [19]) {
            let (appear, select, left) = ($0.appear, $0.select, Loading())
            $0.appear = { part in
                left.isOn = false
                appear(part)
            }
            $0.select = { part, index in
                if left.isOn { return }
                left.isOn = !part.contacts.indices.contains(index)
                select(part, index)
            }
        },
        fault("hears no tap while it waits for what is typed", violates: [28]) {
            let (type, select, loading) = ($0.type, $0.select, Loading())
            $0.type = { part, prefix in
                loading.isOn = true
                type(part, prefix)
            }
            $0.answered = { loading.isOn = false }
            $0.select = { if !loading.isOn { select($0, $1) } }
        },
        fault("hears no tap while it waits", violates: [28]) {
            let (select, loading) = ($0.select, Loading())
            $0.asking = { loading.isOn = true }
            $0.answered = { loading.isOn = false }
            $0.select = { if !loading.isOn { select($0, $1) } }
        },
        fault("learns what its rows lead to after the view was told", violates: [29]) {
            let taps = Tapped()
            $0.show = { part, contacts in
                part.contacts = contacts
                part.update()
                taps.contacts = contacts
            }
            $0.select = { part, index in
                if taps.contacts.indices.contains(index) { part.open(part, taps.contacts[index]) }
            }
        },
        fault("takes the last row for one that is no more", violates: [19]) {
            $0.select = { part, index in
                let last = part.contacts.count - 1
                if last >= 0 { part.open(part, part.contacts[max(0, min(index, last))]) }
            }
        },
        fault("draws an empty row where there is none", violates: [19]) {
            $0.contact = { part, index in
                part.contacts.indices.contains(index)
                    ? part.contacts[index] : ListedContact(id: "", imageName: "", name: "")
            }
            $0.select = { part, index in
                if part.contacts.indices.contains(index) { part.open(part, part.contacts[index]) }
            }
        },
        fault("opens a contact only once", violates: [19, 20]) {
            let (open, opened) = ($0.open, Opened())
            $0.open = { if opened.ids.insert($1.id).inserted { open($0, $1) } }
        },
        fault("opens nothing after the first contact", violates: [19, 20]) {
            let (open, opened) = ($0.open, Opened())
            $0.open = { part, contact in
                if opened.ids.isEmpty { open(part, contact) }
                opened.ids.insert(contact.id)
            }
        },
        fault("hears nothing more after a contact was opened", violates: [14]) {
            let (open, show, opened) = ($0.open, $0.show, Opened())
            $0.open = { part, contact in
                opened.ids.insert(contact.id)
                open(part, contact)
            }
            $0.show = { if opened.ids.isEmpty { show($0, $1) } }
        },
    ]
}

/// Whether something is in progress or done.
@MainActor
private final class Loading {
    var isOn = false
}

/// The text in the search field.
@MainActor
private final class Typed {
    var prefix = ""
}

/// The rows that were drawn so far.
@MainActor
private final class Rows {
    var made: [String: ContactRow] = [:]
}

/// A tapped row, and the contacts that it may refer to.
@MainActor
private final class Tapped {
    var index: Int?
    var contacts: [ListedContact] = []
    var known: [Int: ListedContact] = [:]
}

/// The ids of the contacts that were opened.
@MainActor
private final class Opened {
    var ids: Set<String> = []
}
