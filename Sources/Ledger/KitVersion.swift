/// Which version of the kit it is, as the changelog calls it.
package enum KitVersion {
    package static let current = "unreleased"
}
