"use strict";

/// The right half of the page: the device with its settings, what is known of the chosen view, and the tabs below.
///
/// - Parameter session: `ask` and `act` of the page.
function makeStage(session) {
  const { make, word } = Workbook;
  const element = (id) => document.getElementById(id);
  const stage = element("stage"), view = element("view"), details = element("details");

  let scene, shown, chosen, drawnView;
  const zoom = () => Number(element("zoom").value);
  const resize = Workbook.latest((width, height, answered) => session.act(`:resize ${width}x${height}`, { gesture: "resize", answered }));
  const scroll = Workbook.latest((id, points, answered) => session.act(`:scroll id ${id} ${Math.round(points)}`, { gesture: "scroll", answered, quietly: ["action-not-taken"] }));
  const isUsed = () => element("interact").checked;
  const hooks = {
    point: (id) => Workbook.mark(stage, "pointed", id),
    choose: (id, place) => use(id, place),
    resize,
    scroll: (id, points) => { if (isUsed()) scroll(id, points); return isUsed(); },
    touch: (id, action) => isUsed() ? session.act(`:${action}`, { quietly: ["action-not-taken"] }) : choose(id),
  };
  const treeHooks = { point: hooks.point, choose: (id) => choose(id) };
  const drawTrees = Workbook.treeDrawer(element("trees"), treeHooks);
  let device;

  function draw(newScene) {
    scene = newScene;
    shown = scene.view;
    element("device-tools").hidden = !shown;
    element("tabs").hidden = !shown;
    const text = JSON.stringify([shown ?? null, scene.looks, zoom()]);
    if (text === drawnView) return;
    drawnView = text;
    if (!shown) {
      view.replaceChildren(make("p", { class: "faint empty" }, word(scene.question ? "hidden" : "noView")));
      for (const id of ["steps", "details", "trees", "layout", "dependencies"]) element(id).replaceChildren();
    } else {
      drawTools();
      drawDevice();
      element("steps").replaceChildren(Workbook.steps(shown, (index) => session.act(`:step ${index}`)));
      if (!shown.resolved.some((node) => node.id === chosen)) chosen = undefined;
      choose(chosen);
      drawTab();
    }
    element("looks").replaceChildren(...Workbook.looks(scene.looks));
  }

  /// What is scrolled stays where it is, whatever is shown in it.
  function drawDevice() {
    const scroller = view.querySelector(".scroller"), place = scroller && [scroller.scrollLeft, scroller.scrollTop];
    if (!scroller || device.zoom !== zoom()) {
      device = { ...Workbook.device(zoom(), hooks), zoom: zoom() };
      view.replaceChildren(device.element);
    }
    device.show(shown);
    if (place) [device.element.scrollLeft, device.element.scrollTop] = place;
  }

  // MARK: Settings of the device

  const settings = { "text-size": "dynamicTypeSize", direction: "layoutDirection" };
  const setting = (path, otherwise) => shown.device.find((setting) => setting.path === path)?.value ?? otherwise;
  const set = (path, value) => session.act(`:set \\.${path} ${value}`);

  function drawTools() {
    [element("width").value, element("height").value] = shown.window;
    element("dark").setAttribute("aria-pressed", String(setting("colorScheme", ".light") === ".dark"));
    for (const [id, path] of Object.entries(settings)) {
      const select = element(id), value = setting(path, select.dataset.otherwise);
      if (![...select.options].some((option) => option.value === value)) select.append(make("option", { value }, value));
      select.value = value;
    }
  }

  /// What is dragged is many steps and is taken back as one.
  function undo() {
    const isResize = (index) => shown?.steps[index]?.startsWith("resize ");
    let last = (shown?.steps.length ?? 0) - 1;
    if (!isResize(last) || !isResize(last - 1)) return session.act(":undo");
    while (isResize(last)) last -= 1;
    return session.act(`:step ${last}`);
  }

  // MARK: Tabs

  const tabs = ["trees", "layout", "dependencies"];
  let tab = "trees";

  function openTab(name) {
    tab = name;
    for (const each of tabs) {
      element(each).hidden = each !== name;
      element(`${each}-tab`).setAttribute("aria-selected", String(each === name));
      element(`${each}-tab`).tabIndex = each === name ? 0 : -1;
    }
    if (shown) drawTab();
  }

  /// What the tab shows is the slowest to draw and the last to be looked at, so the picture comes first.
  function drawTab() {
    requestAnimationFrame(async () => {
      const drawn = shown;
      if (!drawn) return;
      if (tab === "trees") drawTrees(drawn);
      if (tab === "dependencies") element("dependencies").replaceChildren(...Workbook.dependencies(drawn, treeHooks));
      if (tab === "layout") {
        const { layout } = await session.ask("layout", "", { scene: false });
        if (shown === drawn && layout) element("layout").replaceChildren(Workbook.layoutPlayer(layout, drawn, view.querySelector(".device"), zoom()));
      }
      Workbook.mark(stage, "chosen", chosen);
    });
  }

  function startTabs() {
    for (const [index, name] of tabs.entries()) {
      const button = element(`${name}-tab`);
      button.onclick = () => openTab(name);
      button.onkeydown = (event) => {
        const goal = { ArrowRight: index + 1, ArrowLeft: index - 1 }[event.key];
        const next = goal !== undefined && tabs[(goal + tabs.length) % tabs.length];
        if (next) { event.preventDefault(); openTab(next); element(`${next}-tab`).focus(); }
      };
    }
    openTab("trees");
  }

  // MARK: The chosen view

  let whyOf = 0;

  async function choose(id) {
    chosen = id;
    Workbook.mark(stage, "chosen", id);
    const [drawn, asked] = [shown, ++whyOf];
    if (id === undefined || !drawn) return details.replaceChildren();
    const show = (why) => details.replaceChildren(...Workbook.details(drawn, id, why), actions(id));
    show();
    const reply = await session.ask("line", `:why id ${id}`, { scene: false });
    if (asked === whyOf && shown === drawn) show(reply.outputs.map((output) => output.text ?? "").join("\n"));
  }

  /// What the pointer does in the drawing, for the keyboard.
  function actions(id) {
    const points = make("input", { type: "number", value: 40, "aria-label": word("scroll") });
    const text = make("input", { type: "text", "aria-label": word("typeText"), autocomplete: "off" });
    const button = (name, line) => make("button", { type: "button", onclick: () => session.act(line()) }, word(name));
    return make("p", { class: "buttons" }, button("tap", () => `:tap id ${id}`), text, button("typeText", () => `:type id ${id} ${quoted(text.value)}`),
      points, button("scroll", () => `:scroll id ${id} ${points.value}`), button("press", () => `:press id ${id}`));
  }

  const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n")}"`;

  /// A click on the drawing: chooses the view, and where the view is used, taps it, or types into it.
  async function use(id, place) {
    if (!isUsed()) return choose(id);
    const node = shown.resolved.find((node) => node.id === id);
    chosen = id;
    if (["TextField", "SecureField", "TextEditor"].includes(fieldAround(id)?.view)) return typeInto(fieldAround(id));
    const at = outward(id).some((node) => node.view === "Stepper" || node.modifiers.some((modifier) => /gesture/i.test(modifier))) ? ` at ${place}` : "";
    await session.act(`:tap id ${id}${at}`, { quietly: ["action-not-taken"] });
    if (shown && node) choose(shown.resolved.some((node) => node.id === id) ? id : undefined);
  }

  /// The view and those around it, outward.
  function outward(id) {
    const nodes = shown.resolved, found = [];
    let index = nodes.findIndex((node) => node.id === id), depth = nodes[index]?.depth;
    for (; index >= 0; index -= 1) {
      if (nodes[index].depth > depth) continue;
      depth = nodes[index].depth - 1;
      found.push(nodes[index]);
    }
    return found;
  }

  /// The text field that a view is a part of, or the view itself.
  const fieldAround = (id) => outward(id).find((node) => ["TextField", "SecureField", "TextEditor"].includes(node.view));

  /// Whether Return in a field does something, or leaves a field whose focus the program follows.
  const followsReturn = (id) => outward(id).some((node) => node.modifiers.some((modifier) => /^(onSubmit|focused)/.test(modifier)));

  function typeInto(node) {
    const box = view.querySelector(`.box[data-id="${CSS.escape(node.id)}"]`);
    if (!box) return;
    const input = make("input", { class: "typing", type: "text", "aria-label": word("typeText"), autocomplete: "off" });
    const { left, top, width, height } = box.style;
    Object.assign(input.style, { left, top, width, height, minWidth: "8rem", minHeight: "1.6rem" });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") { event.preventDefault(); write(node, input.value); }
      if (event.key === "Escape") input.remove();
    });
    box.closest(".device").append(input);
    input.focus();
  }

  /// Types into a field, and presses Return in it.
  async function write(node, text) {
    await session.act(`:type id ${node.id} ${quoted(text)}`);
    if (node.view !== "TextEditor" && followsReturn(node.id)) await session.act(`:submit id ${node.id}`, { quietly: ["action-not-taken"] });
  }

  const keyNames = {
    ArrowUp: "upArrow", ArrowDown: "downArrow", ArrowLeft: "leftArrow", ArrowRight: "rightArrow", Enter: "return", Escape: "escape", " ": "space",
    Backspace: "delete", Delete: "deleteForward", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown",
  };
  const takesKeys = (node) => node.modifiers.some((modifier) => /^(on(KeyPress|MoveCommand|ExitCommand|DeleteCommand)|keyboardShortcut)/.test(modifier));

  /// Presses a key in the program, where it does something with keys. Tab and what the browser does with Control stay the page's.
  function pressKey(event) {
    if (!shown || !isUsed() || event.ctrlKey || event.altKey || event.isComposing || event.target.matches("input, textarea, select, button")) return;
    const key = keyNames[event.key] ?? ([...event.key].length === 1 ? event.key : undefined);
    if (key === undefined || !shown.resolved.some(takesKeys)) return;
    event.preventDefault();
    session.act(`:key ${event.metaKey ? "command+" : ""}${event.shiftKey && event.key.length > 1 ? "shift+" : ""}${key}`);
  }

  function start() {
    startTabs();
    view.tabIndex = 0;
    view.addEventListener("keydown", pressKey);
    element("undo").onclick = undo;
    element("advance").onclick = () => session.act(":advance 1");
    element("dark").onclick = () => set("colorScheme", element("dark").getAttribute("aria-pressed") === "true" ? ".light" : ".dark");
    for (const [id, path] of Object.entries(settings)) element(id).onchange = () => set(path, element(id).value);
    element("zoom").onchange = () => draw(scene);
    const sides = ["width", "height"].map(element);
    const isSize = () => sides.every((side) => side.value && side.checkValidity());
    for (const side of sides) side.onchange = () => { if (isSize()) resize(...sides.map((side) => side.value)); };
  }

  start();
  return { draw };
}
