// Tests need the doubles and contracts of the fixtures along with the spec, so one import provides all of them.
@_exported public import ShowsContracts
@_exported public import ShowsSpies
@_exported public import VIPERSpecs
