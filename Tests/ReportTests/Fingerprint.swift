/// A short text that is another for another text (FNV-1a).
struct Fingerprint: CustomStringConvertible {
    let description: String

    init(_ text: String) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        description = String(hash, radix: 16)
    }
}
