public import VIPERSpecs

extension Stage {
    /// Puts a module with one view and one service on the stage.
    ///
    /// - Parameters:
    ///   - make: Connects the module.
    ///   - value: Makes the answer to a question; each question may fail, too.
    ///   - empty: An answer without content, if there is one.
    ///   - play: Tells the stage the rest, such as events.
    public func put<Shown: RecordedCall, Value: Sendable, Module: AnyObject>(
        _ make: (ToldSpy<Shown>, AskedMock<Value>) -> Module,
        gives value: @escaping @Sendable (Int) -> Value,
        empty: Value? = nil,
        play: (Module) -> Void
    ) {
        let view = ToldSpy<Shown>("View", log: log)
        let service = AskedMock<Value>("Service", log: log)
        let module = make(view, service)
        self.view(view)
        track(module)
        request(service.answers, gives: value, empty: empty, fails: Offline())
        play(module)
    }
}
