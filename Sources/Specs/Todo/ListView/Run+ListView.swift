import TodoContracts
import TodoSpies
import VIPERSpies

extension Trial<ListViewSpec> {
    /// Builds a view and watches it.
    func open() async throws -> ListViewSpec.Run {
        try await start(ListViewFixture(), tracking: \.view)
    }
}

extension Run<ListViewSpec> {
    /// Tells the view something, records it in the story, and waits until the view has drawn it.
    ///
    /// - Returns: What is on screen then.
    @discardableResult
    func tell(_ call: ListViewInterfaceSpy.Call) async throws -> ListScreen {
        try hand(call)
        await settle()
        return try subject.screen()
    }

    /// Tells the view something, and records it in the story, without waiting.
    func hand(_ call: ListViewInterfaceSpy.Call) throws {
        let probe = try subject
        fixture.log.record(LoggedCall(call, of: "ListViewInterface"))
        switch call {
        case .showNoContentMessage: probe.view.showNoContentMessage()
        case .showUpcomingDisplayData(let data): probe.view.showUpcomingDisplayData(data)
        case .reloadEntries: probe.view.reloadEntries()
        }
    }
}

extension UpcomingDisplayData {
    /// Two sections with items, as the list presenter makes them.
    static let example = UpcomingDisplayData(sections: [
        UpcomingDisplaySection(
            name: "Today",
            imageName: "check",
            items: [UpcomingDisplayItem(title: "Get a haircut", dueDay: "")]
        ),
        UpcomingDisplaySection(
            name: "Next Week",
            imageName: "calendar",
            items: [
                UpcomingDisplayItem(title: "Buy groceries", dueDay: "Thursday"),
                UpcomingDisplayItem(title: "Buy groceries", dueDay: "Friday"),
            ]
        ),
    ])

    /// Equal items, items without a title or a day, and day names in a language that does not capitalise them.
    static let odd = UpcomingDisplayData(sections: [
        UpcomingDisplaySection(
            name: "Tomorrow",
            imageName: "alarm",
            items: ["Milk", "Milk", "", "", "Milk"].map { UpcomingDisplayItem(title: $0, dueDay: "vendredi") }
        ),
        UpcomingDisplaySection(
            name: "Next Week",
            imageName: "calendar",
            items: [UpcomingDisplayItem(title: "Milk", dueDay: "Friday"), UpcomingDisplayItem(title: "", dueDay: "")]
        ),
    ])

    /// A section of each kind, with the same item in each.
    static let all = UpcomingDisplayData(
        sections: [
            ("Today", "check"), ("Tomorrow", "alarm"), ("Later This Week", "circle"), ("Next Week", "calendar"),
            ("Unknown", "paper"),
        ].map { name, imageName in
            let day = name == "Today" ? "" : "Friday"
            let items = [UpcomingDisplayItem(title: "Water the plants", dueDay: day)]
            return UpcomingDisplaySection(name: name, imageName: imageName, items: items)
        }
    )

    /// More items than any screen has room for.
    static let long = UpcomingDisplayData(
        sections: ["Later This Week", "Next Week"].map { name in
            UpcomingDisplaySection(
                name: name,
                imageName: "circle",
                items: (1...120).map { UpcomingDisplayItem(title: "Item \($0)", dueDay: "Friday") }
            )
        }
    )

    /// Variations of the data, each with one change in its last section or row, or in the order of sections or rows.
    var changedInOne: [UpcomingDisplayData] {
        let last = sections.count - 1
        let row = sections[last].items.count - 1
        let changes: [(inout UpcomingDisplaySection) -> Void] = [
            { $0.name = "Later This Week" }, { $0.imageName = "circle" }, { $0.items[row].title += "!" },
            { $0.items[row].dueDay = "Saturday" }, { $0.items.append($0.items[row]) },
            { $0.items[row].dueDay = "" }, { $0.items[row].title = "" }, { $0.items.reverse() },
        ]
        let changed = changes.map { change in
            var data = self
            change(&data.sections[last])
            return data
        }
        return changed + [UpcomingDisplayData(sections: sections.reversed())]
    }

    /// Rows with different titles that are not sorted in any way.
    static let unsorted = UpcomingDisplayData(sections: [
        UpcomingDisplaySection(
            name: "Today",
            imageName: "check",
            items: ["Wash the car", "Buy milk", "Call Ann"].map { UpcomingDisplayItem(title: $0, dueDay: "") }
        ),
        UpcomingDisplaySection(
            name: "Next Week",
            imageName: "calendar",
            items: [("Zoo", "Monday"), ("Aunt Mary", "Tuesday"), ("Museum", "Monday")].map {
                UpcomingDisplayItem(title: $0, dueDay: $1)
            }
        ),
    ])

    /// One section with one item.
    static let other = oneRow("Renew passport")

    /// One section with one item that has the given title.
    static func oneRow(_ title: String) -> UpcomingDisplayData {
        let items = [UpcomingDisplayItem(title: title, dueDay: "Friday")]
        return UpcomingDisplayData(sections: [
            UpcomingDisplaySection(name: "Tomorrow", imageName: "alarm", items: items)
        ])
    }
}

extension ListScreen {
    static let noContent = ListScreen(showsNoContentMessage: true, sections: [])

    static func table(_ data: UpcomingDisplayData) -> ListScreen {
        ListScreen(showsNoContentMessage: false, sections: data.sections)
    }
}
