import TodoSpecs

/// Draws a view model, and keeps no state.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
struct ListBody {
    let model: ListViewModel

    var screen: ListScreen {
        ListScreen(showsNoContentMessage: model.isLoaded && model.data == nil, sections: model.data?.sections ?? [])
    }
}
