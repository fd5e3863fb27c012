"use strict";

// Draws scenes of a session. What a scene says becomes text nodes, never markup: nothing here parses HTML.
const Workbook = (() => {
  let words = {};
  const word = (name) => words[name] ?? name;

  /// An element with properties, listeners (`onclick`) and children; texts become text nodes.
  function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined || value === null || value === false) continue;
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (name === "class") element.className = value;
      else if (name in element && !name.includes("-")) element[name] = value;
      else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.flat().filter((child) => child !== undefined && child !== null));
    return element;
  }

  function applyWords(menu) {
    words = menu.words;
    document.documentElement.lang = menu.language;
    for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
    for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", word(element.dataset.label));
  }

  // MARK: Prose

  function inline(part) {
    const inner = () => (part.parts ?? []).map(inline);
    switch (part.kind) {
      case "text": return part.text;
      case "code": return make("code", {}, part.text);
      case "emphasis": return make("em", {}, inner());
      case "strong": return make("strong", {}, inner());
      case "link":
        if (/^https?:\/\//i.test(part.url ?? "")) return make("a", { href: part.url, target: "_blank", rel: "noopener noreferrer" }, inner());
        return make("span", {}, inner());
      case "image": return make("em", {}, inner());
      case "lineBreak": return make("br");
      default: return "";
    }
  }
  const inlines = (parts) => (parts ?? []).map(inline);

  /// - Parameter editor: makes an element of a snippet's block.
  function prose(blocks, editor) {
    const inner = (blocks) => prose(blocks, editor);
    return blocks.map((block) => {
      switch (block.kind) {
        case "heading": return make(`h${Math.min(6, Math.max(3, block.level ?? 3))}`, {}, inlines(block.parts));
        case "paragraph": return make("p", {}, inlines(block.parts));
        case "list": {
          const items = block.items.map((item) => make("li", {}, inner(item)));
          return block.start === undefined ? make("ul", {}, items) : make("ol", { start: block.start }, items);
        }
        case "quote": return make("blockquote", {}, block.items.map(inner));
        case "code": return make("pre", { class: "plain-code" }, block.text);
        case "snippet": return editor(block);
        case "rule": return make("hr");
        case "table": {
          const rows = block.rows.map((row, index) => make("tr", {}, row.map((cell) => make(index ? "td" : "th", {}, inlines(cell)))));
          return make("table", {}, make("thead", {}, rows[0]), make("tbody", {}, rows.slice(1)));
        }
        default: return "";
      }
    });
  }

  /// Lines in styled runs, as the session says them.
  const lines = (lines) => lines.flatMap((runs, index) => [index ? "\n" : "", ...runs.map((run) => make("span", { class: run.style }, run.text))]);
  const runs = (runs) => runs.map((run) => make("span", { class: run.style }, run.text));

  function diagnostic(fault) {
    const place = fault.line ? `${fault.line}:${fault.column ?? 1}: ` : "";
    return make("p", { class: fault.severity === "error" ? "error" : "faint" }, `${place}${fault.message}`,
      fault.notes.map((note) => make("span", { class: "faint" }, ` · ${note}`)), fault.help ? make("span", { class: "faint" }, ` — ${fault.help}`) : "");
  }

  function output(said) {
    if (said.kind === "diagnostic") return said.diagnostics.map(diagnostic);
    const text = said.lines ? lines(said.lines) : said.text;
    return [make("pre", { class: said.kind === "feedback" ? said.verdict : "" }, text)];
  }

  // MARK: The view

  const number = (value) => value === null || value === undefined ? word("unspecified") : value === "infinity" ? "∞" : `${Math.round(value * 100) / 100}`;
  const title = (node) => node.text !== undefined && node.text !== null ? `${node.view} "${node.text}"` : node.view;

  /// The SVG's box in points: x, y, width and height.
  function viewBox(svg) {
    const found = /<svg[^>]*\bviewBox="([-\d.e]+) ([-\d.e]+) ([-\d.e]+) ([-\d.e]+)"/.exec(svg);
    return found ? found.slice(1).map(Number) : [0, 0, 0, 0];
  }

  /// The drawing in its frame, as a picture that runs nothing, with a box for each view above it.
  ///
  /// - Parameter hooks: `point(id)`, `choose(id)`, `resize(width, height)`, `scroll(id, points)`; each may be missing.
  function device(view, zoom, hooks) {
    const [x, y, width, height] = viewBox(view.drawing);
    const picture = make("img", {
      src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(view.drawing)}`, alt: word("drawing"), draggable: false,
      width: width * zoom, height: height * zoom,
    });
    const boxes = make("div", { class: "boxes", "aria-hidden": "true" });
    for (const node of view.resolved) {
      if (!node.frame) continue;
      const [left, top, wide, high] = node.frame;
      if (![left, top, wide, high].every(Number.isFinite)) continue;
      const box = make("div", { class: "box" });
      box.dataset.id = node.id;
      Object.assign(box.style, { left: `${(left - x) * zoom}px`, top: `${(top - y) * zoom}px`, width: `${wide * zoom}px`, height: `${high * zoom}px` });
      boxes.append(box);
    }
    const idAt = (event) => event.target.closest(".box")?.dataset.id;
    boxes.addEventListener("pointermove", (event) => hooks.point?.(idAt(event)));
    boxes.addEventListener("pointerleave", () => hooks.point?.(undefined));
    boxes.addEventListener("click", (event) => { const id = idAt(event); if (id) hooks.choose?.(id); });
    boxes.addEventListener("wheel", (event) => {
      const id = idAt(event);
      if (!id || !hooks.scroll || !hooks.scroll(id, event.deltaY / zoom)) return;
      event.preventDefault();
    }, { passive: false });
    const frame = make("div", { class: "device" }, picture, boxes);
    if (hooks.resize) frame.append(...["wide", "tall", "both"].map((kind) => handle(kind, view.window, zoom, hooks.resize)));
    return make("div", { class: "scroller" }, frame);
  }

  /// What the pointer drags to resize the window; the fields above do the same for the keyboard.
  function handle(kind, [width, height], zoom, resize) {
    const grip = make("div", { class: `handle ${kind}`, "aria-hidden": "true" });
    grip.addEventListener("pointerdown", (start) => {
      start.preventDefault();
      const move = (event) => {
        const wide = kind === "tall" ? 0 : (event.clientX - start.clientX) / zoom, high = kind === "wide" ? 0 : (event.clientY - start.clientY) / zoom;
        resize(Math.max(1, Math.round(width + wide)), Math.max(1, Math.round(height + high)));
      };
      const end = () => { removeEventListener("pointermove", move); removeEventListener("pointerup", end); };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
    });
    return grip;
  }

  function facts(entries) {
    const known = entries.filter(([, value]) => value !== undefined && value !== "");
    return make("dl", { class: "facts" }, known.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
  }
  const table = (values) => Object.entries(values).sort().map(([key, value]) => `${key} = ${value}`).join(", ");

  function details(view, id, why) {
    const node = view.resolved.find((node) => node.id === id);
    if (!node) return [];
    const bodies = view.bodies.filter((run) => run.id === id).map((run) => run.reasons.join("; ")).join(" · ");
    return [
      make("h2", {}, title(node)),
      facts([
        [word("frame"), node.frame ? `${number(node.frame[0])},${number(node.frame[1])}  ${number(node.frame[2])}x${number(node.frame[3])}` : "–"],
        [word("proposal"), node.proposal ? `${number(node.proposal[0])} x ${number(node.proposal[1])}` : "–"],
        [word("identity"), `id ${node.id}${node.name ? ` · #${node.name}` : ""}`],
        [word("state"), table(node.state)], [word("type"), make("code", {}, node.type)], [word("bodies"), bodies],
        [word("modifiers"), node.modifiers.join(", ")], [word("containerValues"), table(node.containerValues)], [word("preferences"), table(node.preferences)],
      ]),
      why ? make("pre", { class: "plain-code" }, why) : "",
    ];
  }

  /// A tree for pointer, keyboard and screen reader. Each item stands for the ids in `shown`.
  function tree(name, items, hooks) {
    const list = make("div", { role: "tree", "aria-label": name, class: "mono" });
    items.forEach((item, index) => {
      const row = make("div", { role: "treeitem", "aria-level": item.depth + 1, "aria-selected": "false", tabindex: index ? -1 : 0 },
        "  ".repeat(item.depth), item.title, item.note ? make("span", { class: "note" }, ` ${item.note}`) : "");
      row.dataset.ids = item.ids.join(" ");
      row.addEventListener("click", () => { if (item.ids.length) hooks.choose(item.ids[0]); focus(row); });
      row.addEventListener("pointerenter", () => hooks.point(item.ids[0]));
      row.addEventListener("pointerleave", () => hooks.point(undefined));
      row.addEventListener("focus", () => hooks.point(item.ids[0]));
      row.addEventListener("keydown", (event) => {
        const rows = [...list.children];
        const goal = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
        if (goal !== undefined) { event.preventDefault(); if (rows[goal]) focus(rows[goal]); }
        if ((event.key === "Enter" || event.key === " ") && item.ids.length) { event.preventDefault(); hooks.choose(item.ids[0]); }
      });
      list.append(row);
    });
    function focus(row) {
      for (const other of list.children) other.tabIndex = -1;
      row.tabIndex = 0;
      row.focus();
    }
    return list;
  }

  function trees(view, hooks) {
    const declared = view.declared.map((node) => ({
      depth: node.depth, ids: node.shown, title: node.view,
      note: [node.isBody && "body", node.detail && `(${node.detail})`, node.count !== undefined && `${node.count}×`, node.branch].filter(Boolean).join(" "),
    }));
    const resolved = view.resolved.map((node) => ({ depth: node.depth, ids: [node.id], title: title(node), note: `id ${node.id}` }));
    return make("div", { class: "trees" },
      make("div", {}, make("h2", {}, word("declared")), tree(word("declared"), declared, hooks)),
      make("div", {}, make("h2", {}, word("resolved")), tree(word("resolved"), resolved, hooks)));
  }

  /// Marks what belongs to an id, in the drawing and in both trees.
  function mark(root, name, id) {
    for (const box of root.querySelectorAll(".box")) box.classList.toggle(name, box.dataset.id === id);
    for (const row of root.querySelectorAll("[role=treeitem]")) {
      const isMeant = id !== undefined && row.dataset.ids.split(" ").includes(id);
      if (name === "chosen") row.setAttribute("aria-selected", String(isMeant));
      else row.classList.toggle(name, isMeant);
    }
  }

  /// The steps of a view. Of several resizes in a row, as dragging makes them, the last is shown.
  function steps(view, go, current = view.steps.length - 1) {
    const isResize = (index) => view.steps[index]?.startsWith("resize ");
    const isShown = (index) => index === current || !isResize(index) || !isResize(index + 1);
    function button(step, index) {
      const properties = { type: "button", title: step, onclick: () => go(index), "aria-current": index === current && "step" };
      return make("button", properties, `${index} ${step}`);
    }
    const items = view.steps.map((step, index) => isShown(index) ? make("li", {}, button(step, index)) : "");
    return make("ol", { class: "steps", "aria-label": word("steps") }, items);
  }

  function looks(looks) {
    const one = (look) => make("details", { open: true }, make("summary", {}, look.title), make("pre", { class: "plain-code" }, look.text));
    return looks.length ? [make("h2", {}, word("looks")), ...looks.map(one)] : [];
  }

  function lessonHead(lesson) {
    const step = lesson.stepCount > 1 ? ` (${lesson.stepNumber}/${lesson.stepCount})` : "";
    return [
      make("p", { class: "faint" }, `${lesson.title} · ${lesson.sectionNumber}/${lesson.sectionCount}${step}`),
      make("h2", {}, inlines(lesson.sectionTitle)), lesson.evidence ? make("p", { class: "faint" }, lesson.evidence) : "",
    ];
  }

  return { make, word, applyWords, inlines, prose, lines, runs, diagnostic, output, device, details, trees, mark, steps, looks, lessonHead, title };
})();
