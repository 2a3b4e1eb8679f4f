/// A printed declaration that could not be read.
struct SyntaxError: Error, CustomStringConvertible {
    let description: String
}
