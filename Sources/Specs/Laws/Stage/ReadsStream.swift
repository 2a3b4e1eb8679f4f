import VIPERSpies

/// A view that reads its calls from a stream, so that each element counts when it is read, not when it is sent.
protocol ReadsStream {}

extension StreamSpy: ReadsStream {}
