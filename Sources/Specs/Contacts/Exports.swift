// A test that imports a spec uses its fixtures' doubles and contracts too: one import has to do.
@_exported public import ContactsContracts
@_exported public import ContactsSpies
@_exported public import VIPERSpecs
