/// The style of the page, for light and dark mode and for paper.
enum PageStyle {
    static let text = """
        :root {
          --paper: #fff; --ink: #1b1d21; --faint: #5a6069; --line: #d5d9df; --panel: #f5f6f8; --focus: #0b57d0;
          --good: #dff3e3; --good-ink: #11592b; --bad: #fbdad7; --bad-ink: #8c1d18; --warn: #fdedc4; --warn-ink: #6b4e00;
          --quiet: #eceef1; --quiet-ink: #4a5058; --cell: 28px; --name: 15rem; --detail: 32rem;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #16181c; --ink: #e6e8eb; --faint: #a3abb6; --line: #3a3f47; --panel: #1f2228; --focus: #8ab4f8;
            --good: #17402a; --good-ink: #b9efc8; --bad: #5c1f1b; --bad-ink: #ffd9d5; --warn: #4d3c0c; --warn-ink: #ffe6a3;
            --quiet: #2a2e35; --quiet-ink: #b9c0ca;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
        header, main { padding: 0 1.25rem; }
        h1 { font-size: 1.5rem; margin: 1rem 0 .25rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; overflow-wrap: anywhere; }
        p { margin: .25rem 0; }
        #shown, #legend, .faint { color: var(--faint); }
        form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: .75rem 0; }
        label { display: flex; flex-direction: column; font-size: .8rem; color: var(--faint); min-width: 0; }
        label.wide { flex: 1 1 14rem; max-width: 30rem; }
        select, input, button {
          font: inherit; font-size: .95rem; color: var(--ink); background: var(--panel); border: 1px solid var(--line);
          border-radius: 6px; padding: .35rem .6rem; max-width: 100%; min-height: 2.25rem;
        }
        button { cursor: pointer; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
        #open ul, #changes ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .35rem; }
        #open li { border: 1px solid var(--line); border-radius: 6px; background: var(--panel); padding: .4rem .6rem; min-width: 0; }
        #open li button { border: 0; min-height: 0; background: none; padding: 0; text-align: start; overflow-wrap: anywhere; }
        #open li button:hover { text-decoration: underline; }
        #open pre { max-height: 4.4em; overflow: hidden; }
        #more { margin-top: .5rem; }
        pre { margin: .35rem 0 0; font: .85rem/1.45 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        .sign { display: inline-block; min-width: 1.6em; text-align: center; border-radius: 4px; margin-inline-end: .4em; }
        .scroll { overflow-x: auto; max-width: 100%; }
        #matrices .scroll { overflow: auto; max-height: 90vh; scroll-padding: var(--cell) 0 0 var(--name); }
        table { border-collapse: separate; border-spacing: 1px; table-layout: fixed; width: 0; }
        col.name { width: var(--name); }
        col.cell { width: var(--cell); }
        col.long { width: 5.5rem; }
        th { font-weight: 500; font-size: .8rem; }
        thead th {
          position: sticky; inset-block-start: 0; z-index: 1; background: var(--paper); color: var(--faint);
          height: var(--cell); padding: 0; text-align: center;
        }
        thead th.should { font-style: italic; }
        tbody tr { height: var(--cell); }
        tbody th, thead th:first-child {
          position: sticky; inset-inline-start: 0; background: var(--paper); text-align: start; padding-inline-end: .6rem;
        }
        thead th:first-child { z-index: 2; }
        tbody th { z-index: 1; font-size: .9rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        tbody th small { color: var(--faint); margin-inline-start: .4em; }
        td { text-align: center; padding: 0; height: var(--cell); border-radius: 4px; cursor: pointer; font-size: .9rem; }
        td[data-kind]:hover { outline: 2px solid var(--ink); }
        td[aria-selected="true"] { outline: 3px solid var(--focus); }
        td:not([data-kind]) { cursor: default; }
        .w0 { background: var(--good); color: var(--good-ink); }
        .w1 { background: var(--quiet); color: var(--quiet-ink); }
        .w2 { background: var(--warn); color: var(--warn-ink); }
        .w3 { background: var(--bad); color: var(--bad-ink); font-weight: 700; }
        #legend { margin: 1.5rem 0 2rem; line-height: 2; }
        #legend > span { white-space: nowrap; margin-inline-end: 1rem; }
        aside {
          position: fixed; inset-block: 0; inset-inline-end: 0; width: min(var(--detail), 100%); background: var(--paper); z-index: 3;
          border-inline-start: 1px solid var(--line); box-shadow: 0 0 24px rgb(0 0 0 / .25); overflow-y: auto; padding: 1rem 1.25rem 2rem;
        }
        aside:focus { outline: none; }
        aside h2 { margin: 0 3.5rem .5rem 0; }
        aside h3 { font-size: .8rem; margin: 1rem 0 .15rem; color: var(--faint); font-weight: 500; }
        aside p, aside li { overflow-wrap: anywhere; }
        aside ol { margin: .25rem 0; padding-inline-start: 2rem; font: .85rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
        img.story { display: block; margin: .25rem 0; border: 1px solid var(--line); border-radius: 6px; }
        #close { position: absolute; inset-block-start: .9rem; inset-inline-end: 1rem; }
        @media (max-width: 40rem) {
          :root { --name: 9rem; }
          header, main { padding: 0 .75rem; }
          label.wide { flex-basis: 100%; max-width: none; }
          aside { inset-block: auto 0; max-height: 75vh; border-block-start: 1px solid var(--line); }
        }
        @media (min-width: 100rem) { :root { --detail: 52rem; } }
        @media screen and (min-width: 64rem) {
          body:has(aside:not([hidden])) { padding-inline-end: var(--detail); }
        }
        @media print {
          @page { size: landscape; margin: 10mm; }
          :root { --cell: 11px; --name: 18em; color-scheme: light; font-size: 9px; }
          form, aside, #shown, #more { display: none !important; }
          body { font-size: 9px; }
          h2 { break-after: avoid; }
          td, thead th { font-size: 7px; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
          .scroll, #matrices .scroll { overflow: visible; max-height: none; }
          thead th, tbody th, thead th:first-child { position: static; }
          #open pre { max-height: none; }
          #open li, tr { break-inside: avoid; }
        }
        """
}
