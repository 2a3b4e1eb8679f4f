/// What may have happened before: whatever it was, the next event means the same.
enum ListPresenterPast: String, CaseIterable {
    case nothing, nothingFound, nothingFoundTwice, itemFound, foundInEachSection, addingCancelled, itemAdded, waiting
}

extension Run<ListPresenterSpec> {
    /// Lets all of it happen, and waits until nothing more comes of it.
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
            await save()
            tell([item])
            await settle()
        case .waiting: await update()
        }
    }

    /// Lets the view appear, and answers.
    func find(_ items: [UpcomingItem]) async {
        await update()
        tell(items)
        await settle()
    }
}
