// A test that imports a spec also uses the doubles and contracts of its fixture, so one import has to be enough.
@_exported public import RoleSpies
@_exported public import VIPERContracts
@_exported public import VIPERSpies
