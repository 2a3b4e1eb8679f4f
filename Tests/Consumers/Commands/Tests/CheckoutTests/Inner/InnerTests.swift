import Testing

@Suite struct InnerTests {}
