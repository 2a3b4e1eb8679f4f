// What a person does with the page, and what has to come of it. It is appended to the page, and writes down what it saw.
(async () => {
  const seen = [];
  const violations = [];
  document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
  const expect = (name, value, expected) => {
    const [is, should] = [JSON.stringify(value), JSON.stringify(expected)];
    seen.push({ name, said: is === should ? "" : `${is} instead of ${should}` });
  };
  const at = (id) => document.getElementById(id);
  const turn = () => new Promise((done) => setTimeout(done, 30));
  // Rows that nobody looks at are drawn later, but for print they have to be there.
  const drawn = async () => { await turn(); dispatchEvent(new Event("beforeprint")); };
  const boxes = () => [...document.querySelectorAll("td[data-kind]")];
  const said = () => boxes().map((box) => box.getAttribute("aria-label"));
  const choose = async (id, value) => {
    at(id).value = value;
    at(id).dispatchEvent(new Event("input", { bubbles: true }));
    await drawn();
  };
  const press = async (key) => {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await turn();
  };
  const shown = () => at("shown").textContent;
  const tests = {
    async everything() {
      await drawn();
      expect("All cells are drawn", boxes().length, 13);
      expect("How many are shown is said", shown(), "2 modules and 13 requirements are shown.");
      expect("Each verdict has a sign and a word", said()[1], "LAW-02, Login: violated");
      expect("The sign is text", boxes()[1].textContent, "✘");
      expect("Nothing of a ledger becomes an element", document.querySelectorAll("b, i, img").length, 0);
      expect("Hard names are shown as they are", [...document.querySelectorAll("tbody th bdi")].some((name) => name.textContent.includes("<b>\"Tom\" & 'Jerry'<b>")), true);
    },
    async filters() {
      await choose("verdict", "violated");
      expect("The verdict filters", said().length, 2);
      expect("The address keeps the verdict", location.hash, "#verdict=violated");
      await choose("system", "Laws");
      expect("The system filters", said(), ["LAW-02, Login: violated"]);
      await choose("verdict", "open");
      expect("What needs a person is one choice", said().length, 5);
      await choose("level", "should");
      expect("The level filters", said(), ["LAW-03, Login: warned"]);
      at("filters").querySelector("button").click();
      await drawn();
      expect("All can be shown again", [said().length, location.hash], [13, ""]);
      await choose("text", "  LATE answer ");
      expect("The text filters by statement", said(), ["LAW-02, Login: violated"]);
      await choose("text", "שלום");
      expect("The text filters by names in any writing", said().length, 2);
      await choose("text", "nothing is like this");
      expect("That there is nothing is said", shown(), "Nothing is like that. “Show all” shows everything again.");
      await choose("text", "");
    },
    async details() {
      boxes()[1].click();
      const text = at("detail").textContent;
      for (const part of ["LAW-02 violated", "A late answer does no harm.", "late answers", "Expected: a\nBut was:  b", "tap login", "Tests/LoginTests/LoginTests.swift:20"]) {
        expect(`A click shows ${part}`, text.includes(part), true);
      }
      const image = document.querySelector("#detail img");
      await image.decode();
      expect("The story is drawn", image.naturalWidth > 500, true);
      expect("The focus is on what was opened", document.activeElement.id, "detail");
      expect("The address keeps the cell", new URLSearchParams(location.hash.slice(1)).get("cell"), "LoginTests/LoginTests/obeys(_:)#ModuleLaws/LAW-02");
      expect("The cell is marked", document.querySelector("td[aria-selected]").getAttribute("aria-label"), "LAW-02, Login: violated");
      boxes()[0].focus();
      await press("Escape");
      expect("Escape closes it", [at("detail").hidden, location.hash], [true, ""]);
      expect("The focus is back on the cell", document.activeElement.getAttribute("aria-label"), "LAW-02, Login: violated");
      document.querySelector("#open li button").click();
      expect("What needs a person opens too", at("detail").hidden, false);
      at("close").click();
      expect("The button closes it", at("detail").hidden, true);
    },
    async keyboard() {
      expect("One cell can be reached with the tabulator", boxes().filter((box) => box.tabIndex === 0).length, 1);
      boxes()[0].focus();
      await press("ArrowRight");
      expect("An arrow goes to the next cell", document.activeElement.getAttribute("aria-label"), "LAW-02, Login: violated");
      await press("End");
      expect("End goes to the last one", document.activeElement.getAttribute("aria-label"), "LAW-11, Login: acknowledged");
      await press("Home");
      expect("Home goes to the first one", document.activeElement.getAttribute("aria-label"), "LAW-01, Login: satisfied");
      await press("ArrowDown");
      expect("Down goes to the next row", document.activeElement.getAttribute("aria-label").startsWith("LIST-01"), true);
      await press("Enter");
      expect("Enter opens the cell", at("detail").textContent.includes("LIST-01 violated"), true);
      await press("Escape");
      expect("Still one cell can be reached with the tabulator", boxes().filter((box) => box.tabIndex === 0).length, 1);
    },
    async address() {
      location.hash = "#level=should&text=told&cell=" + encodeURIComponent("LoginTests/LoginTests/obeys(_:)#ModuleLaws/LAW-03");
      await drawn();
      expect("An address brings everything back", [at("level").value, at("text").value, said(), at("detail").hidden], ["should", "told", ["LAW-03, Login: warned"], false]);
      location.hash = "#system=Nonsense&verdict=nonsense";
      await drawn();
      expect("An address of nonsense shows everything", [said().length, at("detail").hidden], [13, true]);
      location.hash = "";
      await turn();
    },
    async names() {
      const named = [...document.querySelectorAll("select, input, button")].every((one) => (one.labels?.length || one.textContent.trim()) > 0 || one.textContent.trim() !== "");
      expect("Each control has a name", named, true);
      expect("Each matrix has a name", [...document.querySelectorAll("[role=grid]")].map((grid) => grid.getAttribute("aria-label")), ["Laws", "Todo · ListSpec"]);
      expect("Rows and columns have heads", document.querySelectorAll("th[scope]").length, document.querySelectorAll("th").length);
    },
    async large() {
      expect("Not all of it is drawn at once", window.drawnAtFirst < 20000, true);
      await drawn();
      expect("All of it is drawn for print", boxes().length, 50000);
      const scroll = document.querySelector("#matrices .scroll");
      scroll.scrollTop = scroll.scrollHeight;
      await turn();
      const gap = scroll.querySelector("thead th:nth-child(2)").getBoundingClientRect().top - scroll.getBoundingClientRect().top;
      expect("The heads of the columns stay in sight", [scroll.scrollTop > 1000, gap >= 0 && gap < 3], [true, true]);
      await choose("text", "MODULE 77");
      expect("A filter finds its module", shown(), "1 module and 250 requirements are shown.");
      expect("A filter draws no more than it finds", boxes().length, 250);
    },
    async looks() {
      const style = getComputedStyle(document.body);
      expect("It is as wide as the window", document.documentElement.scrollWidth <= innerWidth, true);
      window.looks = { background: style.backgroundColor, width: innerWidth };
      expect("What is written can be read", contrast() >= 4.5, true);
    },
  };
  const luminance = (colour) => {
    const parts = colour.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  // The lowest contrast of all that is written.
  const contrast = () => Math.min(...[...document.querySelectorAll("td[data-kind], .sign, #shown, #total, button, label, .faint")].map((element) => {
    let behind = element;
    while (getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)" && behind.parentElement) behind = behind.parentElement;
    const [one, other] = [luminance(getComputedStyle(element).color), luminance(getComputedStyle(behind).backgroundColor)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }));
  window.drawnAtFirst = boxes().length;
  await turn();
  try {
    for (const name of window.asked) await tests[name]();
  } catch (error) {
    expect("The test itself runs", `${error.stack}`, "");
  }
  expect("Nothing is fetched", performance.getEntriesByType("resource").map((one) => one.name), []);
  expect("Nothing tried what the page forbids", violations, []);
  parent.postMessage({ seen, background: window.looks?.background ?? "", width: window.looks?.width ?? 0 }, "*");
})();
