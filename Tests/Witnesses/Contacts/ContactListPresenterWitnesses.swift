public import ContactsSpecs
public import Proof
public enum ContactListPresenterWitnesses { public static let all: [Witness<ContactListPresenterSpec>] = [] }
