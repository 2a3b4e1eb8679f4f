.DEFAULT_GOAL := help
SHELL := /bin/bash

# What the generator writes for the consumers is ignored by git, and nobody formats it.
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

# How everything is compiled. Nobody debugs here, and without what a debugger needs the compiler is done in four fifths of
# the time. Who sets it for one command sets it for all, or everything is compiled anew; so it is with `swift test` by itself.
SWIFT_FLAGS ?= -Xswiftc -gnone
export SWIFT_FLAGS
STRICT := $(SWIFT_FLAGS) $(if $(findstring -warnings-as-errors,$(SWIFT_FLAGS)),,-Xswiftc -warnings-as-errors)

LOG := .build/conformance.log

help: ## List the commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# NB: what the tests print is for the log, and the table has a way of its own.
# NB: a file that is opened once more by its descriptor would be written from its beginning; a pipe is not.
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

test-page: ## Use the page of a report in a real browser, which is installed on Debian where there is none.
	@swift build --build-tests --quiet $(SWIFT_FLAGS)
	@VIPER_BROWSER="$$(Tests/browser.sh)"; export VIPER_BROWSER; if [[ -z "$$VIPER_BROWSER" ]]; \
	    then echo "The page is left out: there is no browser."; \
	    else "$$(Tests/binary.sh viper-conformance)" --testing-library swift-testing --filter '^ReportTests\.PageTests'; fi

random: ## Spy on BATCHES=1 times 60 protocols made up by a fresh seed, or by VIPER_SEED=4711 once more.
	@swift build --build-tests --quiet $(SWIFT_FLAGS)
	@VIPER_SEED=$${VIPER_SEED:-$$RANDOM$$RANDOM} VIPER_BATCHES=$(or $(BATCHES),1) \
	    swift test --skip-build $(SWIFT_FLAGS) --filter RandomProtocolTests

# All packages share one folder, so that the kit is compiled once for all of them.
test-consumers guarded zoo neighbours spinning: export SWIFTPM_BUILD_DIR := $(CURDIR)/.build

# NB: one package is built after the other, and tests that wait more than they work run meanwhile.
test-consumers: ## Run the packages that use the kit as a user would.
	@Tests/together.sh $(TESTED:%='Tests/Consumers/test.sh %') $(CHECKED:%=Tests/Consumers/%/check)

guarded: ## Write the laws of 51 modules with guard-module, compile them and compare what they say.
	Tests/Consumers/GuardModule/check

neighbours: ## Run correct and guilty modules in one process, RUNS=20 times: nobody is blamed for another.
	RUNS=$(or $(RUNS),1) Tests/Consumers/Neighbours/check

spinning: ## Run a module that never gives the main actor back, and those that come after it.
	Tests/Consumers/Spinning/check

spies: ## Write the spies of the kit's own contracts anew.
	@$(foreach system,$(SYSTEMS),swift package $(SWIFT_FLAGS) --allow-writing-to-package-directory generate-spies \
	    --target $(system)Contracts --output Spies/$(system) $(SPIES) $(SPIES_$(system)) $(FLAGS) &&) true

check-spies: ## Check that Spies/ holds what the generator writes.
	@$(MAKE) spies FLAGS=--check

zoo: ## Generate, compile and exercise the spies of many protocols, in both language modes.
	$(ZOO)/check.sh 6 None debug
	$(ZOO)/check.sh 5 MainActor debug
	$(ZOO)/check.sh 6 MainActor release
	@Tests/together.sh $(ZOO)/compile.sh $(ZOO)/mutate.sh Tests/Consumers/Copied/check.sh

load: ## Run every suite, or FILTER with SPECS, PROCESSES=8 times at once, beside BURNERS=4 processes that only burn time.
	@swift build --build-tests --quiet $(SWIFT_FLAGS)
	@VIPER_SPECS='$(SPECS)' Tests/load.sh $(or $(PROCESSES),8) $(or $(BURNERS),4) '$(or $(FILTER),.)'

tsan: ## Run the tests of the engine, the spies and the laws under the thread sanitizer.
	swift test --sanitize=thread --scratch-path .build/tsan --filter 'EngineTests|SpiesTests|LawTests'

# A package of its own, since the kit itself needs nothing to read Swift; what it compiles is reused the next time.
mutants: ## Change the reference modules in one place at a time, in those of FILTER=Todo/Add or in all: is it noticed?
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

# SwiftPM compiles the commands for debugging, too; the zoo compiles engine and laws for release.
build: ## Build everything without a warning.
	swift build --build-tests $(STRICT)

format: ## Format all sources.
	swift format --in-place --parallel $(SOURCES)

lint: ## Check the format of all sources.
	swift format lint --strict --parallel $(SOURCES)

catalogue: ## Write Docs/Requirements.md and the table of Docs/Laws.md again.
	VIPER_WRITE_CATALOGUE=1 swift test $(SWIFT_FLAGS) --filter CatalogueTests

transcripts: ## Write anew what the tools say on the command line, the report's forms, and the laws that are written.
	VIPER_WRITE_TRANSCRIPTS=1 VIPER_WRITE_GOLDEN=1 swift test $(SWIFT_FLAGS) --filter 'CommandLineTests|ReportTests.GoldenTests|ModuleGuardTests.ModuleGuardTests'

pictures: ## Take the pictures of the report's page in Docs anew; look at them before you commit them.
	VIPER_BROWSER="$$(Tests/browser.sh)" VIPER_WRITE_PICTURES=1 swift test $(SWIFT_FLAGS) --filter PictureTests

stories: ## Write anew what failures look like: the stories in Docs, and those that the writers are tested with.
	VIPER_WRITE_STORIES=1 swift test $(SWIFT_FLAGS) --filter 'StoryTests.GoldenTests|StoryPageTests'

clean: ## Remove everything that was built.
	rm -rf .build Tests/Consumers/*/.build

.PHONY: help conformance demo test test-kit test-page random test-consumers guarded neighbours spinning spies check-spies zoo load tsan mutants bench-laws bench-verify bench-recording bench-report bench-spies bench-build build format lint catalogue stories transcripts pictures clean
