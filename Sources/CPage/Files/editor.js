"use strict";

/// Editors of Swift: text areas above their own texts in colors.
///
/// - Parameter session: `ask`, `act`, `show` and `report` of the page.
function makeEditors(session) {
  const { make, word } = Workbook;

  /// Code that is only read.
  function listing(text) {
    const pre = make("pre", { class: "plain-code" }, text);
    highlight(text, pre);
    return pre;
  }

  async function highlight(text, into) {
    const reply = await session.ask("highlight", text, { scene: false });
    if (reply.highlights && into.textContent === `${text}\n`) into.replaceChildren(...Workbook.runs(reply.highlights), "\n");
  }

  /// Changes the text of an element where it differs, so that what is around keeps its colors until it is highlighted again.
  function edit(element, text) {
    const old = element.textContent;
    let start = 0, end = 0;
    while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
    while (end < Math.min(old.length, text.length) - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
    const range = document.createRange();
    range.setStart(...place(element, start));
    range.setEnd(...place(element, old.length - end));
    range.deleteContents();
    range.insertNode(document.createTextNode(text.slice(start, text.length - end)));
  }

  /// The text inside an element and the offset in it for an offset in all of it.
  function place(element, offset) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let rest = offset;
    while (texts.nextNode()) {
      if (rest <= texts.currentNode.length) return [texts.currentNode, rest];
      rest -= texts.currentNode.length;
    }
    return [element, element.childNodes.length];
  }

  /// A text area above its own text in colors. `run(text)` is what its button does.
  function editor(text, { actions = [], isCurrent = false, run, label = "editor", live = true, buttons = [] } = {}) {
    const layer = make("pre", { "aria-hidden": "true" }, text, "\n");
    const area = make("textarea", { value: text, spellcheck: false, "aria-label": word(label), autocapitalize: "off", autocomplete: "off", rows: 1 });
    const faults = make("ul", { class: "faults", hidden: true, "aria-live": "polite" });
    const choices = completion(area, () => changed());
    const color = Workbook.latest((text) => highlight(text, layer));
    const tryOut = Workbook.latest(async (text) => {
      const reply = await session.ask("try", text);
      list(reply.outputs);
      session.show(reply);
    });
    function list(outputs) {
      const found = outputs.filter((output) => output.kind === "diagnostic");
      faults.replaceChildren(...found.map((output) => make("li", {}, ...output.diagnostics.map(Workbook.diagnostic))));
      faults.hidden = !found.length;
    }
    function changed() {
      edit(layer, `${area.value}\n`);
      // The picture first: what is asked first is answered first.
      if (live && !run) tryOut(area.value);
      color(area.value);
    }
    async function enter() {
      if (run) return run(area.value);
      // Unchanged, it runs as the lesson has it, with its window and what is done on it.
      if (area.value === text && isCurrent) return session.act(":run");
      const reply = await session.ask("enter", area.value);
      list(reply.outputs);
      session.report("", reply.outputs.filter((output) => output.kind !== "diagnostic"));
      session.show(reply);
    }
    /// A new line is indented as the one before, and further after an open brace.
    function breakLine() {
      const line = area.value.slice(0, area.selectionStart).split("\n").pop();
      const indentation = /^ */.exec(line)[0] + (/[{([]\s*$|\bin\s*$/.test(line) ? "    " : "");
      area.setRangeText(`\n${indentation}`, area.selectionStart, area.selectionEnd, "end");
      changed();
    }
    area.addEventListener("input", changed);
    area.addEventListener("keydown", (event) => {
      if (choices.takes(event)) return;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); enter(); }
      if (event.key === "Tab" && !event.shiftKey && area.dataset.leaves !== "true") {
        event.preventDefault();
        area.setRangeText("    ", area.selectionStart, area.selectionEnd, "end");
        changed();
      }
      if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) { event.preventDefault(); breakLine(); }
      // Escape, then Tab, leaves the text by the keyboard.
      area.dataset.leaves = String(event.key === "Escape");
    });
    highlight(text, layer);
    const runButton = make("button", { type: "button", onclick: enter }, word(run ? "reply" : "run"));
    const restore = make("button", { type: "button", onclick: () => { area.value = text; changed(); } }, word("restore"));
    const after = actions.length ? make("span", { class: "faint mono" }, actions.join("; ")) : "";
    return {
      area,
      element: make("div", { class: isCurrent ? "editor current" : "editor" }, make("div", { class: "layers" }, layer, area), faults,
        make("div", { class: "buttons" }, runButton, restore, ...buttons, after), choices.element),
    };
  }

  /// The words that may stand at the cursor: after a dot, or asked for with Control and Space.
  function completion(area, changed) {
    const list = make("ul", { class: "completion", role: "listbox", hidden: true });
    let found, chosen = 0, isWanted = false;
    const close = () => { isWanted = false; list.hidden = true; };
    function mark(index) {
      chosen = (index + list.children.length) % list.children.length;
      [...list.children].forEach((row, index) => row.setAttribute("aria-selected", String(index === chosen)));
      list.children[chosen].scrollIntoView({ block: "nearest" });
    }
    function take(item) {
      const bytes = new TextEncoder().encode(area.value.slice(0, area.selectionStart));
      const start = new TextDecoder().decode(bytes.slice(0, found.from)).length;
      area.setRangeText(item, start, area.selectionStart, "end");
      close();
      area.focus();
      changed();
    }
    const open = Workbook.latest(async () => {
      const cursor = area.selectionStart;
      const { completion } = await session.ask("complete", area.value.slice(0, cursor), { scene: false });
      // What was typed since is asked about next.
      if (!isWanted || cursor !== area.selectionStart) return;
      found = completion;
      if (!found?.words.length) return close();
      const row = (item) => make("li", { role: "option", class: "mono", onmousedown: (event) => { event.preventDefault(); take(item); } }, item);
      list.replaceChildren(...found.words.slice(0, 50).map(row));
      list.hidden = false;
      mark(0);
    });
    area.addEventListener("input", (event) => {
      if (event.data === ".") isWanted = true;
      else if (!/^\w$/.test(event.data ?? "") && event.inputType !== "deleteContentBackward") close();
      if (isWanted) open();
    });
    area.addEventListener("blur", close);
    return {
      element: list,
      /// Whether a key was meant for the list.
      takes(event) {
        if (event.key === " " && event.ctrlKey) { event.preventDefault(); isWanted = true; open(); return true; }
        if (list.hidden) return false;
        if (event.key === "Escape") close();
        else if (event.key === "ArrowDown") mark(chosen + 1);
        else if (event.key === "ArrowUp") mark(chosen - 1);
        else if (event.key === "Enter" || event.key === "Tab") take(found.words[chosen]);
        else return false;
        event.preventDefault();
        return true;
      },
    };
  }

  return { editor, listing };
}
