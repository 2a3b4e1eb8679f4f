// A test that imports a spec uses its fixtures' doubles and contracts too: one import has to do.
@_exported public import TodoContracts
@_exported public import TodoSpies
@_exported public import VIPERSpecs
