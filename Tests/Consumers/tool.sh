# To be read by scripts in the folders beside it: builds the tool as a checkout has it, and says where it is.
# For release, since `make build` has already built that, and it runs faster.

# NB: nothing that they build by themselves is another package's.
unset SWIFTPM_BUILD_DIR
# shellcheck disable=SC2086
kit() { swift build --quiet --package-path ../../.. ${SWIFT_FLAGS:-} "$@"; }
kit -c release --product spy-generator
tool="$(kit -c release --show-bin-path)/spy-generator"
