"use strict";

// Leads through an exported recording: what would be asked of a session was recorded.
(() => {
  const { make, word } = Workbook;
  const element = (id) => document.getElementById(id);
  const stage = element("stage");
  let index = Math.min(recording.frames.length - 1, Math.max(0, Number(location.hash.slice(1)) - 1 || 0));
  /// How many of the frame's questions were answered.
  let answered = 0;

  const colored = (text) => { const runs = recording.highlights[text]; return runs ? Workbook.runs(runs) : text; };
  function code(block) {
    const { actions } = block.snippet;
    return make("pre", { class: "plain-code" }, colored(block.text), actions.length ? `\n\n${actions.join("; ")}` : "");
  }

  function draw() {
    const frame = recording.frames[index], { lesson } = frame.scene;
    element("place").textContent = `${index + 1}/${recording.frames.length}`;
    element("lesson").replaceChildren(...lesson ? [...Workbook.lessonHead(lesson), ...Workbook.prose(lesson.blocks, code)] : [],
      ...frame.scene.exercise ? [make("h2", {}, word("exercise")), make("pre", { class: "plain-code" }, colored(frame.scene.exercise.version))] : [],
      ...recording.source !== undefined ? [make("pre", { class: "plain-code" }, colored(recording.source))] : []);
    element("asked").replaceChildren(...frame.asked.slice(0, answered + 1).map((asked, number) => question(asked, number)));
    const isOpen = answered < frame.asked.length;
    const views = [...frame.earlier, ...frame.scene.view ? [frame.scene.view] : []];
    if (isOpen || !views.length) for (const id of ["view", "steps", "details", "trees", "looks"]) element(id).replaceChildren();
    if (isOpen && views.length) element("view").replaceChildren(make("p", { class: "faint" }, word("hidden")));
    else if (!isOpen && views.length) show(views, views.length - 1, frame);
    element("back").disabled = index === 0;
    element("next").disabled = index === recording.frames.length - 1;
  }

  function question({ question, said }, number) {
    const choices = [...question.items, ...question.choices].map((item) =>
      make("div", { class: "row choice" }, make("span", { class: "faint" }, item.label), make("div", {}, Workbook.prose(item.blocks, code))));
    const reveal = () => { answered = number + 1; draw(); };
    const heading = make("h2", { hidden: !question.title.length }, question.place ? `${question.place}  ` : "", Workbook.inlines(question.title));
    return make("div", { class: "question" }, heading,
      Workbook.prose(question.blocks, code), choices,
      number < answered ? said.map((text) => make("pre", {}, text)) : make("button", { type: "button", class: "main", onclick: reveal }, word("showAnswer")));
  }

  function show(views, step, frame) {
    const view = views[step], last = views[views.length - 1];
    const hooks = {
      point: (id) => Workbook.mark(stage, "pointed", id),
      choose: (id) => {
        Workbook.mark(stage, "chosen", id);
        element("details").replaceChildren(...Workbook.details(view, id, view === last ? frame.reasons[id] : undefined));
      },
    };
    const device = Workbook.device(1, hooks);
    device.show(view);
    element("view").replaceChildren(device.element);
    element("details").replaceChildren();
    Workbook.treeDrawer(element("trees"), hooks)(view);
    element("looks").replaceChildren(...view === last ? Workbook.looks(frame.scene.looks) : []);
    // Where there were too many steps to record each, those left out show the last.
    const shown = step === views.length - 1 ? last.steps.length - 1 : step;
    element("steps").replaceChildren(Workbook.steps(last, (step) => show(views, Math.min(step, views.length - 1), frame), shown));
  }

  function go(to) {
    [index, answered] = [to, 0];
    history.replaceState(null, "", `#${index + 1}`);
    draw();
    scrollTo(0, 0);
  }

  Workbook.applyWords(recording.menu);
  document.title = element("title").textContent = recording.title;
  element("back").onclick = () => go(index - 1);
  element("next").onclick = () => go(index + 1);
  const setAppearance = (name) => { document.documentElement.dataset.appearance = name; };
  setAppearance(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  element("appearance").onclick = () => setAppearance(document.documentElement.dataset.appearance === "dark" ? "light" : "dark");
  draw();
})();
