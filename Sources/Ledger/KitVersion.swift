/// The version of the kit, as the changelog calls it.
package enum KitVersion {
    package static let current = "unreleased"
}
