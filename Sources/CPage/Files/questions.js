"use strict";

/// The open question and the open exercise.
///
/// - Parameter session: `ask`, `act`, `show` and `report` of the page.
function makeQuestions(session, { editor, listing }) {
  const { make, word } = Workbook;
  const element = (id) => document.getElementById(id);
  const question = element("question"), exercise = element("exercise");

  let drawnQuestion = "";

  function drawQuestion(scene) {
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
        make("button", { type: "button", onclick: () => session.act(":answer ?") }, word("dontKnow")),
        make("button", { type: "button", onclick: () => session.act(":skip") }, word("skip")),
        asked.hasHints ? make("button", { type: "button", onclick: () => session.act(":hint") }, word("hint")) : ""));
    box.addEventListener("submit", (event) => { event.preventDefault(); const reply = form.reply(); if (reply.trim()) session.act(reply); });
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
      const send = async (text) => { const reply = await session.ask("enter", text); session.report("", reply.outputs); session.show(reply); };
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

  function drawExercise(scene) {
    const open = scene.exercise;
    const text = open ? `${scene.lesson?.id}#${scene.lesson?.section}` : "";
    const hintsLeft = open && open.hintsShown < open.hintCount;
    if (text !== drawnExercise) {
      drawnExercise = text;
      if (!open) return exercise.replaceChildren();
      const check = make("button", { type: "button", class: "main", onclick: async () => {
        const reply = await session.ask("check", own.area.value);
        session.report("", reply.outputs);
        session.show(reply);
      } }, word("check"));
      const own = editor(open.version, { label: "exercise", buttons: [check] });
      const heading = make("h2", {}, word("exercise"), " ", make("span", { class: "correct", id: "solved" }));
      exercise.replaceChildren(make("div", { class: "exercise-box" }, heading, own.element,
        make("p", { class: "buttons" }, make("button", { type: "button", id: "hint", onclick: () => session.act(":hint") }, word("hint")),
          make("button", { type: "button", id: "solution", onclick: () => session.act(":solution") }, word("solution")))));
    }
    if (!open) return;
    element("solved").textContent = open.isSolved ? `✓ ${word("solved")}` : "";
    element("hint").hidden = !hintsLeft;
    element("solution").hidden = !open.hasSolution || (hintsLeft && !open.isSolved);
  }

  return { draw(scene) { drawQuestion(scene); drawExercise(scene); } };
}
