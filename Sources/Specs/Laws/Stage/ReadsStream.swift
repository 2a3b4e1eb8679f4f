import VIPERSpies

/// A view that reads what it is told from a stream, so that each element counts when it is read and not when it is sent.
protocol ReadsStream {}

extension StreamSpy: ReadsStream {}
