# To be read by scripts in the folders beside it: builds the tool as a checkout has it, and says where it is.
# shellcheck disable=SC2086

# NB: nothing that they build by themselves is another package's.
unset SWIFTPM_BUILD_DIR
kit() { swift build --quiet --package-path ../../.. ${SWIFT_FLAGS:-} "$@"; }
kit --product spy-generator
tool="$(kit --show-bin-path)/spy-generator"
