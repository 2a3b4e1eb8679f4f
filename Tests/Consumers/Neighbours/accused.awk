# Prints "FILE ID" for each issue of Swift Testing's plain output, once. A case that does not apply is none.
function finish() {
    if (file != "" && !(kind == "warning" && text ~ /oes not apply: /)) {
        if (!match(text, /[A-Z]+(-[A-Z]+)*-[0-9]+ (must|should): /)) id = "unnamed"
        else { id = substr(text, RSTART, RLENGTH); sub(/ .*/, "", id) }
        print file, id
    }
    file = ""
}
/ recorded an? (issue|warning) / {
    finish()
    kind = ($0 ~ / recorded a warning /) ? "warning" : "issue"
    text = $0
    file = "nowhere"
    if (match($0, /[A-Za-z+]+\.swift:[0-9]+/)) { file = substr($0, RSTART, RLENGTH); sub(/:.*/, "", file) }
    next
}
/^[^ ]+ +(Test|Suite) / { finish(); next }
{ text = text "\n" $0 }
END { finish() }
