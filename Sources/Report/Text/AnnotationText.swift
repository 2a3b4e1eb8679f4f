/// Escapes text for a command to GitHub's runner.
enum AnnotationText {
    static func message(_ text: String) -> String {
        PlainText.escape(text).replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    static func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
