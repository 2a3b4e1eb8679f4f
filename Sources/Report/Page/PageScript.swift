/// The script of the page, which builds everything from text and makes no requests.
enum PageScript {
    static let text = #"""
        "use strict";
        (() => {
          const data = JSON.parse(document.getElementById("data").textContent);
          const at = (id) => document.getElementById(id);
          const make = (name, properties = {}, ...children) => {
            const element = document.createElement(name);
            for (const [key, value] of Object.entries(properties)) {
              if (key in element) element[key] = value; else element.setAttribute(key, value);
            }
            element.append(...children);
            return element;
          };
          const text = (name, value, properties = {}) => make(name, { dir: "auto", ...properties, textContent: value });
          const sign = (kind) => make("span", { className: `sign w${kind.weight}`, "aria-hidden": "true", textContent: kind.sign });
          const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

          // Each cell as an object, and each spec as a matrix.
          const matrices = new Map();
          for (const line of data.lines) {
            const key = `${line.system}/${line.spec}`;
            if (!matrices.has(key)) matrices.set(key, { system: line.system, spec: line.spec, rules: new Set(), lines: [] });
            const matrix = matrices.get(key);
            line.known = new Map();
            for (let index = 0; index < line.cells.length; index += 3) {
              const [rule, kind, note] = line.cells.slice(index, index + 3);
              matrix.rules.add(rule);
              line.known.set(rule, { line, rule: data.rules[rule], kind: data.kinds[kind], note: data.notes[note] });
            }
            matrix.lines.push(line);
          }
          const order = new Intl.Collator("en", { numeric: true });
          const all = [...matrices.values()].sort((one, other) =>
            (other.system === "Laws") - (one.system === "Laws") || order.compare(`${one.system}/${one.spec}`, `${other.system}/${other.spec}`));
          for (const matrix of all) {
            matrix.rules = [...matrix.rules].sort((one, other) => order.compare(data.rules[one].id, data.rules[other].id));
          }
          const cells = data.lines.flatMap((line) => [...line.known.values()]);
          const name = (cell) => `${cell.line.path}#${cell.rule.spec}/${cell.rule.id}`;

          // What is chosen; the address keeps it.
          const filters = ["system", "level", "verdict", "text"];
          let chosen = {};
          let opened = null;
          let opener = null;
          const readAddress = () => {
            const address = new URLSearchParams(location.hash.slice(1));
            chosen = Object.fromEntries(filters.map((filter) => [filter, address.get(filter) ?? ""]));
            for (const filter of filters) {
              at(filter).value = chosen[filter];
              if (at(filter).value !== chosen[filter]) { at(filter).value = ""; chosen[filter] = ""; }
            }
            const cell = address.get("cell");
            opened = cell === null ? null : cells.find((one) => name(one) === cell) ?? null;
          };
          const writeAddress = () => {
            const address = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""));
            if (opened) address.set("cell", name(opened));
            history.replaceState(null, "", `#${address}`);
          };

          const fits = (cell) =>
            (chosen.level === "" || cell.rule.level === chosen.level)
            && (chosen.verdict === "" || (chosen.verdict === "open" ? cell.kind.weight >= 2 : cell.kind.name === chosen.verdict))
            && (words === "" || cell.line.words.includes(words) || cell.rule.words.includes(words));
          let words = "";
          for (const line of data.lines) line.words = `${line.title} ${line.path}`.toLowerCase();
          for (const rule of data.rules) rule.words = `${rule.id} ${rule.statement} ${rule.spec} ${rule.tags.join(" ")}`.toLowerCase();

          // Rows are drawn when they are about to be seen, and the others when nothing else is to be done.
          let waiting = new Set();
          const observer = new IntersectionObserver((entries) => {
            for (const entry of entries) if (entry.isIntersecting) fill(entry.target);
          }, { rootMargin: "600px" });
          const fill = (row) => {
            if (!waiting.delete(row)) return;
            observer.unobserve(row);
            const blank = row.matrix.blank ??= make("tr", {}, ...row.matrix.shown.map(() => make("td", { role: "gridcell" })));
            const copies = [...blank.cloneNode(true).children];
            row.matrix.shown.forEach((rule, index) => {
              const cell = row.line.known.get(rule);
              if (!cell || !fits(cell)) return;
              const box = copies[index];
              box.cell = cell;
              box.tabIndex = -1;
              box.className = `w${cell.kind.weight}`;
              box.dataset.kind = cell.kind.name;
              box.setAttribute("aria-label", `${cell.rule.id}, ${cell.line.title}: ${cell.kind.word}`);
              box.title = `${cell.rule.id} ${cell.kind.word}`;
              box.textContent = cell.kind.sign;
              if (cell === opened) box.setAttribute("aria-selected", "true");
            });
            row.append(...copies);
          };
          const fillAll = () => { for (const row of [...waiting]) fill(row); };
          const idle = window.requestIdleCallback ?? ((work) => setTimeout(() => work({ timeRemaining: () => 8 }), 50));
          const fillSlowly = (time) => {
            for (const row of waiting) {
              if (time.timeRemaining() < 4) break;
              fill(row);
            }
            if (waiting.size > 0) idle(fillSlowly);
          };

          const draw = () => {
            words = chosen.text.trim().toLowerCase();
            observer.disconnect();
            waiting = new Set();
            const sections = [];
            const modules = new Set();
            let requirements = 0;
            for (const matrix of all) {
              if (chosen.system !== "" && matrix.system !== chosen.system) continue;
              const lines = matrix.lines.filter((line) => [...line.known.values()].some(fits));
              if (lines.length === 0) continue;
              const shown = matrix.rules.filter((rule) => lines.some((line) => line.known.has(rule) && fits(line.known.get(rule))));
              for (const line of lines) modules.add(line.title);
              requirements += shown.length;
              sections.push(section({ shown }, matrix, lines));
            }
            at("matrices").replaceChildren(...sections);
            const first = at("matrices").querySelector("tbody tr");
            if (first) { fill(first); const cell = first.querySelector("td[data-kind]"); if (cell) cell.tabIndex = 0; }
            for (const row of waiting) observer.observe(row);
            idle(fillSlowly);
            at("shown").textContent = modules.size === 0
              ? "Nothing is like that. “Show all” shows everything again."
              : `${plural(modules.size, "module")} and ${plural(requirements, "requirement")} are shown.`;
            drawOpen();
          };
          const section = (drawn, matrix, lines) => {
            const ids = drawn.shown.map((rule) => data.rules[rule].id);
            const prefix = ids.length > 1 && ids.every((id) => id.startsWith(ids[0].replace(/[^-]*$/, ""))) ? ids[0].replace(/[^-]*$/, "") : "";
            const widest = Math.max(...ids.map((id) => id.length - prefix.length));
            const title = matrix.system === "Laws" ? "Laws" : `${matrix.system} · ${matrix.spec}`;
            const heads = drawn.shown.map((rule, index) => make("th", {
              scope: "col", className: data.rules[rule].level, title: `${data.rules[rule].id} ${data.rules[rule].level}: ${data.rules[rule].statement}`,
              "aria-label": data.rules[rule].id, textContent: ids[index].slice(prefix.length),
            }));
            const body = make("tbody");
            for (const line of lines) {
              const known = [...line.known.values()];
              const met = known.filter((cell) => cell.kind.name === "satisfied").length;
              const asked = known.filter((cell) => cell.kind.name !== "notApplicable").length;
              const head = make("th", { scope: "row", title: line.title }, text("bdi", line.title), make("small", { textContent: `${met}/${asked}` }));
              const row = make("tr", {}, head);
              row.line = line;
              row.matrix = drawn;
              waiting.add(row);
              body.append(row);
            }
            const columns = make("colgroup", {}, make("col", { className: "name" }), ...drawn.shown.map(() => make("col", { className: "cell" })));
            if (widest > 3) for (const column of columns.children) if (column.className === "cell") column.className = "cell long";
            const head = make("thead", {}, make("tr", {}, make("th", { scope: "col", textContent: prefix }), ...heads));
            const table = make("table", { role: "grid", "aria-label": title }, columns, head, body);
            return make("section", {}, text("h2", title), make("div", { className: "scroll" }, table));
          };

          // What needs a person.
          let limit = 5;
          const drawOpen = () => {
            const open = cells.filter((cell) => cell.kind.weight >= 2 && fits(cell) && (chosen.system === "" || cell.line.system === chosen.system))
              .sort((one, other) => other.kind.weight - one.kind.weight);
            at("open").hidden = open.length === 0;
            at("open").querySelector("ul").replaceChildren(...open.slice(0, limit).map((cell) => {
              const button = make("button", { type: "button" }, sign(cell.kind),
                text("bdi", cell.line.title), ` · ${cell.kind.word} · ${cell.rule.id} ${cell.rule.level}: `, text("bdi", cell.rule.statement));
              button.addEventListener("click", () => show(cell, button));
              return make("li", {}, button, text("pre", cell.note.text));
            }));
            at("more").hidden = open.length <= limit;
            at("more").textContent = `Show all ${open.length}`;
          };
          at("more").addEventListener("click", () => { limit = Infinity; drawOpen(); });

          // One cell, with all that is known of it.
          const show = (cell, from) => {
            opened = cell;
            opener = from;
            mark();
            const { rule, line, note, kind } = cell;
            const part = (title, ...content) => [text("h3", title), ...content];
            const close = make("button", { id: "close", type: "button", textContent: "Close" });
            close.addEventListener("click", hide);
            at("detail").replaceChildren(
              make("h2", { id: "detail-title" }, sign(kind), `${rule.id} ${kind.word}`), close,
              text("p", rule.statement),
              text("p", `${rule.level} · ${rule.system === "Laws" ? "law" : rule.spec}${rule.tags.length ? ` · ${rule.tags.join(", ")}` : ""}`, { className: "faint" }),
              ...part("Module", text("p", line.title), text("p", line.path, { className: "faint" })),
              ...part("Line", text("p", note?.place ?? line.place)),
              ...part("Source", text("p", rule.source)),
              ...(note?.text ? part(kind.weight >= 2 ? "What is wrong" : "Why", text("pre", note.text)) : []),
              ...(note?.story.length ? part("What happened", ...(note.picture ? [picture(note)] : []),
                make("ol", {}, ...note.story.map((step) => text("li", step)))) : []),
            );
            at("detail").hidden = false;
            at("detail").scrollTop = 0;
            at("detail").focus({ preventScroll: true });
            writeAddress();
          };
          // NB: what stands in an image cannot run, whatever it is.
          const picture = (note) => make("div", { className: "scroll", tabIndex: 0 }, make("img", {
            className: "story", alt: "The story as a picture; below it in words.",
            src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(note.picture)}`,
          }));
          const hide = () => {
            opened = null;
            at("detail").hidden = true;
            mark();
            writeAddress();
            if (opener?.isConnected) opener.focus();
          };
          const mark = () => {
            for (const box of document.querySelectorAll("td[aria-selected]")) box.removeAttribute("aria-selected");
            for (const box of document.querySelectorAll("td[data-kind]")) if (box.cell === opened) box.setAttribute("aria-selected", "true");
          };

          // The keyboard: arrows go from cell to cell, the page is left with the tabulator.
          const rows = () => [...document.querySelectorAll("#matrices tbody tr")];
          const focus = (row, index) => {
            fill(row);
            const boxes = [...row.querySelectorAll("td")];
            const near = boxes.map((box, place) => ({ box, gap: Math.abs(place - index) })).filter(({ box }) => box.cell);
            if (near.length === 0) return;
            const { box } = near.reduce((best, one) => (one.gap < best.gap ? one : best));
            for (const old of document.querySelectorAll("td[tabindex='0']")) old.tabIndex = -1;
            box.tabIndex = 0;
            box.focus();
            box.scrollIntoView({ block: "nearest", inline: "nearest" });
          };
          const beside = (box, step) => {
            let next = box;
            do { next = step > 0 ? next.nextElementSibling : next.previousElementSibling; } while (next && !next.cell);
            return next;
          };
          at("matrices").addEventListener("keydown", (event) => {
            const box = event.target.closest("td");
            if (!box?.cell) return;
            const row = box.parentElement;
            const index = [...row.querySelectorAll("td")].indexOf(box);
            const drawn = rows();
            const place = drawn.indexOf(row);
            const ends = { Home: 0, End: row.children.length };
            if (event.key === "Enter" || event.key === " ") show(box.cell, box);
            else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
              const next = beside(box, event.key === "ArrowRight" ? 1 : -1);
              if (next) focus(row, [...row.querySelectorAll("td")].indexOf(next));
            } else if (event.key === "ArrowDown" && drawn[place + 1]) focus(drawn[place + 1], index);
            else if (event.key === "ArrowUp" && drawn[place - 1]) focus(drawn[place - 1], index);
            else if (event.key in ends) focus(row, ends[event.key]);
            else return;
            event.preventDefault();
          });
          at("matrices").addEventListener("click", (event) => {
            const box = event.target.closest("td");
            if (box?.cell) show(box.cell, box);
          });
          document.addEventListener("keydown", (event) => { if (event.key === "Escape" && opened) hide(); });

          for (const filter of filters) {
            at(filter).addEventListener("input", () => { chosen[filter] = at(filter).value; writeAddress(); draw(); });
          }
          at("filters").addEventListener("submit", (event) => event.preventDefault());
          at("filters").addEventListener("reset", (event) => {
            event.preventDefault();
            for (const filter of filters) { at(filter).value = ""; chosen[filter] = ""; }
            writeAddress();
            draw();
          });
          const readAndDraw = () => {
            readAddress();
            draw();
            if (opened) show(opened, null); else at("detail").hidden = true;
          };
          addEventListener("hashchange", readAndDraw);
          addEventListener("beforeprint", () => { limit = Infinity; drawOpen(); fillAll(); });

          at("title").textContent = data.title;
          at("total").textContent = data.total;
          const systems = [...new Set(data.rules.map((rule) => rule.system))].sort(order.compare);
          at("system").append(make("option", { value: "", textContent: "all" }), ...systems.map((system) => make("option", { textContent: system })));
          const counts = new Map();
          for (const cell of cells) counts.set(cell.kind, (counts.get(cell.kind) ?? 0) + 1);
          const open = cells.filter((cell) => cell.kind.weight >= 2).length;
          at("verdict").append(
            make("option", { value: "", textContent: "all" }), make("option", { value: "open", textContent: `needs a person (${open})` }),
            ...data.kinds.filter((kind) => counts.has(kind))
              .map((kind) => make("option", { value: kind.name, textContent: `${kind.sign} ${kind.word} (${counts.get(kind)})` })),
          );
          at("legend").append(...data.kinds.map((kind) => make("span", {}, sign(kind), kind.word)), ` Written by version ${data.kits.join(", ")} of the kit.`);
          if (data.changes) {
            at("changes").hidden = false;
            const shown = data.changes.map((change) => text("li", `${change.word}: ${change.title} · ${change.id} · ${change.text}`));
            at("changes").querySelector("ul").append(...(shown.length ? shown : [make("li", { textContent: "Nothing has changed." })]));
          }
          readAndDraw();
        })();
        """#
}
