# Prints each failure of Swift Testing's plain output in a line: the id of the requirement, and what to do next.
# Then each suite that is not run, and what it waits for.
/ recorded an issue / {
    failed = match($0, /[A-Z][A-Z0-9-]+-[0-9]+ (must|should): /) ? substr($0, RSTART, RLENGTH) : $0 " "
    sub(/ (must|should): $/, "", failed)
    isNamed = 0
    count++
    lines[count] = failed
    next
}
/ recorded a warning / {
    failed = ""
    waiting = ($2 == "Suite") ? $3 : ""
    next
}
failed != "" && /^[^A-Za-z]+(First, |Then |At last, )/ {
    sub(/^[^A-Za-z]+/, "")
    lines[count] = lines[count] ": " $0
    failed = ""
    next
}
waiting != "" && /It is not run, since it presupposes/ {
    sub(/^[^A-Za-z]+/, "")
    lines[++count] = waiting ": " $0
    waiting = ""
}
END { for (i = 1; i <= count; i++) print lines[i] }
