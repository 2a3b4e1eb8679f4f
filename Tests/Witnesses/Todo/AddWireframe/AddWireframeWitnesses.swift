import Foundation
public import Proof
import TodoReference
public import TodoSpecs

/// Every faulty add wireframe.
public enum AddWireframeWitnesses {
    /// All witnesses: where they lead, what they leave unconnected, and what they hold.
    public static let all: [Witness<AddWireframeSpec>] = machineReaders + wiring

    private static let wiring: [Witness<AddWireframeSpec>] = [
        Witness("tells one screen a day what can be picked", violates: [2]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let times = Counter()
                $0.connect = { _, parts in
                    times.value += 1
                    if times.value > 1 { parts.view.setMinimumDueDate(.distantPast) }
                }
            }
        },
        Witness("keeps its screen on if its delegate has gone", violates: [21], within: .milliseconds(100)) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let dismiss = $0.dismiss
                $0.dismiss = { if $0.delegate != nil { dismiss($0) } }
            }
        },
        Witness("dismisses its second screen twice", violates: [6]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let (dismiss, times) = ($0.dismiss, Counter())
                $0.dismiss = { wireframe in
                    times.value += 1
                    dismiss(wireframe)
                    if times.value == 2 { dismiss(wireframe) }
                }
            }
        },
        Witness("dismisses once more at a second tap", violates: [20]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { wireframe, parts in
                    parts.view.eventHandler = OpenModule(parts.presenter, wireframe)
                }
            }
        },
        Witness(
            "shows nothing",
            violates: .all(except: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21),
            within: .milliseconds(100)
        ) {
            fixture in
            FaultyAddWireframe.probe(fixture) { $0.show = { _, _ in } }
        },
        Witness("pushes its screen, so that nothing is there to be dismissed", violates: [1, 6, 8, 11]) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.show = { $0.navigator?.push($1) } }
        },
        Witness("presents its screen twice", violates: [1, 3, 4, 5, 6, 8, 11], within: .milliseconds(100)) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.show = { wireframe, view in
                    wireframe.navigator?.present(view)
                    wireframe.navigator?.present(view)
                }
            }
        },
        Witness("lets the user pick any day", violates: [2]) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.connect = { $1.view.setMinimumDueDate(.distantPast) } }
        },
        Witness("leaves the view without an event handler", violates: [3, 4, 6, 8, 11], within: .milliseconds(100)) {
            fixture in
            FaultyAddWireframe.probe(fixture) { $0.connect = { $1.view.eventHandler = nil } }
        },
        Witness("leaves the presenter without an interactor", violates: [4, 6, 11]) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.connect = { $1.presenter.interactor = nil } }
        },
        Witness("leaves the presenter without a wireframe", violates: [3, 4, 6, 8, 11], within: .milliseconds(100)) {
            fixture in
            FaultyAddWireframe.probe(fixture) { $0.connect = { $1.presenter.wireframe = nil } }
        },
        Witness("leaves the presenter without a delegate", violates: [3, 4, 6], within: .milliseconds(100)) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.connect = { $1.presenter.delegate = nil } }
        },
        Witness("does not dismiss", violates: [3, 4, 5, 6, 8, 11], within: .milliseconds(100)) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.dismiss = { _ in } }
        },
        Witness("tells the delegate that it was cancelled whenever it dismisses", violates: [3, 4, 5, 6]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.dismiss = { wireframe in
                    wireframe.navigator?.dismiss()
                    wireframe.delegate?.addModuleDidCancelAddAction()
                }
            }
        },
        Witness("shows the screen of last time again", violates: [6, 8, 10]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.show = { wireframe, view in
                    wireframe.oldView = wireframe.oldView ?? view
                    wireframe.oldView.map { wireframe.navigator?.present($0) }
                }
            }
        },
        Witness("offers the name of the item that was saved last", violates: [6]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { [dataManager = fixture.dataManager] _, parts in
                    if case .addNewEntry(let item)? = dataManager.calls.last { parts.view.setEntryName(item.name) }
                }
            }
        },
        Witness("presents nothing as long as its last presenter is there", violates: [6], within: .milliseconds(100)) {
            fixture in
            FaultyAddWireframe.probe(fixture) {
                let (present, last) = ($0.present, LastPresenter())
                $0.connect = { last.presenter = $1.presenter }
                $0.present = { if last.presenter == nil { present($0) } }
            }
        },
        Witness("is dead once it was dismissed without a tap", violates: [6], within: .milliseconds(100)) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let (present, dismiss, last) = ($0.present, $0.dismiss, LastPresenter())
                let isDead = Counter()
                $0.connect = { last.presenter = $1.presenter }
                $0.dismiss = { wireframe in
                    // A tap in progress holds the presenter, so it is gone here only if there was no tap.
                    dismiss(wireframe)
                    if last.presenter == nil { isDead.value = 1 }
                }
                $0.present = { if isDead.value == 0 { present($0) } }
            }
        },
        Witness("is dead once a blank name was refused", violates: [13], within: .milliseconds(100)) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { $1.view.eventHandler = PettyModule($1.presenter) }
            }
        },
        Witness(
            "tells its delegate a moment later, unless its screen has gone",
            violates: [3, 4, 6],
            within: .milliseconds(100)
        ) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { $1.view.eventHandler = MortalModule($1.presenter) }
            }
        },
        Witness("reads the clock during assembly", violates: [14]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let now = $0.clock.now
                $0.connect = { $1.view.setMinimumDueDate(now) }
            }
        },
        Witness("lets the user pick the day of the item that was saved last", violates: [14]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { [dataManager = fixture.dataManager] _, parts in
                    guard case .addNewEntry(let item)? = dataManager.calls.last else { return }
                    parts.view.setMinimumDueDate(item.dueDate)
                }
            }
        },
        Witness("reads the calendar during assembly", violates: [15]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let calendar = $0.clock.calendar
                $0.connect = { $1.view.setMinimumDueDate(calendar.startOfDay(for: $0.clock.now)) }
            }
        },
        Witness("can be presented no more once its screen was swiped away", violates: [16], within: .milliseconds(100))
        {
            fixture in
            FaultyAddWireframe.probe(fixture) {
                let (isOnScreen, present, dismiss) = (Counter(), $0.present, $0.dismiss)
                $0.present = { wireframe in
                    guard isOnScreen.value == 0 else { return }
                    isOnScreen.value = 1
                    present(wireframe)
                }
                $0.dismiss = { wireframe in
                    isOnScreen.value = 0
                    dismiss(wireframe)
                }
            }
        },
        Witness("offers what was typed before its screen was swiped away", violates: [16]) { fixture in
            let draft = Draft()
            let probe = FaultyAddWireframe.probe(fixture) {
                let dismiss = $0.dismiss
                $0.connect = { if let name = draft.name { $1.view.setEntryName(name) } }
                $0.dismiss = { wireframe in
                    draft.name = nil
                    dismiss(wireframe)
                }
            }
            return AddWireframeProbe(probe.wireframe) { probe.read($0).map(draft.remembering) }
        },
        Witness("dismisses whatever is there before it presents once more", violates: [18]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let (isOnScreen, present, dismiss) = (Counter(), $0.present, $0.dismiss)
                $0.present = { wireframe in
                    if isOnScreen.value == 1 { wireframe.navigator?.dismiss() }
                    isOnScreen.value = 1
                    present(wireframe)
                }
                $0.dismiss = { wireframe in
                    isOnScreen.value = 0
                    dismiss(wireframe)
                }
            }
        },
        Witness("keeps a screen on which a blank name was refused", violates: [8, 10]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { wireframe, parts in
                    parts.view.eventHandler = WatchfulModule(parts.presenter) {
                        [weak wireframe, weak view = parts.view] in
                        wireframe?.retained.append(view as Any)
                    }
                }
            }
        },
        Witness("keeps its second screen", violates: [8, 10]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let presentations = Counter()
                $0.connect = { wireframe, parts in
                    presentations.value += 1
                    if presentations.value == 2 { wireframe.retained.append(parts.view) }
                }
            }
        },
        Witness("can be presented again a moment after it was dismissed", violates: [17], within: .milliseconds(100)) {
            fixture in
            FaultyAddWireframe.probe(fixture) {
                let (present, dismiss, last) = ($0.present, $0.dismiss, LastPresenter())
                $0.connect = { last.presenter = $1.presenter }
                $0.present = { if last.presenter == nil { present($0) } }
                $0.dismiss = { wireframe in
                    dismiss(wireframe)
                    Task { last.presenter = nil }
                }
            }
        },
        Witness("presents no screen while one is on in another window", violates: [19], within: .milliseconds(100)) {
            fixture in
            FaultyAddWireframe.probe(fixture) {
                let (present, dismiss) = ($0.present, $0.dismiss)
                $0.connect = { OnlyScreen.view = $1.view }
                $0.present = { if OnlyScreen.view == nil { present($0) } }
                $0.dismiss = { wireframe in
                    OnlyScreen.view = nil
                    dismiss(wireframe)
                }
            }
        },
        Witness("takes away the screen that was presented last in any window", violates: [19]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                let dismiss = $0.dismiss
                $0.connect = { wireframe, _ in OnlyScreen.wireframe = wireframe }
                $0.dismiss = { dismiss(OnlyScreen.wireframe ?? $0) }
            }
        },
        Witness("shows its screen during assembly", violates: [1, 3, 4, 5, 6, 7, 11]) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.presentAddInterface() }
        },
        Witness("keeps the screen that it has presented, as published", violates: [8, 10]) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.connect = { $0.retained.append($1.view) } }
        },
        Witness("keeps its delegate", violates: [9]) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.retained.append(fixture.delegate) }
        },
        Witness("keeps its navigator", violates: [10]) { fixture in
            FaultyAddWireframe.probe(fixture) { $0.retained.append(fixture.navigator) }
        },
        Witness("is lost when nobody else holds it", violates: [11]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { $1.presenter.wireframe = WeakWireframe($0) }
            }
        },
        Witness("takes its screen away without a word when a blank name is refused", violates: [13]) { fixture in
            FaultyAddWireframe.probe(fixture) {
                $0.connect = { wireframe, parts in
                    parts.view.eventHandler = LeavingModule(module: parts.presenter, wireframe: wireframe)
                }
            }
        },
    ]
}

/// A weak reference to the presenter of the screen that was presented last.
@MainActor
private final class LastPresenter {
    weak var presenter: AddPresenter?
}

/// State that all wireframes share, as if there were only one window.
@MainActor
private enum OnlyScreen {
    static weak var view: AddTextView?
    static weak var wireframe: FaultyAddWireframe?
}

/// Passes every call on to a wireframe that it holds weakly.
private final class WeakWireframe: AddWireframeInterface {
    private weak var wireframe: FaultyAddWireframe?

    init(_ wireframe: FaultyAddWireframe) {
        self.wireframe = wireframe
    }

    func presentAddInterface() { wireframe?.presentAddInterface() }

    func dismissAddInterface() { wireframe?.dismissAddInterface() }
}

/// Dismisses the screen at each tap after the first, which the presenter ignores.
private final class OpenModule: AddModuleInterface {
    private let module: any AddModuleInterface
    private let wireframe: FaultyAddWireframe
    private var hasEnded = false

    init(_ module: any AddModuleInterface, _ wireframe: FaultyAddWireframe) {
        self.module = module
        self.wireframe = wireframe
    }

    func cancelAddAction() {
        if hasEnded { wireframe.dismissAddInterface() }
        hasEnded = true
        module.cancelAddAction()
    }

    func saveAddAction(name: String, dueDate: Date) {
        guard !name.allSatisfy(\.isWhitespace) else { return }
        if hasEnded { wireframe.dismissAddInterface() }
        hasEnded = true
        module.saveAddAction(name: name, dueDate: dueDate)
    }
}

/// Dismisses the screen when a blank name is refused.
private struct LeavingModule: AddModuleInterface {
    let module: any AddModuleInterface
    let wireframe: any AddWireframeInterface

    func cancelAddAction() { module.cancelAddAction() }

    func saveAddAction(name: String, dueDate: Date) {
        if name.allSatisfy(\.isWhitespace) { wireframe.dismissAddInterface() }
        module.saveAddAction(name: name, dueDate: dueDate)
    }
}
