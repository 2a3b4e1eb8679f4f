import LawReference
import Testing

@testable import VIPERSpecs

/// Facts about a module that one law finds out and later laws reuse.
@Suite struct ModuleTests {
    @Test func `Is played less often by laws that know of each other`() async throws {
        let (together, apart) = (Shared(0), Shared(0))
        let shelf = Module { stage in
            together.update { $0 += 1 }
            ShelfPresenter.play(on: stage)
        }
        for id in ["LAW-07", "LAW-13", "LAW-16"] {
            try await shelf.law(id).verify()
            try await ModuleLaws.requirement(id).verify { stage in
                apart.update { $0 += 1 }
                ShelfPresenter.play(on: stage)
            }
        }
        #expect(together.value * 2 < apart.value)
    }

    @Test func `Keeps what is known of one module from another`() async throws {
        let shelf = Module { ShelfPresenter.play(on: $0) }
        let counter = Module { stage in
            let view = FreeViewSpy(log: stage.log)
            stage.view(view)
            stage.event("tap") {
                view.show(1)
                view.show(1)
            }
        }
        #expect(try await shelf.law("LAW-07").verdict() == .satisfied)
        #expect(try await counter.law("LAW-07").verdict() != .satisfied)
        #expect(try await shelf.law("LAW-07").verdict() == .satisfied)
    }

    @Test func `Has all laws, each named by its id`() {
        let shelf = Module { ShelfPresenter.play(on: $0) }
        #expect(shelf.laws.map(\.testDescription) == ModuleLaws.requirements.map(\.id))
    }
}
