public import ContactsSpecs
public import Proof
public enum ContactDetailsPresenterWitnesses { public static let all: [Witness<ContactDetailsPresenterSpec>] = [] }
