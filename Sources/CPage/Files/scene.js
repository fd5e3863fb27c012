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

  /// Sends the newest of what changes quickly, one at a time.
  ///
  /// - Parameter send: gets the values, and what it may call when the answer is there: then the next is on its way while this one is drawn.
  function latest(send) {
    let isBusy = false, next;
    async function offer(...values) {
      if (isBusy) { next = values; return; }
      isBusy = true;
      let isOver = false;
      const goOn = () => {
        if (isOver) return;
        [isOver, isBusy] = [true, false];
        if (next) { const values = next; next = undefined; offer(...values); }
      };
      await send(...values, goOn);
      goOn();
    }
    return offer;
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

  /// The drawing in its frame, as a picture that runs nothing, with a box for each view above it. `show(view)` draws a view into it: what is there already is moved,
  /// which a browser does faster than it makes hundreds of boxes again.
  ///
  /// - Parameter hooks: `point(id)`, `choose(id, place)`, `resize(width, height)`, `scroll(id, points)`,
  /// `touch(id, action)`; each may be missing.
  function device(zoom, hooks) {
    let shown;
    const picture = make("img", { alt: word("drawing"), draggable: false });
    const boxes = make("div", { class: "boxes", "aria-hidden": "true" });
    const idAt = (event) => event.target.closest(".box")?.dataset.id;
    const pointIn = (event) => {
      const { left, top } = event.target.closest(".box").getBoundingClientRect();
      return [event.clientX - left, event.clientY - top].map((pixels) => Math.max(0, Math.floor(pixels / zoom)));
    };
    boxes.addEventListener("pointermove", (event) => hooks.point?.(idAt(event)));
    boxes.addEventListener("pointerleave", () => hooks.point?.(undefined));
    const touch = touches(zoom, (id, action) => hooks.touch?.(id, action));
    boxes.addEventListener("pointerdown", (event) => touch.begin(idAt(event), event));
    boxes.addEventListener("pointerup", touch.end);
    boxes.addEventListener("click", (event) => { const id = idAt(event); if (id && !touch.wasMade()) hooks.choose?.(id, pointIn(event)); });
    boxes.addEventListener("wheel", (event) => {
      const id = idAt(event);
      if (!id || !hooks.scroll || !hooks.scroll(id, event.deltaY / zoom)) return;
      event.preventDefault();
    }, { passive: false });
    const frame = make("div", { class: "device" }, picture, boxes);
    if (hooks.resize) frame.append(...["wide", "tall", "both"].map((kind) => handle(kind, () => shown.window, zoom, hooks.resize)));

    function show(view) {
      shown = view;
      const [x, y, width, height] = viewBox(view.drawing);
      Object.assign(picture, { src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(view.drawing)}`, width: width * zoom, height: height * zoom });
      const framed = view.resolved.filter((node) => node.frame?.every(Number.isFinite) && !node.isBehindPage);
      framed.forEach((node, index) => place(boxes.children[index] ?? boxes.appendChild(make("div")), node, [x, y]));
      while (boxes.children.length > framed.length) boxes.lastChild.remove();
      for (const extra of frame.querySelectorAll(".typing, .overlay")) extra.remove();
    }
    function place(box, { id, frame: [left, top, wide, high] }, [x, y]) {
      if (box.dataset.id !== id) [box.dataset.id, box.className] = [id, "box"];
      Object.assign(box.style, { left: `${(left - x) * zoom}px`, top: `${(top - y) * zoom}px`, width: `${wide * zoom}px`, height: `${high * zoom}px` });
    }
    return { element: make("div", { class: "scroller" }, frame), show };
  }

  /// What a pointer does between going down and up: `drag` and `press` where it moves, or stays for half a second.
  function touches(zoom, perform) {
    const leastPixels = 4, leastSeconds = 0.5;
    let down, made = false;
    return {
      begin(id, event) { made = false; down = id && event.button === 0 ? { id, x: event.clientX, y: event.clientY, time: event.timeStamp } : undefined; },
      end(event) {
        if (!down) return;
        const [x, y, seconds] = [event.clientX - down.x, event.clientY - down.y, (event.timeStamp - down.time) / 1000];
        const points = (pixels) => Math.round(pixels / zoom);
        const action = Math.hypot(x, y) >= leastPixels ? `drag id ${down.id} by ${points(x)},${points(y)}`
          : seconds >= leastSeconds ? `press id ${down.id} for ${Math.round(seconds * 10) / 10}` : undefined;
        made = action !== undefined;
        if (made) perform(down.id, action);
        down = undefined;
      },
      wasMade: () => made,
    };
  }

  /// What the pointer drags to resize the window; the fields above do the same for the keyboard.
  function handle(kind, window, zoom, resize) {
    const grip = make("div", { class: `handle ${kind}`, "aria-hidden": "true" });
    grip.addEventListener("pointerdown", (start) => {
      start.preventDefault();
      const [width, height] = window();
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

  /// A tree for pointer, keyboard and screen reader. Each item is linked to the ids in `shown`.
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

  /// The rows of the declared and of the resolved tree.
  function treeItems(view) {
    const declared = view.declared.map((node) => ({
      depth: node.depth, ids: node.shown, title: node.view,
      note: [node.isBody && "body", node.detail && `(${node.detail})`, node.count !== undefined && `${node.count}×`, node.branch].filter(Boolean).join(" "),
    }));
    const resolved = view.resolved.map((node) => ({ depth: node.depth, ids: [node.id], title: title(node), note: `id ${node.id}` }));
    return { declared, resolved };
  }

  /// Draws both trees into an element that draws them again only where their rows change: another size of the window keeps rows and focus.
  function treeDrawer(root, hooks) {
    let drawn;
    return (view) => {
      const items = treeItems(view), text = JSON.stringify(items);
      if (text === drawn && root.firstChild) return;
      drawn = text;
      root.replaceChildren(make("div", { class: "trees" }, ["declared", "resolved"].map((name) =>
        make("div", {}, make("h2", {}, word(name)), tree(word(name), items[name], hooks)))));
    };
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

  // MARK: Dependencies

  /// What is read on the left, who reads it on the right, a line for each read.
  function dependencies(view, hooks) {
    const edges = view.dependencies;
    if (!edges.length) return [make("p", { class: "faint" }, word("noDependencies"))];
    const sources = [...new Set(edges.map((edge) => edge.source))], readers = [...new Set(edges.map((edge) => edge.id))];
    const rowHeight = 34, height = Math.max(sources.length, readers.length) * rowHeight;
    const middle = (index, count) => (index + 0.5) * (height / count);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 100 ${height}`);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.setAttribute("aria-hidden", "true");
    svg.style.height = `${height}px`;
    for (const edge of edges) {
      const from = middle(sources.indexOf(edge.source), sources.length), to = middle(readers.indexOf(edge.id), readers.length);
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", `M0 ${from} C50 ${from} 50 ${to} 100 ${to}`);
      path.setAttribute("class", edge.kind);
      svg.append(path);
    }
    const lines = (ids) => [...new Set(ids.map((edge) => edge.line).filter((line) => line !== null && line !== undefined))];
    function column(items, row) {
      const list = make("ul", {}, items.map(row));
      list.style.height = `${height}px`;
      return list;
    }
    const place = (edges) => lines(edges).length ? ` · ${word("line")} ${lines(edges).join(", ")}` : "";
    const source = (name) => make("li", {}, make("span", { class: edges.find((edge) => edge.source === name).kind }, name));
    function reader(id) {
      const own = edges.filter((edge) => edge.id === id);
      const button = make("button", { type: "button", onclick: () => hooks.choose(id), onpointerenter: () => hooks.point(id), onpointerleave: () => hooks.point(undefined) },
        [...new Set(own.map((edge) => edge.view))].join(", "), make("span", { class: "note" }, ` id ${id}${place(own)}`));
      return make("li", {}, button);
    }
    return [make("div", { class: "graph mono" }, column(sources, source), svg, column(readers, reader))];
  }

  // MARK: Layout

  const size = (lengths) => lengths.map(number).join(" x ");

  /// What a moment of a layout says, in a line.
  function moment(step) {
    switch (step.kind) {
      case "proposal": return `${step.view} ← ${size(step.proposal)}`;
      case "answer": return `${step.view} → ${size(step.answer)}`;
      case "place": return `${step.view}  ${number(step.frame[0])},${number(step.frame[1])}  ${size(step.frame.slice(2))}`;
      default: return `${step.view}: ${step.text}`;
    }
  }

  /// A layout that is played moment by moment: the list, and in the device the proposal, the answer and the frame of the current one.
  function layoutPlayer(steps, view, device, zoom) {
    let current = -1, timer;
    const overlay = make("div", { class: "overlay", "aria-hidden": "true" });
    const list = make("ol", { class: "moments mono", "aria-label": word("layoutSteps"), tabindex: 0 }, steps.map((step, index) =>
      make("li", { class: step.kind, onclick: () => show(index) }, "  ".repeat(Math.min(step.depth, 20)), moment(step))));
    const said = make("p", { class: "mono", "aria-live": "polite" });
    const at = make("input", { type: "range", min: 0, max: Math.max(0, steps.length - 1), value: 0, "aria-label": word("layoutSteps"), oninput: () => show(Number(at.value)) });
    const play = make("button", { type: "button", class: "main", onclick: () => timer ? stop() : start() }, `▶ ${word("playLayout")}`);
    const step = (by) => () => { stop(); show(Math.min(steps.length - 1, Math.max(0, current + by))); };

    function show(index) {
      list.children[current]?.removeAttribute("aria-current");
      current = index;
      const row = list.children[current], moment = steps[current];
      if (!row) return;
      row.setAttribute("aria-current", "step");
      list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 2;
      at.value = current;
      said.textContent = row.textContent.trim();
      device?.append(overlay);
      overlay.replaceChildren(...boxes(moment));
    }
    /// Where the view will be is known, since the layout is over: what is proposed and answered is shown there.
    function boxes(moment) {
      const frame = moment.frame ?? view.resolved.find((node) => node.id === moment.id)?.frame;
      if (!frame || !frame.every(Number.isFinite)) return [];
      const [x, y] = frame;
      const place = (kind, [width, height]) => {
        const box = make("div", { class: kind }, make("span", {}, size([width, height])));
        const length = (value, whole) => (value === null || value === undefined ? whole : value === "infinity" ? 4_000 : value) * zoom;
        Object.assign(box.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${length(width, frame[2])}px`, height: `${length(height, frame[3])}px` });
        return box;
      };
      const shown = [];
      if (moment.proposal && moment.kind !== "place") shown.push(place("proposal", moment.proposal));
      if (moment.answer) shown.push(place("answer", moment.answer));
      if (moment.frame) shown.push(place("place", moment.frame.slice(2)));
      return shown;
    }
    function start() {
      if (current >= steps.length - 1) current = -1;
      timer = setInterval(() => {
        // A drawing that is shown no more needs no layout played.
        if (current >= steps.length - 1 || !list.isConnected) return stop();
        show(current + 1);
      }, 350);
      play.textContent = `❚❚ ${word("pause")}`;
    }
    function stop() {
      clearInterval(timer);
      timer = undefined;
      play.textContent = `▶ ${word("playLayout")}`;
    }
    list.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by) { event.preventDefault(); step(by)(); }
    });
    return make("div", {}, make("p", { class: "buttons" }, play, make("button", { type: "button", onclick: step(-1) }, word("stepBack")),
      make("button", { type: "button", onclick: step(1) }, word("stepOn")), at), said, list);
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

  return {
    make, word, applyWords, latest, inlines, prose, lines, runs, diagnostic, output, device, details, treeDrawer, dependencies, layoutPlayer, mark, steps, looks, lessonHead,
  };
})();
