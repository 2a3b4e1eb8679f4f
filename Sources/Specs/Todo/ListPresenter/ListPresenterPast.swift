/// What may have happened before an event, without changing what the event does.
enum ListPresenterPast: String, CaseIterable {
    case nothing, nothingFound, nothingFoundTwice, itemFound, foundInEachSection, addingCancelled, itemAdded, waiting
}

extension Run<ListPresenterSpec> {
    /// Plays what happened, and waits until nothing more follows from it.
    func play(_ past: ListPresenterPast) async {
        let day = CivilDay(2014, 5, 29)
        let item = UpcomingItem("Get a haircut", .today, on: day)
        switch past {
        case .nothing: break
        case .nothingFound: await find([])
        case .nothingFoundTwice:
            await find([])
            await find([])
        case .itemFound: await find([item])
        case .foundInEachSection: await find(NearTermDateRelation.allCases.map { UpcomingItem("\($0)", $0, on: day) })
        case .addingCancelled:
            await find([item])
            await add()
            await cancel()
        case .itemAdded:
            await find([])
            await add()
            await save { $0.interactor.calls.count > 1 }
            tell([item])
            await settle { $0.titles == [item.title] }
        case .waiting: await update { !$0.interactor.calls.isEmpty }
        }
    }

    /// Lets the view appear, and answers its request with items.
    func find(_ items: [UpcomingItem]) async {
        let count = fixture.interactor.calls.count
        await update { $0.interactor.calls.count > count }
        tell(items)
        await settle { !$0.shown.isEmpty }
    }
}
