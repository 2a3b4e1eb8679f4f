/// Has no tests.
protocol Other {}
