"use strict";

// The page of `workbook serve`: it sends what the learner does, and shows what the session answers. It knows no rule of Swift, lessons or layout.
(() => {
  const { make, word } = Workbook;
  const element = (id) => document.getElementById(id);
  const lesson = element("lesson"), question = element("question"), exercise = element("exercise"), said = element("said"), status = element("status");
  const stage = element("stage"), view = element("view"), details = element("details");

  // MARK: The session

  let socket, scene = null, menu = null, count = 0;
  const open = new Map();

  function connect() {
    socket = new WebSocket(new URL("session", location.href).href.replace(/^http/, "ws"));
    socket.onopen = begin;
    socket.onmessage = (event) => {
      const reply = JSON.parse(event.data);
      open.get(reply.id)?.(reply);
      open.delete(reply.id);
      if (!open.size) status.textContent = "";
    };
    socket.onclose = () => {
      open.clear();
      const again = make("button", { type: "button", onclick: () => location.reload() }, word("reconnect"));
      status.replaceChildren(word(scene?.isOver ? "ended" : "lost"), " ", again);
    };
  }

  /// Sends a request; the answer comes in order with the others.
  function ask(action, input, options = {}) {
    if (socket.readyState !== WebSocket.OPEN) return new Promise(() => {});
    const id = String(++count);
    setTimeout(() => { if (open.has(id)) status.textContent = word("busy"); }, 300);
    return new Promise((resolve) => {
      open.set(id, resolve);
      socket.send(JSON.stringify({ id, action, input, scene: true, styled: true, ...options }));
    });
  }

  async function begin() {
    await refreshMenu();
    show(await ask("look", ""));
    if (!scene.lesson && !scene.question && !scene.view) openMenu(true);
  }

  async function refreshMenu() {
    menu = (await ask("menu", "", { scene: false })).menu;
    Workbook.applyWords(menu);
    drawMenu();
  }

  /// Does what a line at the prompt does, and shows what came of it.
  async function act(line, { echo = false, quietly = [] } = {}) {
    const before = scene?.lesson?.id;
    const reply = await ask("line", line);
    const outputs = reply.outputs.filter((output) => !(output.diagnostics ?? []).some((fault) => quietly.includes(fault.code)));
    report(echo ? line : "", outputs);
    show(reply);
    if (/^:(open|quiz|review|next|quit)/.test(line) || before !== scene.lesson?.id) refreshMenu();
    return reply;
  }

  /// Sends the newest of what changes quickly, one at a time.
  function latest(send) {
    let isBusy = false, next;
    return async function offer(...values) {
      if (isBusy) { next = values; return; }
      isBusy = true;
      await send(...values);
      isBusy = false;
      if (next) { const values = next; next = undefined; offer(...values); }
    };
  }

  // MARK: Messages

  /// A file that the learner asked for, to be saved by the browser.
  function download(file) {
    const href = `data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`;
    return make("a", { href, download: file.path.split("/").pop() }, file.path);
  }

  function report(input, outputs) {
    if (!outputs.length) return;
    const entry = make("div", { class: "entry" }, input ? make("pre", { class: "faint" }, `› ${input}`) : "", outputs.flatMap((output) =>
      output.kind === "file" ? [download(output)] : Workbook.output(output)));
    said.append(entry);
    while (said.children.length > 200) said.firstChild.remove();
    said.scrollTop = entry.offsetTop - said.offsetTop;
  }

  // MARK: Showing

  function show(reply) {
    scene = { ...reply.scene, isOver: reply.state.over };
    drawLesson();
    drawQuestion();
    drawExercise();
    drawView();
    element("next").hidden = !scene.lesson && Boolean(scene.question || scene.view);
    element("next").disabled = Boolean(scene.question) || scene.isOver;
    element("next").textContent = scene.lesson || scene.question ? word("next") : word("resume");
    element("back").hidden = !scene.lesson;
    element("leave").hidden = !(scene.isPlaying || (scene.question && scene.question.kind !== "prediction"));
  }

  let drawnLesson = "";
  /// What the editor begins with where no lesson is open.
  const loose = "VStack {\n    Text(\"Hello\")\n}";

  /// Draws the lesson where it changed: what the learner typed into its snippets stays as long as the step does.
  function drawLesson() {
    const text = JSON.stringify([scene.lesson, scene.isPlaying, Boolean(scene.question)]);
    if (text === drawnLesson) return;
    drawnLesson = text;
    const blocks = scene.lesson ? [...Workbook.lessonHead(scene.lesson), ...Workbook.prose(scene.lesson.blocks, snippet)]
      : scene.question ? [] : [make("p", {}, word("welcome")), editor(loose).element];
    lesson.replaceChildren(...blocks);
  }

  /// While a question is open, nothing runs.
  const snippet = (block) => block.snippet.role === "given" || block.snippet.role === "setup" || scene.question
    ? listing(block.text)
    : editor(block.text, { actions: block.snippet.actions, isCurrent: block.snippet.isCurrent }).element;

  /// Code that is only read.
  function listing(text) {
    const pre = make("pre", { class: "plain-code" }, text);
    highlight(text, pre);
    return pre;
  }

  async function highlight(text, into) {
    const reply = await ask("highlight", text, { scene: false });
    if (reply.highlights) into.replaceChildren(...Workbook.runs(reply.highlights), "\n");
  }

  // MARK: Editor

  /// A text area above its own text in colors. `run(text)` is what its button does.
  function editor(text, { actions = [], isCurrent = false, run, label = "editor", live = true, buttons = [] } = {}) {
    const layer = make("pre", { "aria-hidden": "true" }, text, "\n");
    const area = make("textarea", { value: text, spellcheck: false, "aria-label": word(label), autocapitalize: "off", autocomplete: "off", rows: 1 });
    const faults = make("ul", { class: "faults", hidden: true, "aria-live": "polite" });
    const choices = completion(area, () => changed());
    const color = latest((text) => highlight(text, layer));
    const tryOut = latest(async (text) => {
      const reply = await ask("try", text);
      list(reply.outputs);
      show(reply);
    });
    function list(outputs) {
      const found = outputs.filter((output) => output.kind === "diagnostic");
      faults.replaceChildren(...found.map((output) => make("li", {}, ...output.diagnostics.map(Workbook.diagnostic))));
      faults.hidden = !found.length;
    }
    function changed() {
      layer.replaceChildren(area.value, "\n");
      color(area.value);
      if (live && !run) tryOut(area.value);
    }
    async function enter() {
      if (run) return run(area.value);
      // Unchanged, it runs as the lesson has it, with its window and what is done on it.
      if (area.value === text && isCurrent) return act(":run");
      const reply = await ask("enter", area.value);
      list(reply.outputs);
      report("", reply.outputs.filter((output) => output.kind !== "diagnostic"));
      show(reply);
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
    const open = latest(async () => {
      const cursor = area.selectionStart;
      const { completion } = await ask("complete", area.value.slice(0, cursor), { scene: false });
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

  // MARK: Questions and exercises

  let drawnQuestion = "";

  function drawQuestion() {
    const text = JSON.stringify(scene.question ?? null);
    if (text === drawnQuestion) return;
    drawnQuestion = text;
    const asked = scene.question;
    const isHere = question.contains(document.activeElement) || document.activeElement === element("next");
    if (!asked) {
      question.replaceChildren();
      if (isHere) setTimeout(() => element("next").focus());
      return;
    }
    const form = replyForm(asked);
    const box = make("form", { class: "question", "aria-label": word("question") },
      asked.place || asked.title.length ? make("h2", {}, asked.place ? `${asked.place}  ` : "", Workbook.inlines(asked.title)) : "",
      Workbook.prose(asked.blocks, (block) => block.snippet.role === "starter" && asked.form === "code" ? "" : listing(block.text)),
      asked.items.map(labelled),
      form.element, make("p", { class: "faint" }, asked.instruction),
      make("p", { class: "buttons" }, form.ownsButton ? "" : make("button", { type: "submit", class: "main" }, word("reply")),
        make("button", { type: "button", onclick: () => act(":answer ?") }, word("dontKnow")),
        make("button", { type: "button", onclick: () => act(":skip") }, word("skip")),
        asked.hasHints ? make("button", { type: "button", onclick: () => act(":hint") }, word("hint")) : ""));
    box.addEventListener("submit", (event) => { event.preventDefault(); const reply = form.reply(); if (reply.trim()) act(reply); });
    question.replaceChildren(box);
    if (isHere) box.querySelector("input, textarea, select, button").focus();
  }

  /// An item or choice after its letter or number.
  function labelled(item) {
    return make("div", { class: "row choice" }, make("span", { class: "faint" }, item.label), make("div", {}, Workbook.prose(item.blocks, listed)));
  }
  const listed = (block) => listing(block.text);

  /// What a reply is composed with, and how it is spelled for the session.
  function replyForm(asked) {
    const legend = make("legend", {}, word("answer"));
    const choice = (item, kind) => {
      const input = make("input", { type: kind, name: "choice", value: item.label });
      return make("label", { class: "choice" }, input, make("span", { class: "faint" }, item.label), make("div", {}, Workbook.prose(item.blocks, listed)));
    };
    const field = (label, input) => make("label", {}, `${label} `, input);
    if (asked.form === "letter" || asked.form === "letters") {
      const kind = asked.form === "letter" ? "radio" : "checkbox";
      const set = make("fieldset", {}, legend, asked.choices.map((item) => choice(item, kind)));
      return { element: set, reply: () => [...set.querySelectorAll("input:checked")].map((input) => input.value).join(" ") };
    }
    // Lines of code are put in order, too, and some may be left out.
    const isOrder = asked.form === "order" || asked.form === "pieces";
    if (isOrder || asked.form === "pairs") {
      const rows = isOrder ? asked.choices.map((_, index) => String(index + 1)) : asked.items.map((item) => item.label);
      const options = () => asked.choices.map((item) => make("option", { value: item.label }, item.label));
      const selects = rows.map(() => make("select", {}, make("option", { value: "" }, "–"), options()));
      const set = make("fieldset", {}, legend, asked.choices.map(labelled), rows.map((row, index) => field(row, selects[index])));
      const spell = (select, index) => isOrder ? select.value : select.value && `${rows[index]}${select.value}`;
      return { element: set, reply: () => selects.map(spell).filter(Boolean).join(" ") };
    }
    if (asked.form === "code") {
      const starter = asked.blocks.find((block) => block.snippet?.role === "starter");
      const send = async (text) => { const reply = await ask("enter", text); report("", reply.outputs); show(reply); };
      const own = editor(starter?.text ?? "", { label: "answer", live: false, run: send });
      return { element: own.element, ownsButton: true, reply: () => own.area.value };
    }
    if (asked.form === "truth") {
      const option = (text) => make("label", {}, make("input", { type: "radio", name: "choice", value: text }), text);
      const set = make("fieldset", {}, legend, ["yes", "no"].map(option));
      return { element: set, reply: () => set.querySelector("input:checked")?.value ?? "" };
    }
    const line = { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: false };
    const input = asked.form === "words" ? make("textarea", { rows: 4 }) : make("input", line);
    return { element: make("div", {}, asked.choices.map(labelled), field(word("answer"), input)), reply: () => input.value };
  }

  let drawnExercise = "";

  function drawExercise() {
    const open = scene.exercise;
    const text = open ? `${scene.lesson?.id}#${scene.lesson?.section}` : "";
    const hintsLeft = open && open.hintsShown < open.hintCount;
    if (text !== drawnExercise) {
      drawnExercise = text;
      if (!open) return exercise.replaceChildren();
      const check = make("button", { type: "button", class: "main", onclick: async () => {
        const reply = await ask("check", own.area.value);
        report("", reply.outputs);
        show(reply);
      } }, word("check"));
      const own = editor(open.version, { label: "exercise", buttons: [check] });
      const heading = make("h2", {}, word("exercise"), " ", make("span", { class: "correct", id: "solved" }));
      exercise.replaceChildren(make("div", { class: "exercise-box" }, heading, own.element,
        make("p", { class: "buttons" }, make("button", { type: "button", id: "hint", onclick: () => act(":hint") }, word("hint")),
          make("button", { type: "button", id: "solution", onclick: () => act(":solution") }, word("solution")))));
    }
    if (!open) return;
    element("solved").textContent = open.isSolved ? `✓ ${word("solved")}` : "";
    element("hint").hidden = !hintsLeft;
    element("solution").hidden = !open.hasSolution || (hintsLeft && !open.isSolved);
  }

  // MARK: The view

  let chosen, drawnView;
  const zoom = () => Number(element("zoom").value);
  const resize = latest((width, height) => act(`:resize ${width}x${height}`));
  const scroll = latest((id, points) => act(`:scroll id ${id} ${Math.round(points)}`, { quietly: ["action-not-taken"] }));
  const isUsed = () => element("interact").checked;
  const hooks = {
    point: (id) => Workbook.mark(stage, "pointed", id),
    choose: (id) => use(id),
    resize,
    scroll: (id, points) => { if (isUsed()) scroll(id, points); return isUsed(); },
  };
  const treeHooks = { point: hooks.point, choose: (id) => choose(id) };

  function drawView() {
    const shown = scene.view;
    element("device-tools").hidden = !shown;
    const text = JSON.stringify([shown ?? null, scene.looks, zoom()]);
    if (text === drawnView) return;
    drawnView = text;
    if (!shown) {
      view.replaceChildren(make("p", { class: "faint" }, word(scene.question ? "hidden" : "noView")));
      for (const id of ["steps", "details", "trees"]) element(id).replaceChildren();
    } else {
      [element("width").value, element("height").value] = shown.window;
      const scroller = view.querySelector(".scroller");
      const place = scroller && [scroller.scrollLeft, scroller.scrollTop];
      view.replaceChildren(Workbook.device(shown, zoom(), hooks));
      if (place) [view.firstChild.scrollLeft, view.firstChild.scrollTop] = place;
      element("steps").replaceChildren(Workbook.steps(shown, (index) => act(`:step ${index}`)));
      drawTrees(shown);
      if (!shown.resolved.some((node) => node.id === chosen)) chosen = undefined;
      choose(chosen);
    }
    element("looks").replaceChildren(...Workbook.looks(scene.looks));
  }

  /// The trees are the slowest to draw and the last to be looked at, so the picture comes first.
  function drawTrees(shown) {
    requestAnimationFrame(() => {
      if (scene.view !== shown) return;
      element("trees").replaceChildren(Workbook.trees(shown, treeHooks));
      Workbook.mark(stage, "chosen", chosen);
    });
  }

  let whyOf = 0;

  async function choose(id) {
    chosen = id;
    Workbook.mark(stage, "chosen", id);
    const [shown, asked] = [scene.view, ++whyOf];
    if (id === undefined || !shown) return details.replaceChildren();
    const draw = (why) => details.replaceChildren(...Workbook.details(shown, id, why), actions(id));
    draw();
    const reply = await ask("line", `:why id ${id}`, { scene: false });
    if (asked === whyOf && scene.view === shown) draw(reply.outputs.map((output) => output.text ?? "").join("\n"));
  }

  /// What the pointer does in the drawing, for the keyboard.
  function actions(id) {
    const points = make("input", { type: "number", value: 40, "aria-label": word("scroll") });
    const text = make("input", { type: "text", "aria-label": word("typeText"), autocomplete: "off" });
    const button = (name, line) => make("button", { type: "button", onclick: () => act(line()) }, word(name));
    return make("p", { class: "buttons" }, button("tap", () => `:tap id ${id}`), text, button("typeText", () => `:type id ${id} ${quoted(text.value)}`),
      points, button("scroll", () => `:scroll id ${id} ${points.value}`));
  }

  const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n")}"`;

  /// A click on the drawing: chooses the view, and where the view is used, taps it, or types into it.
  async function use(id) {
    if (!isUsed()) return choose(id);
    const node = scene.view.resolved.find((node) => node.id === id);
    chosen = id;
    if (["TextField", "SecureField", "TextEditor"].includes(fieldAround(id)?.view)) return typeInto(fieldAround(id));
    await act(`:tap id ${id}`, { quietly: ["action-not-taken"] });
    if (scene.view && node) choose(scene.view.resolved.some((node) => node.id === id) ? id : undefined);
  }

  /// The text field that a view is a part of, or the view itself.
  function fieldAround(id) {
    const nodes = scene.view.resolved;
    let index = nodes.findIndex((node) => node.id === id), depth = nodes[index]?.depth;
    for (; index >= 0; index -= 1) {
      if (nodes[index].depth > depth) continue;
      depth = nodes[index].depth - 1;
      if (["TextField", "SecureField", "TextEditor"].includes(nodes[index].view)) return nodes[index];
    }
    return undefined;
  }

  function typeInto(node) {
    const box = view.querySelector(`.box[data-id="${CSS.escape(node.id)}"]`);
    if (!box) return;
    const input = make("input", { class: "typing", type: "text", "aria-label": word("typeText"), autocomplete: "off" });
    const { left, top, width, height } = box.style;
    Object.assign(input.style, { left, top, width, height, minWidth: "8rem", minHeight: "1.6rem" });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") { event.preventDefault(); act(`:type id ${node.id} ${quoted(input.value)}`); }
      if (event.key === "Escape") input.remove();
    });
    box.closest(".device").append(input);
    input.focus();
  }

  // MARK: Around

  function drawMenu() {
    const go = (line) => () => { openMenu(false); act(line); };
    const item = (entry, line) => make("li", {}, make("button", { type: "button", onclick: go(line) }, `${entry.mark} ${entry.title}`),
      entry.sections.length ? make("details", {}, make("summary", { class: "faint" }, word("sections")), make("ul", {}, entry.sections.map((section) =>
        make("li", {}, make("button", { type: "button", onclick: go(`:open ${entry.id}#${section.id}`) }, section.title))))) : "");
    element("menu").replaceChildren(
      make("div", {}, make("h2", {}, word("lessons")), make("ul", {}, menu.lessons.map((entry) => item(entry, `:open ${entry.id}`)))),
      make("div", {}, make("h2", {}, word("quizzes")), make("ul", {}, menu.quizzes.map((entry) => item(entry, `:quiz ${entry.id}`)))),
      make("div", {}, make("h2", {}, word("review")), make("p", { class: "buttons" },
        make("button", { type: "button", onclick: go(":review") }, `${word("review")} (${menu.dueCount})`),
        make("button", { type: "button", onclick: go(":play") }, word("play")))));
  }

  function openMenu(isOpen) {
    element("menu").hidden = !isOpen;
    element("menu-button").setAttribute("aria-expanded", String(isOpen));
  }

  function setAppearance(name) {
    document.documentElement.dataset.appearance = name;
    try { localStorage.setItem("appearance", name); } catch { /* Without storage it lasts as long as the page. */ }
  }

  function start() {
    let kept;
    try { kept = localStorage.getItem("appearance"); } catch { kept = null; }
    setAppearance(kept ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
    element("appearance").onclick = () => setAppearance(document.documentElement.dataset.appearance === "dark" ? "light" : "dark");
    element("menu-button").onclick = () => openMenu(element("menu").hidden);
    element("next").onclick = () => act(scene.lesson ? ":next" : "");
    element("back").onclick = () => act(":back");
    element("leave").onclick = () => act(scene.isPlaying ? ":back" : ":quit");
    element("undo").onclick = () => act(":undo");
    element("advance").onclick = () => act(":advance 1");
    element("zoom").onchange = drawView;
    const sides = ["width", "height"].map(element);
    const isSize = () => sides.every((side) => side.value && side.checkValidity());
    for (const side of sides) side.onchange = () => { if (isSize()) resize(...sides.map((side) => side.value)); };
    const prompt = element("prompt-input");
    const send = (event) => { event.preventDefault(); const text = prompt.value; if (!text.trim()) return; prompt.value = ""; act(text, { echo: true }); };
    element("prompt").onsubmit = send;
    prompt.onkeydown = (event) => { if (event.key === "Enter" && !event.shiftKey) send(event); };
    connect();
  }

  start();
})();
