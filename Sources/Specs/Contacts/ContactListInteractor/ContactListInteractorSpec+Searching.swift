import Testing

extension ContactListInteractorSpec {
    static let searching: [Requirement] = [
        Requirement(
            "CONTACT-LIST-INTERACTOR-06",
            .must,
            "A prefix finds the contacts whose names begin with it, in the store's order, but none that has it inside a word.",
            source:
                "iOS: Principles of VIPER: searchContact(withPrefix:); contract of ContactListInteractorOutput: the order",
            tags: [.content]
        ) { trial in
            try await trial.expect([
                "An": ["Ann Arbor", "Anna Bell", "Anna Cole"], "Anna B": ["Anna Bell"], "Adam West": ["Adam West"],
                "J": ["Joan Dorn"],
            ])
            try await trial.expect(
                ["Bob": ["Bob Zorn", "Bob Abel", "Bobby Moss"], "Bob ": ["Bob Zorn", "Bob Abel"]],
                among: ["Bob Zorn", "Bob Abel", "Carl Bosch", "Bobby Moss"]
            )
            let (all, some) = (["Bert Anders", "Anna Bell", "Bea Zorn"], ["Bert Anders", "Bea Zorn"])
            let found = try await trial.fetch(all.map { Contact($0) }).search("Be", expecting: all)
            // Another requirement checks that the start of each word is found.
            let isInOrder = found == all || found == some
            #expect(isInOrder, "It was searched for “Be” among \(all), and \(found ?? []) was found.")
            let names = [Contact].many.map(\.name)
            let told = try await trial.fetch(.many).search("Anna", expecting: names)
            #expect(told == names, "It was searched for “Anna” among a thousand of that name.")
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-07",
            .must,
            "A search ignores upper and lower case, in any script.",
            source: "contract: the user types what comes; fault class: hasPrefix(_:), as published",
            tags: [.content]
        ) { trial in
            try await trial.expect(["anna": ["Anna Bell", "Anna Cole"], "JOAN d": ["Joan Dorn"]])
            try await trial.expect(["i": ["Ivan Ito"], "IV": ["Ivan Ito"]], among: ["Alf Otto", "Ivan Ito"])
            try await trial.expect(
                ["ΆΝΝ": ["Άννα"], "жан": ["Жанна"], "ølga": ["Ølga"]],
                among: ["Anna", "Jan", "Ølga", "Άννα", "Жанна"]
            )
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-08",
            .should,
            "A prefix without diacritics finds names that have them, however they are composed.",
            source: "fault class: letters compared as bytes; keyboards without diacritics",
            tags: [.content]
        ) { trial in
            try await trial.expect(
                ["Zoe": ["Zoe\u{301}", "Zoë"], "Ae": ["Aéro"], "Angs": ["Ångström"]],
                among: ["Aéro", "Ångström", "Zoe\u{301}", "Zoë"]
            )
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-09",
            .should,
            "A prefix finds the start of each word of a name.",
            source: "fault class: a search for the family name that finds nobody",
            tags: [.content]
        ) { trial in
            try await trial.expect(["Be": ["Anna Bell"], "Dorn": ["Joan Dorn"], "We": ["Adam West"]])
            try await trial.expect(
                ["Lo": ["Maria del Lobo"], "De": ["Maria del Lobo"]],
                among: ["Carlo Conti", "Maria del Lobo"]
            )
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-10",
            .must,
            "A prefix that no name begins with is answered with an empty list.",
            source: "fault class: nothing told if nobody was found, so that old rows stay; prefixes taken for patterns",
            tags: [.content, .answers]
        ) { trial in
            try await trial.expect(["Anx": [], "??": [], ".nna": [], "Anna  Belle": [], "Anna Bellows": []])
            try await trial.expect(["Zz": [], "Ann": ["Ann Arbor"]], among: ["Ann Arbor", ""])
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-11",
            .must,
            "A shorter prefix finds again what a longer one left out, and an empty prefix finds everyone.",
            source: "fault class: the filtered list filtered once more",
            tags: [.content]
        ) { trial in
            let run = try await trial.fetch(.usual)
            let found = ["Anna Bell", "Anna Cole"]
            for (prefix, names) in [
                ("Anna", found), ("Anna B", ["Anna Bell"]), ("Anna", found), ("", usualNames), ("Ad", ["Adam West"]),
                ("Anna", found), ("", usualNames),
            ] {
                let told = await run.search(prefix, expecting: names)
                #expect(told == names, "It was searched for “\(prefix)”.")
            }
        },
    ]

    private static let usualNames = [Contact].usual.map(\.name)
}

extension Trial<ContactListInteractorSpec> {
    /// Searches for prefixes one after another, and compares what is found.
    fileprivate func expect(
        _ found: KeyValuePairs<String, [String]>,
        among names: [String] = [Contact].usual.map(\.name)
    ) async throws {
        for (prefix, expected) in found {
            let run = try await fetch(names.enumerated().map { Contact($1, id: "\($0)") })
            let told = await run.search(prefix, expecting: expected)
            #expect(told == expected, "It was searched for “\(prefix)”.")
        }
    }
}
