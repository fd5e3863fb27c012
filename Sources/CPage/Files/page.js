"use strict";

// The page of `workbook serve`: it sends what the learner does, and shows what the session answers. It knows no rule of Swift, lessons or layout.
(() => {
  const { make, word } = Workbook;
  const element = (id) => document.getElementById(id);
  const lesson = element("lesson"), said = element("said"), status = element("status");

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
  ///
  /// - Parameter gesture: what the line is a step of; of several steps in a row, the report of the last is shown.
  /// - Parameter answered: is called when the answer is there and not yet shown.
  async function act(line, { echo = false, gesture = "", answered, quietly = [] } = {}) {
    const before = scene?.lesson?.id;
    const reply = await ask("line", line);
    answered?.();
    const outputs = reply.outputs.filter((output) => !(output.diagnostics ?? []).some((fault) => quietly.includes(fault.code)));
    report(echo ? line : "", outputs, gesture);
    show(reply);
    if (/^:(open|quiz|review|next|quit)/.test(line) || before !== scene.lesson?.id) refreshMenu();
    if (/^:(open|quiz|review)/.test(line) && !element("menu").hidden) openMenu(false);
    return reply;
  }

  const session = { ask, act, report, show };
  const editors = makeEditors(session), questions = makeQuestions(session, editors), stage = makeStage(session);
  const { editor, listing } = editors;

  // MARK: Messages

  /// A file that the learner asked for, to be saved by the browser.
  function download(file) {
    const href = `data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`;
    return make("a", { href, download: file.path.split("/").pop() }, file.path);
  }

  function report(input, outputs, gesture = "") {
    if (!outputs.length) return;
    const entry = make("div", { class: "entry" }, input ? make("pre", { class: "faint" }, `› ${input}`) : "", outputs.flatMap((output) =>
      output.kind === "file" ? [download(output)] : Workbook.output(output)));
    entry.dataset.gesture = gesture;
    if (gesture && said.lastChild?.dataset.gesture === gesture) said.lastChild.remove();
    said.append(entry);
    while (said.children.length > 200) said.firstChild.remove();
    said.scrollTop = entry.offsetTop - said.offsetTop;
  }

  // MARK: Showing

  function show(reply) {
    scene = { ...reply.scene, isOver: reply.state.over };
    drawLesson();
    questions.draw(scene);
    stage.draw(scene);
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

  // MARK: Around

  function drawMenu() {
    const go = (line) => () => { openMenu(false); act(line); };
    const link = (text, line, properties = {}) => make("button", { type: "button", onclick: go(line), ...properties }, text);
    function item(entry, line) {
      const isOpen = scene?.lesson?.id === entry.id;
      const title = link([make("span", { class: "mark" }, `${entry.mark} `), entry.title], line, { "aria-current": isOpen && "page" });
      const sections = entry.sections.map((section) => make("li", {}, link(section.title, `:open ${entry.id}#${section.id}`)));
      return make("li", {}, title, sections.length ? make("details", { open: isOpen }, make("summary", { class: "faint" }, word("sections")), make("ul", {}, sections)) : "");
    }
    element("menu-list").replaceChildren(
      make("div", {}, make("h2", {}, word("review")), make("p", { class: "buttons" }, link(`${word("review")} (${menu.dueCount})`, ":review"), link(word("play"), ":play"))),
      make("div", {}, make("h2", {}, word("lessons")), make("ul", {}, menu.lessons.map((entry) => item(entry, `:open ${entry.id}`)))),
      make("div", {}, make("h2", {}, word("quizzes")), make("ul", {}, menu.quizzes.map((entry) => item(entry, `:quiz ${entry.id}`)))));
  }

  function openMenu(isOpen) {
    element("menu").hidden = !isOpen;
    element("menu-button").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) element("menu").querySelector("[aria-current], button").focus();
    else element("menu-button").focus();
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
    element("menu").onkeydown = (event) => { if (event.key === "Escape") openMenu(false); };
    element("menu").onclick = (event) => { if (event.target === element("menu")) openMenu(false); };
    element("next").onclick = () => act(scene.lesson ? ":next" : "");
    element("back").onclick = () => act(":back");
    element("leave").onclick = () => act(scene.isPlaying ? ":back" : ":quit");
    const prompt = element("prompt-input");
    const send = (event) => { event.preventDefault(); const text = prompt.value; if (!text.trim()) return; prompt.value = ""; act(text, { echo: true }); };
    element("prompt").onsubmit = send;
    prompt.onkeydown = (event) => { if (event.key === "Enter" && !event.shiftKey) send(event); };
    connect();
  }

  start();
})();
