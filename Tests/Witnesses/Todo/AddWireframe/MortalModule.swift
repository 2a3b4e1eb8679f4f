import Foundation
import TodoReference
import TodoSpecs

/// Tells a delegate a moment later, unless its screen is gone.
final class MortalModule: AddModuleInterface, AddModuleDelegate {
    private let presenter: AddPresenter
    private weak var delegate: (any AddModuleDelegate)?

    init(_ presenter: AddPresenter) {
        self.presenter = presenter
        delegate = presenter.delegate
        presenter.delegate = self
    }

    func cancelAddAction() { presenter.cancelAddAction() }

    func saveAddAction(name: String, dueDate: Date) { presenter.saveAddAction(name: name, dueDate: dueDate) }

    func addModuleDidCancelAddAction() {
        Task { [weak self] in self?.delegate?.addModuleDidCancelAddAction() }
    }

    func addModuleDidSaveAddAction() {
        Task { [weak self] in self?.delegate?.addModuleDidSaveAddAction() }
    }
}
