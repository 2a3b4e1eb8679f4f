import Foundation
import Proof
import Testing
import TodoSpecs
import TodoWitnesses

/// A module that reads the machine's settings violates the same requirements on every machine.
@Suite(.serialized) struct MachineReadingTests {
    @Test(arguments: MachineSettingsTests.settings)
    func listInteractors(with settings: MachineSettingsTests.Settings) async throws {
        try await expectToBeCaughtAlike(ListInteractorWitnesses.machineReaders, on: settings)
    }

    @Test(arguments: MachineSettingsTests.settings)
    func listPresenters(with settings: MachineSettingsTests.Settings) async throws {
        try await expectToBeCaughtAlike(ListPresenterWitnesses.machineReaders, on: settings)
    }

    @Test(arguments: MachineSettingsTests.settings)
    func listDataManagers(with settings: MachineSettingsTests.Settings) async throws {
        try await expectToBeCaughtAlike(ListDataManagerWitnesses.machineReaders, on: settings)
    }

    @Test(arguments: MachineSettingsTests.settings)
    func addPresenters(with settings: MachineSettingsTests.Settings) async throws {
        try await expectToBeCaughtAlike(AddPresenterWitnesses.machineReaders, on: settings)
    }

    @Test(arguments: MachineSettingsTests.settings)
    func addWireframes(with settings: MachineSettingsTests.Settings) async throws {
        try await expectToBeCaughtAlike(AddWireframeWitnesses.machineReaders, on: settings)
    }

    @Test(arguments: MachineSettingsTests.settings)
    func applications(with settings: MachineSettingsTests.Settings) async throws {
        try await expectToBeCaughtAlike(TodoAssemblyWitnesses.machineReaders, on: settings)
    }

    private func expectToBeCaughtAlike<S: Spec>(
        _ witnesses: [Witness<S>],
        on settings: MachineSettingsTests.Settings
    ) async throws {
        try await Machine.$calendar.withValue(settings.calendar()) {
            for witness in witnesses { try await witness.expectToBeCaught() }
        }
    }
}
