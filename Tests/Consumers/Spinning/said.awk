# Prints, for each issue of Swift Testing's event stream, where it was recorded with the first line of its text,
# and with the line that says why nothing could be judged.
function say(line) {
    if (line == "" || line == "Issue recorded") return
    if (!hasFirst || line ~ /^It could not be judged/) print place ": " line
    hasFirst = 1
}
function found(pattern, skipped) {
    return match($0, pattern) ? substr($0, RSTART + skipped, RLENGTH - skipped) : "nowhere"
}
/"kind":"issueRecorded"/ {
    gsub(/\\\//, "/")
    file = found("\"fileID\":\"[^\"]*", 10)
    sub(/^.*\//, "", file)
    place = file ":" found("\"line\":[0-9]+", 7)
    hasFirst = 0
    while (match($0, /"text":"([^"\\]|\\.)*"/)) {
        text = substr($0, RSTART + 8, RLENGTH - 9)
        $0 = substr($0, RSTART + RLENGTH)
        gsub(/\\"/, "\"", text)
        count = split(text, lines, /\\n/)
        for (i = 1; i <= count; i++) say(lines[i])
    }
}
