/// Stands for a view that reads a stream of its presenter, and records each element like a call.
///
/// Such a presenter needs no protocol for its view, so there is nothing to generate a spy from:
///
/// ```swift
/// let shown = presenter.configure(with: Login.ViewOutput(actions: actions))
/// let view = StreamSpy(of: shown.events, log: log)
/// tells.yield(.login)
/// try await view.called(2)
/// #expect(view.calls == [.isBusy(true), .isBusy(false)])
/// ```
///
/// It begins to read once it is created, as a view does in its first task, and stops when it is released. An element
/// is recorded when it is read: a call that the presenter makes right after it may come before it in the log.
@MainActor
public final class StreamSpy<Element: Equatable & Sendable>: CallRecording {
    /// An element that was read.
    public typealias Call = Element

    /// Records the elements that were read.
    public let recorder: Recorder<Element>
    private let reading: Task<Void, Never>

    /// Creates a spy that reads a stream.
    ///
    /// - Parameters:
    ///   - elements: The stream. If it fails, nothing more is read.
    ///   - name: The name of the spy in the story.
    ///   - log: The log that it shares with other doubles.
    public init<Elements: AsyncSequence & Sendable>(
        of elements: Elements,
        name: String = "view",
        log: CallLog = CallLog()
    ) where Elements.Element == Element {
        let recorder = Recorder<Element>(name, log: log)
        self.recorder = recorder
        // A detached task inherits nothing, so its work counts as the view's and not as the module's.
        reading = Task.detached {
            do {
                for try await element in elements { await Self.record(element, in: recorder) }
            } catch {}
        }
    }

    deinit {
        reading.cancel()
    }

    private static func record(_ element: Element, in recorder: Recorder<Element>) {
        guard !Task.isCancelled else { return }
        recorder.record(element)
    }
}
