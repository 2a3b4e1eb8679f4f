.DEFAULT_GOAL := help
SHELL := /bin/bash

# Git ignores the files that the generator writes for the consumers, so that they are not formatted.
SOURCES = $$(git ls-files --cached --others --exclude-standard --deduplicate '*.swift')
SPIES := --access public
SPIES_Todo := --mock '*InteractorInput' --mock '*DataManager' --mock '*Store'
SPIES_Contacts := --mock '*InteractorInput' --mock '*Store'
SPIES_Articles := --mock '*InteractorInput' --mock '*Service'
SPIES_Shows := --mock '*Service' --mock '*InteractorInterface' --mock '*FormatterInterface'
SYSTEMS := Todo Contacts Articles Shows
ZOO := Tests/Consumers/Zoo
TESTED := Planner People Gazette Channel
CHECKED := Neighbours Spinning Recipes Laws SQLiteTodoStore Broken Commands SpiesPage XCTestOnly NewModule

# The flags that everything is compiled with. Without debug information, the compiler needs four fifths of the time. Set them
# for all commands or for none: other flags, such as those of a plain `swift test`, make SwiftPM compile everything again.
SWIFT_FLAGS ?= -Xswiftc -gnone
export SWIFT_FLAGS
STRICT := $(SWIFT_FLAGS) $(if $(findstring -warnings-as-errors,$(SWIFT_FLAGS)),,-Xswiftc -warnings-as-errors)

LOG := .build/conformance.log

help: ## List the commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The output of the tests goes to the log, and the table has its own file descriptor. The pipe at the end is necessary: if
# standard output is a file, opening it again through the descriptor would write over its beginning.
conformance: ## Prove the reference modules, spec by spec; those of SYSTEM=todo or of all systems.
	@swift build --build-tests $(SWIFT_FLAGS)
	@set -o pipefail; if [[ -t 1 && -z "$$NO_COLOR" ]]; then export VIPER_COLOUR=1; fi; \
	    { VIPER_TABLE=/dev/fd/3 VIPER_SPECS='$(SYSTEM:%=^%\.)' "$$(Tests/binary.sh viper-conformance)" \
	    --testing-library swift-testing --filter ConformanceTable 3>&1 > $(LOG) 2>&1 || { grep -iE '(fatal error|precondition failed):' $(LOG); tail -n 3 $(LOG); echo "$(LOG) has all of it." >&2; exit 1; }; } | cat

demo: ## Play the story of SYSTEM=todo in the terminal.
	@swift run --quiet $(SWIFT_FLAGS) $(or $(SYSTEM),todo)-demo

test: test-kit test-page check-spies test-consumers guarded zoo ## Run all tests, those of the consumer packages too.

test-kit: ## Run the kit's own tests.
	swift build --build-tests $(SWIFT_FLAGS)
	@Tests/shares.sh

test-page: ## Test the page of a report in a real browser, which is installed on Debian if there is none.
	@swift build --build-tests --quiet $(SWIFT_FLAGS)
	@VIPER_BROWSER="$$(Tests/browser.sh)"; export VIPER_BROWSER; if [[ -z "$$VIPER_BROWSER" ]]; \
	    then echo "The page is left out: there is no browser."; \
	    else "$$(Tests/binary.sh viper-conformance)" --testing-library swift-testing --filter '^ReportTests\.PageTests'; fi

random: ## Spy on BATCHES=1 times 60 random protocols, with a new seed or again with VIPER_SEED=4711.
	@swift build --build-tests --quiet $(SWIFT_FLAGS)
	@VIPER_SEED=$${VIPER_SEED:-$$RANDOM$$RANDOM} VIPER_BATCHES=$(or $(BATCHES),1) \
	    swift test --skip-build $(SWIFT_FLAGS) --filter RandomProtocolTests

# All packages share one build folder, so that the kit is compiled only once.
test-consumers guarded zoo neighbours spinning: export SWIFTPM_BUILD_DIR := $(CURDIR)/.build

# The packages are built one after the other; meanwhile, tests run that mostly wait.
test-consumers: ## Run the packages that use the kit as a user would.
	@Tests/together.sh $(TESTED:%='Tests/Consumers/test.sh %') $(CHECKED:%=Tests/Consumers/%/check)

guarded: ## Write the laws of 51 modules with guard-module, compile them and compare what they say.
	Tests/Consumers/GuardModule/check

neighbours: ## Run correct and faulty modules in one process, RUNS=20 times: none is blamed for another.
	RUNS=$(or $(RUNS),1) Tests/Consumers/Neighbours/check

spinning: ## Run a module that never gives the main actor back, and other modules after it.
	Tests/Consumers/Spinning/check

spies: ## Generate the spies of the kit's own contracts.
	@$(foreach system,$(SYSTEMS),swift package $(SWIFT_FLAGS) --allow-writing-to-package-directory generate-spies \
	    --target $(system)Contracts --output Spies/$(system) $(SPIES) $(SPIES_$(system)) $(FLAGS) &&) true

check-spies: ## Check that Spies/ holds what the generator writes.
	@$(MAKE) spies FLAGS=--check

zoo: ## Generate, compile and exercise the spies of many protocols, in both language modes.
	$(ZOO)/check.sh 6 None debug
	$(ZOO)/check.sh 5 MainActor debug
	$(ZOO)/check.sh 6 MainActor release
	@Tests/together.sh $(ZOO)/compile.sh $(ZOO)/mutate.sh Tests/Consumers/Copied/check.sh

load: ## Run all suites, or FILTER with SPECS, in PROCESSES=8 processes at once, beside BURNERS=4 that only use up time.
	@swift build --build-tests --quiet $(SWIFT_FLAGS)
	@VIPER_SPECS='$(SPECS)' Tests/load.sh $(or $(PROCESSES),8) $(or $(BURNERS),4) '$(or $(FILTER),.)'

tsan: ## Run the tests of the engine, the spies and the laws under the thread sanitizer.
	swift test --sanitize=thread --scratch-path .build/tsan --filter 'EngineTests|SpiesTests|LawTests'

# A separate package, since the kit itself does not depend on a Swift parser; its build is reused the next time.
mutants: ## Change one place at a time in the reference modules, those of FILTER=Todo/Add or all: do the specs notice?
	@swift build --quiet --package-path Tests/Mutants --scratch-path .build/mutants/tool
	@.build/mutants/tool/debug/mutants . $(FILTER)

bench-laws: ## Measure what an explored order costs.
	VIPER_BENCHMARK=1 swift test $(SWIFT_FLAGS) --filter ExplorationBenchmark

bench-verify: ## Measure verify against an empty case, at 1,000, 2,000 and 5,000 cases.
	Tests/Consumers/VerifyBenchmark/measure

bench-recording: ## Measure what it costs to record a call, against an append to an array.
	@swift build -c release --product recording-benchmark --quiet
	@.build/release/recording-benchmark

bench-report: ## Measure what it costs to merge and show 250, 500 and 1,000 ledgers.
	@swift build -c release --product report-benchmark --quiet
	@.build/release/report-benchmark

bench-spies: ## Measure the generator on 20, 200 and 2,000 protocols.
	Tests/Consumers/SpyBenchmark/measure.sh

bench-build: ## Measure a clean build of tests with generated spies, against one with handwritten spies.
	Tests/Consumers/BuildBenchmark/measure

# SwiftPM also compiles the commands for debugging; the zoo compiles the engine and the laws for release.
build: ## Build everything without a warning.
	swift build --build-tests $(STRICT)

format: ## Format all sources.
	swift format --in-place --parallel $(SOURCES)

lint: ## Check the format of all sources.
	swift format lint --strict --parallel $(SOURCES)

catalogue: ## Regenerate Docs/Requirements.md and the table in Docs/Laws.md.
	VIPER_WRITE_CATALOGUE=1 swift test $(SWIFT_FLAGS) --filter CatalogueTests

transcripts: ## Regenerate the tools' transcripts, the report's forms, and the laws that guard-module writes.
	VIPER_WRITE_TRANSCRIPTS=1 VIPER_WRITE_GOLDEN=1 swift test $(SWIFT_FLAGS) --filter 'CommandLineTests|ReportTests.GoldenTests|ModuleGuardTests.ModuleGuardTests'

pictures: ## Retake the pictures of the report's page in Docs; look at them before you commit them.
	VIPER_BROWSER="$$(Tests/browser.sh)" VIPER_WRITE_PICTURES=1 swift test $(SWIFT_FLAGS) --filter PictureTests

stories: ## Regenerate the stories in Docs, and those that the story writers are tested with.
	VIPER_WRITE_STORIES=1 swift test $(SWIFT_FLAGS) --filter 'StoryTests.GoldenTests|StoryPageTests'

clean: ## Remove everything that was built.
	rm -rf .build Tests/Consumers/*/.build

.PHONY: help conformance demo test test-kit test-page random test-consumers guarded neighbours spinning spies check-spies zoo load tsan mutants bench-laws bench-verify bench-recording bench-report bench-spies bench-build build format lint catalogue stories transcripts pictures clean
