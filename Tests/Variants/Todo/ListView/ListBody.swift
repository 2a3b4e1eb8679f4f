import TodoSpecs

/// Draws a view model, and remembers nothing.
@MainActor
struct ListBody {
    let model: ListViewModel

    var screen: ListScreen {
        ListScreen(showsNoContentMessage: model.isLoaded && model.data == nil, sections: model.data?.sections ?? [])
    }
}
