// A test that imports a spec uses its fixtures' doubles and contracts too: one import has to do.
@_exported public import ShowsContracts
@_exported public import ShowsSpies
@_exported public import VIPERSpecs
