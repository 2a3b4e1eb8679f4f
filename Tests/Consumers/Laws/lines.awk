# Prints each issue of Swift Testing's plain output in a line: its kind, its file and the first line of its text,
# or the first two of a warning. Then how each suite ended.
function finish() {
    if (kind != "") print kind " " file ": " text
    kind = ""
}
function add(line) {
    sub(/^[^A-Za-z]+/, "", line)
    if (line == "" || line == "Issue recorded" || count == most) return
    text = text (count++ ? " | " : "") line
}
/ recorded an? (issue|warning) / {
    finish()
    kind = ($0 ~ / recorded a warning /) ? "warning" : "issue"
    most = (kind == "warning") ? 2 : 1
    file = match($0, /[A-Za-z+]+\.swift:[0-9]+/) ? substr($0, RSTART, RLENGTH) : "nowhere"
    sub(/:.*/, "", file)
    line = $0
    sub(/^.*\.swift:[0-9]+:[0-9]+: */, "", line)
    text = ""
    count = 0
    add(line)
    next
}
/^[^ ]+ +Suite [A-Z].* (passed|failed) / {
    finish()
    print "suite " $3 " " ($0 ~ / passed / ? "passed" : "failed")
    next
}
/^[^ ]+ +(Test|Suite|Attached) / { finish(); next }
kind != "" { add($0) }
END { finish() }
