import Testing

@testable import SpyGenerator

/// The effects and operator fixities in mangled names, also where a name looks like one of them.
@Suite struct MangledNameTests {
    @Test(arguments: [
        ("s:1M2P1P1fyyyyYAcF", "YA"), ("s:1M2P7P1fyyyyYaYCXEYaF", "Ya YC XE Ya"), ("s:1M1DP1fyyS2fYjrXEF", "Yj XE"),
        ("s:4YAYA4YCYCP2YAyyF", ""), ("s:4MyYA0aB4YCYCP0bA2YAyyF", ""), ("s:1M1PP1fyySY_AYAAYacF", "Ya"),
        ("c:objc(cs)YAYC", ""), ("s:1M1PP4nameyyx_q_AYYacr0_lF", "Ya"), ("", ""), ("s:9", ""),
        ("s:1M1PP1fyyySiXCF", "XC"), ("s:Y", "Y "),
    ])
    func `Effects are told from names`(id: String, effects: String) {
        #expect(MangledName(id).effects.joined(separator: " ") == effects)
    }

    @Test(arguments: [
        ("s:1S1PP003ebaoPySSxFZ", true), ("s:1S1PP003ebaopySSxFZ", false), ("s:1S1PP4ppppoPySSxFZ", true),
        ("s:1S1PP003obaoiySSx_xtFZ", false), ("s:1S3oPPP1fyyF", false),
    ])
    func `Where an operator stands is told from its name, whatever its signs`(id: String, isPostfix: Bool) {
        #expect(MangledName(id).isPostfix == isPostfix)
    }
}
