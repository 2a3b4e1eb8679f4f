extension SVGCanvas {
    /// The colours of all pictures, in light and in dark.
    static let style = """

        .story { --ground: #ffffff; --ink: #1f2328; --faint: #656d76; --line: #afb8c1; --box: #f6f8fa; --note: #fff8c5; \
        --wrong: #cf222e; --wrong-ground: #ffebe9; --right: #1a7f37; --right-ground: #dafbe1; --amber: #9a6700; --held: #b6d4fe }
        @media (prefers-color-scheme: dark) { .story { --ground: #0d1117; --ink: #e6edf3; --faint: #8d96a0; --line: #4b535d; \
        --box: #161b22; --note: #3a2f0b; --wrong: #ff7b72; --wrong-ground: #3c1618; --right: #56d364; --right-ground: #12361f; \
        --amber: #e3b341; --held: #1f4b8f } }
        .story text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--ink); \
        white-space: pre }
        .story .middle { text-anchor: middle }
        .story .ground { fill: var(--ground) }
        .story .title { font-size: 15px; font-weight: 600 }
        .story .name { font-weight: 600 }
        .story .halo { paint-order: stroke; stroke: var(--ground); stroke-width: 5px; stroke-linejoin: round }
        .story .wrong.halo { stroke: var(--wrong-ground) }
        .story .faint { fill: var(--faint) }
        .story text.wrong { fill: var(--wrong) }
        .story text.right { fill: var(--right) }
        .story text.amber { fill: var(--amber) }
        .story path { fill: none; stroke: var(--ink); stroke-width: 1.3 }
        .story path.lifeline { stroke: var(--line); stroke-width: 1 }
        .story path.dashed { stroke-dasharray: 5 4 }
        .story path.amber { stroke: var(--amber) }
        .story path.faint { stroke: var(--faint); fill: none }
        .story path.wrong { stroke: var(--wrong); stroke-width: 1.8 }
        .story path.head { fill: var(--ink); stroke: none }
        .story path.head.wrong { fill: var(--wrong) }
        .story .box { fill: var(--box); stroke: var(--line) }
        .story .note { fill: var(--note); stroke: var(--line) }
        .story .held { fill: var(--held); stroke: var(--faint) }
        .story .band { fill: var(--wrong-ground) }
        .story .box.right { fill: var(--right-ground); stroke: var(--right) }
        .story .box.wrong { fill: var(--wrong-ground); stroke: var(--wrong) }

        """
}
