// A test that imports a spec uses its fixtures' doubles and contracts too: one import has to do.
@_exported public import RoleSpies
@_exported public import VIPERContracts
@_exported public import VIPERSpies
