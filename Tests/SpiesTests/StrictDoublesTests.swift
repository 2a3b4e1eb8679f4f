import Testing
import VIPERSpecs

/// A problem of a double, which fails the test that uses the double.
@Suite(.strictDoubles) struct StrictDoublesTests {
    @Test func `A missing answer is an issue at the line of the test, with the calls so far`() {
        let service = ServiceMock()
        withKnownIssue {
            #expect(service.currentCount() == 0)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return issue.sourceLocation == Test.current?.sourceLocation
                && text == """
                    Service.count was asked, but no answer was planned for it.
                    The calls so far:
                      1. Service.count
                    """
        }
    }

    @Test func `A strict log names its own line`() {
        let line = #line + 1
        let service = ServiceMock(log: .strict())
        withKnownIssue {
            _ = service.currentCount()
        } matching: { issue in
            issue.sourceLocation?.line == line
        }
    }

    @Test func `A nice log is no issue`() {
        #expect(ServiceMock(log: .nice).currentCount() == 0)
    }
}
