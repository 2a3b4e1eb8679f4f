// Tests need the doubles and contracts of the fixtures along with the spec, so one import provides all of them.
@_exported public import ContactsContracts
@_exported public import ContactsSpies
@_exported public import VIPERSpecs
