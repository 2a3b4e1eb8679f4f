/// The content of the page before the script draws anything.
enum PageBody {
    static let text = """
        <body>
        <header>
        <h1 id="title" dir="auto"></h1>
        <p id="total"></p>
        <form id="filters" role="search" aria-label="What is shown">
        <label>System <select id="system"></select></label>
        <label>Level <select id="level"><option value="">all</option><option>must</option><option>should</option></select></label>
        <label>Verdict <select id="verdict"></select></label>
        <label class="wide">Text <input id="text" type="search" placeholder="module, id or statement" autocomplete="off"></label>
        <button type="reset">Show all</button>
        </form>
        <p id="shown" role="status"></p>
        </header>
        <noscript><p>This page draws its matrix with a script, which your browser does not run.</p></noscript>
        <main>
        <section id="changes" hidden><h2>Since the baseline</h2><ul></ul></section>
        <section id="open" hidden><h2>What needs a person</h2><ul></ul><button id="more" type="button" hidden></button></section>
        <section id="matrices" aria-label="Modules and requirements"></section>
        <p id="legend"></p>
        </main>
        <aside id="detail" tabindex="-1" aria-labelledby="detail-title" hidden></aside>
        </body>
        """
}
