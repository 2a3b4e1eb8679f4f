public import Proof
public import VIPERSpecs

/// Every module that breaks a law.
public enum LawWitnesses {
    /// All witnesses, by the laws that they break.
    public static let all: [Witness<ModuleLaws>] =
        second + lifetime + orders + answers + streams + failures + balance + impatience + view + boundary + silence
        + determinism
        + declared + screens + flows + observed + again + timed + forms + chains + claims + lists + hopes + seldom
        + later + waits + failing + lost + carried + moments + begun + apps + parts + overlooked + asleep + ahead
        + stuck + early + interrupted + left + underneath + elsewhere + gone
}
