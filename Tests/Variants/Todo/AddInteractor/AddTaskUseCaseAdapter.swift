import Foundation
import TodoSpecs

/// Makes the use case look like an add interactor.
struct AddTaskUseCaseAdapter: AddInteractorInput {
    let useCase: AddTaskUseCase

    func saveNewEntry(name: String, dueDate: Date) {
        useCase.execute(task: name, deadline: dueDate)
    }
}
