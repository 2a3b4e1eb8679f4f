// A test that imports a spec uses its fixtures' doubles and contracts too: one import has to do.
@_exported public import ArticlesContracts
@_exported public import ArticlesSpies
@_exported public import VIPERSpecs
