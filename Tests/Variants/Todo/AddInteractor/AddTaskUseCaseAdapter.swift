import Foundation
import TodoSpecs

/// Adapts the use case to an add interactor.
struct AddTaskUseCaseAdapter: AddInteractorInput {
    let useCase: AddTaskUseCase

    func saveNewEntry(name: String, dueDate: Date) {
        useCase.execute(task: name, deadline: dueDate)
    }
}
