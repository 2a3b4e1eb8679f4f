struct NoObservation: Error {}
