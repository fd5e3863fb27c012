"""The commands that scripts/schemas runs, and the files that they work with."""

import json
import time
from dataclasses import dataclass, field

LESSON = """---
format: 1
id: demo
title: Demo
---
# Colors {#colors}

A color fills its place.

```swift run id=one
Color.red.frame(width: 40, height: 20)
```

```expect of=one show=output
```

```predict of=one
ask: How many colors are there?
answer: find(Color.self).count
why: There is one.
```

## Two {#two .exercise}

Show two colors.

```swift starter
VStack { Color.red }
```

```hint
Add a color.
```

```check
find(Color.self).count == 2 at 200x100 after resize 100x100 | 2 | There are two colors.
```

```swift solution
VStack { Color.red; Color.blue }
```

## Dots {#dots .exercise}

Give the dot a color.

```swift starter
struct Dot: View { var body: some View { EmptyView() } }
```

```swift given vary="n in 1...3"
VStack { ForEach(0..<{{n}}) { _ in Dot() } }
```

```check
find(Dot.self).count == {{n}} | 0 | There are {{n}} dots.
find(Color.self).count == {{n}} | 1 | Each dot has a color.
```

```swift solution
struct Dot: View { var body: some View { Color.red } }
```
"""

RICH = """---
format: 1
id: rich
title: Rich
order: 50
---
# Rich {#rich evidence=engine}

### Small

A **strong** *word*, a [page](https://example.org), an ![image](a.png), a\\
break and `code`.

3. three
4. four

> quoted

| a | b |
|---|---|
| 1 | 2 |

***

    indented

```swift setup
let word = "a"
```

```swift run id=rich do="tap Add"
Button("Add") { print(word) }
```

```expect of=rich show=identity
id 1   Button       Button
id 2   Text "Add"   Button / Text
```
"""

QUIZ = """---
format: 1
id: all
title: Every kind
---
## Single {#single kind=single shuffle=off}

Which is a color?

- [x] Red
- [ ] Tall {misconception=m-tall}

> Red is.

## Multiple {#multiple kind=multiple shuffle=off}

Which are colors?

- [x] Red
- [ ] Tall
- [x] Blue

> Red and blue are.

## Short {#short kind=short}

What is one?

= a color

> A color is.

## Numeric {#numeric kind=numeric}

How many?

```swift run
Color.red
```

= find(Color.self).count

> One.

## Trace {#trace kind=trace}

Which views are there?

```swift run
Color.red
```

= find(Color.self).map { $0.view }

> A color.

## Order {#order kind=order shuffle=off}

Which comes first?

1. Propose
2. Place

> Sizes come before places.

## Match {#match kind=match shuffle=off}

What belongs together?

| color | fruit |
|---|---|
| Red | Cherry |
| Yellow | Lemon |

> By their colors.

## Code {#code kind=code points=2}

Show a color.

```swift starter
Text("a")
```

```check
find(Color.self).count == 1 | 2 | There is one color.
```

```swift solution
Color.red
```

> A color is a view.

## Rubric {#rubric kind=rubric}

Explain colors.

- It names one.
- It names two.
"""

BROKEN_LESSON = "---\nformat: 1\ntitle: No id\n---\n# A\n\nB.\n"
STALE_LESSON = "---\nformat: 1\nid: stale\ntitle: Stale\n---\n# A {#a}\n\nB.\n\n```swift run\nprint(1)\n```\n\n```expect show=output\n2\n```\n"
BROKEN_QUIZ = "---\nformat: 1\nid: bad\ntitle: Bad\n---\n## A {#a kind=numeric}\n\nHow many?\n\n= nothing(3)\n\n> None.\n"

SNIPPET = """import SwiftUI

struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension ContainerValues {
    @Entry var rank = 0
}

struct ContentView: View {
    @State private var count = 0
    @State private var name = ""
    @State private var numbers = [1, 2, 3]

    var title: some View { Text("Title") }

    var body: some View {
        let _ = print("body", count)
        VStack {
            title.accessibilityIdentifier("title").containerValue(\\.rank, 2).foregroundStyle(.red)
            if count > 0 { Text("some") }
            if count > 1 { Color.red } else { Text("few").padding(CGFloat(4 + count * 8)) }
            Button("Add") { withAnimation(.linear(duration: 1)) { count += 1; numbers.reverse() } }
            TextField("Name", text: $name)
            ForEach(numbers, id: \\.self) { number in
                Text("row \\(number)").preference(key: Total.self, value: number)
            }
            ScrollView { Text("short") }
            List { Section("Section") { Text("in it") } }
        }
        .onPreferenceChange(Total.self) { _ in }
    }
}
"""

ENDLESS = "while true {}\n"
ANSWERS = {"single": "red", "multiple": ["red", "blue"], "short": "a color", "numeric": 1, "trace": "Color", "order": ["propose", "place"], "code": "Color.red"}


def write_files(folder):
    day, now = 86_400_000, int(time.time() * 1000)
    answered = {"kind": "answered", "item": "question:all#single", "reply": "a", "max": 1, "context": "review"}
    # Learned in time, then reviewed twice in the past 30 days: remembered, and forgotten.
    events = [
        {"id": f"event-{days}", "time": now - days * day, "verdict": verdict, "score": 1 if verdict == "correct" else 0, **answered}
        for days, verdict in [(90, "correct"), (88, "correct"), (77, "correct"), (20, "correct"), (2, "incorrect")]
    ]
    order = {"item": "question:all#order", "time": now - day}
    events += [
        {"id": "event-order", "kind": "answered", "reply": "b a", "verdict": "incorrect", "score": 0, "max": 1, "context": "review", **order},
        {"id": "event-showed", "kind": "showed", "misconception": "m-tall", **order},
    ]
    lines = [{"format": "workbook-progress", "version": 1}, *events]
    files = {
        "lessons/demo.md": LESSON,
        "lessons/misconceptions.yaml": "format: 1\nmisconceptions:\n  - {id: m-tall, title: Tall is a color., see: demo#colors}\n",
        "lessons/rich.md": RICH,
        "lessons/a.png": "an image",
        "quizzes/all.md": QUIZ,
        "broken/lessons/broken.md": BROKEN_LESSON,
        "broken/quizzes/bad.md": BROKEN_QUIZ,
        "stale/lessons/stale.md": STALE_LESSON,
        "Snippet.swift": SNIPPET,
        "Endless.swift": ENDLESS,
        "Syntax.swift": 'Text("a',
        "Types.swift": 'let number: Int = "a"\nText("a")\n',
        "One.swift": "VStack { Color.red }\n",
        "Dot.swift": "struct Dot: View { var body: some View { Text(\"a\") } }\n",
        "Program/A.swift": '#Preview { One() }\n#Preview("Two") { Text("b") }\n@main struct Main: App { var body: some Scene { WindowGroup { One() } } }\n',
        "Program/Views/B.swift": 'struct One: View { var body: some View { Text("a") } }\n',
        "Program/ko.lproj/Localizable.strings": '"a" = "b"',
        "defaults.json": '{"name": "Ada"}',
        "net/example.com/items.json": "[1]",
        "Faulty/A.swift": 'let number: Int = "a"\n',
        "Faulty/B.swift": "let other = 1\n",
        "Two.swift": "VStack { Color.red; Color.blue }\n",
        "right.json": json.dumps({**ANSWERS, "rubric": "I name one."}),
        "wrong.yaml": "single: tall\nnumeric: wide\nrubric: I do not know.\nunknown: 1\n",
        "faulty.yaml": "- [",
        "in/ada.json": json.dumps(ANSWERS),
        "in/bob.yaml": "- [",
        "in/eve.yaml": f"code: |\n  {ENDLESS}",
        "in/notes.txt": "Not a submission.",
        "events.jsonl": "".join(json.dumps(line) + "\n" for line in lines),
        "faulty.jsonl": '{"format":"workbook-progress","version":1}\n{"kind":"sat"}\n',
    }
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (folder / "binary.swift").write_bytes(b"\xff\x00")
    (folder / "nothing").mkdir()


@dataclass
class Case:
    """A command line, the schema of its output, and its exit status."""

    arguments: str
    schema: str
    status: int = 0
    input: str = ""
    environment: dict = field(default_factory=dict)
    further: tuple = ()
    # Whether it is ended by Ctrl-C after its first line.
    is_interrupted: bool = False

    @property
    def words(self):
        return self.arguments.split() + list(self.further)


def requests(*inputs):
    return "".join(json.dumps({"id": index, "input": text}) + "\n" for index, text in enumerate(inputs, 1))


def asked(*requests):
    return "".join(json.dumps({"scene": True, "styled": True, **request}) + "\n" for request in requests)


# What a front end asks that draws the session.
SCENES = asked(
    {"action": "menu"},
    {"action": "look", "input": "", "styled": None},
    {"action": "try", "input": SNIPPET},
    {"action": "layout"},
    {"input": ":set \\.colorScheme .dark"},
    {"input": ":tap Add"},
    {"input": ":advance 0.5"},
    {"input": ":tap Add"},
    {"input": ":tap Add"},
    {"action": "enter", "input": 'Text("a")'},
    {"action": "enter", "input": "VStack {"},
    {"action": "complete", "input": 'Text("a").padd'},
    {"action": "highlight", "input": "let a = 1"},
    {"action": "nope", "input": ""},
    {"action": "enter"},
    {"action": None, "input": ":open rich"},
    {"action": None, "input": ""},
    {"input": ":open demo"},
    {"input": "1"},
    {"input": ":open demo#two"},
    {"action": "check", "input": "VStack { Color.red; Color.blue }"},
    {"input": ":play"},
    {"input": ":back"},
    {"input": ":quiz all"},
    *({"input": reply} for reply in ["a", "a c", "a color", "1", "Color", "a b", "1a 2b", "Color.red", "I name one.", "1"]),
    {"input": ":review cram"},
    {"input": ":quit"},
)

# The commands in their order: later ones see the progress of earlier ones.

ACTIONS = ["tap \"Add\"", "advance 0.5", "tap \"Add\"", "type TextField \"Ada\"", "scroll ScrollView 10", "resize 200x300", "set count 7"]
NOWHERE = {"XDG_DATA_HOME": "/dev/null"}
CASES = [
    # Wrong usage, whatever the command.
    Case("nope", "diagnostics", 64),
    Case("--nope", "diagnostics", 64),
    Case("run", "diagnostics", 64),
    Case("run Snippet.swift --size 3", "diagnostics", 64),
    Case("run Snippet.swift --fuel 0", "diagnostics", 64),
    Case("author nope", "diagnostics", 64),
    Case("author new lezzon x", "diagnostics", 64),
    Case("quiz all --list --answers right.json", "diagnostics", 64),
    Case("review --cram --stats", "diagnostics", 64),
    Case("progress --csv", "diagnostics", 64),
    Case("grade all", "diagnostics", 64),
    # Snippets.
    Case("run Snippet.swift", "report", further=tuple(word for action in ACTIONS for word in ("--do", action))),
    Case("run -", "report", input='Group { Text("a"); Text("b") }'),
    Case("run -", "report", input="EmptyView()"),
    Case("run -", "report", input='print("no view")'),
    Case("run -", "report", input=""),
    Case("run -", "report", input='Text("é\\u{1}\\n\\"\u2028")'),
    Case("run -", "report", input='ForEach([1, 1], id: \\.self) { Text("\\($0)") }'),
    Case("run -", "report", input='Text("a").padding(1e308).padding(1e308)'),
    Case("run -", "report", 1, input='Text("a")', further=("--do", 'tap "b"')),
    Case("run Syntax.swift", "report", 1),
    Case("run Program", "report", further=("--preview", "Two")),
    Case("run Faulty", "report", 1),
    Case("run Program --locale ko_KR --defaults defaults.json --network net", "report"),
    Case("run Program --locale nowhere", "diagnostics", 64),
    Case("run Program --defaults Types.swift", "diagnostics", 1),
    Case("run Program --network missing", "diagnostics", 66),
    Case("run Program --watch", "diagnostics", 64),
    Case("run Program --list", "preview-list"),
    Case("run Program --preview Three", "diagnostics", 66),
    Case("run nothing", "diagnostics", 66),
    Case("run Types.swift", "report", 1),
    Case("run Endless.swift --fuel 1000", "report", 3),
    Case("run - --views 5", "report", 3, input="ForEach(0..<100) { Text(\"\\($0)\") }"),
    Case("run Nope.swift", "diagnostics", 66),
    Case("run nothing", "diagnostics", 66),
    Case("run binary.swift", "diagnostics", 1),
    Case("run Snippet.swift --input-bytes 10", "diagnostics", 1),
    # Courses and progress, with an empty store.
    Case("list", "list"),
    Case("list --course nothing", "list", 2),
    Case("list --course broken", "list", 2),
    Case("list --course nowhere", "list", 2),
    Case("progress", "progress"),
    Case("progress", "progress", environment=NOWHERE),
    Case("progress export -", "progress-line"),
    Case("review", "review"),
    Case("review --cram", "review"),
    Case("review --stats", "statistics"),
    # Exercises.
    Case("check two Two.swift", "exercise"),
    Case("check demo#two One.swift", "exercise", 1),
    Case("check demo#two Types.swift", "exercise", 1),
    Case("check demo#two -", "exercise", 1, input=""),
    Case("check demo#two Endless.swift --fuel 1000", "exercise", 3),
    Case("check demo#dots Dot.swift", "exercise", 1),
    Case("check demo#three Two.swift", "diagnostics", 66),
    Case("check demo#two Nope.swift", "diagnostics", 66),
    # Quizzes.
    Case("quiz all --list", "quiz-list"),
    Case("quiz bad --list --course broken", "quiz-list", 2),
    Case("quiz all --answers right.json", "quiz-result"),
    Case("quiz all --answers wrong.yaml", "quiz-result", 1),
    Case("quiz all --answers -", "quiz-result", 1, input="{}"),
    Case("quiz all --answers in/eve.yaml", "quiz-result", 3),
    Case("quiz all --answers faulty.yaml", "diagnostics", 1),
    Case("quiz all --answers nope.yaml", "diagnostics", 66),
    Case("quiz all", "quiz-result", 1, input="a\na c\na color\n:quit\n"),
    Case("quiz all", "quiz-result", 1, input=":skip\n" * 9),
    Case("quiz nope", "diagnostics", 66),
    Case("quiz --course nothing", "diagnostics", 64),
    Case("grade all in", "submission", 3),
    Case("grade all nope", "diagnostics", 66),
    Case("grade all nothing", "diagnostics", 66),
    # Sessions.
    Case("", "session", input=""),
    Case(
        "",
        "session",
        input=requests('Text("a")', "VStack {", "}", ":layout", "foo()", ":svg a.svg", ":play 0.5", ":help", ":quiz all", "c", "a", ":skip", ":quit", ":quit"),
    ),
    Case(
        "",
        "session",
        input='{"input": "Text(\\"a\\")"}\n\n{"id": "x", "input": ":tree", "further": [1]}\n{"id": null, "input": ":state"}\nText("a")\n[]\n"x"\n{}\n'
        '{"input": 1}\n{"id": 1.5, "input": ":tree"}\n{"id": true, "input": ":tree"}\n{"id": 99999999999999999999, "input": ":tree"}\n',
    ),
    Case("", "session", 74, input=requests(":quiz all", "a"), environment=NOWHERE),
    Case("learn", "session", input=requests("", "", "", "5", "1", "", "", "VStack { Color.red; Color.blue }", ":check", "", "")),
    Case("learn demo#two", "session", input=requests("VStack {", "Color.red", "Color.blue }", ":hint", ":check One.swift", ":check")),
    Case("learn nope", "diagnostics", 66),
    Case("learn --course nothing", "diagnostics", 66),
    Case("", "session", input=SCENES),
    Case("--language ko", "session", input=asked({"action": "menu"})),
    Case("serve", "serve", is_interrupted=True),
    Case("serve --port 70000", "diagnostics", 64),
    Case("export rich --html rich", "export"),
    Case("export all --html all", "export"),
    Case("export Snippet.swift --html snippet", "export", further=("--do", 'tap "Add"')),
    Case("export rich --html rich", "diagnostics", 1),
    Case("export rich --html rich --force", "export"),
    Case("export nope --html nope", "diagnostics", 66),
    Case("export Types.swift --html types", "diagnostics", 1),
    # Courses and progress again.
    Case("progress import events.jsonl", "progress-import"),
    Case("progress import events.jsonl", "progress-import"),
    Case("progress import faulty.jsonl", "diagnostics", 1),
    Case("progress import nope.jsonl", "diagnostics", 66),
    Case("progress import events.jsonl", "diagnostics", 74, environment=NOWHERE),
    Case("", "session", input=requests(":review cram", "a", "1", ":quit", ":quiz all", "a", ":restart", "a", ":quit", ":quit")),
    Case("list", "list"),
    Case("progress", "progress"),
    Case("review", "review"),
    Case("review --cram", "review"),
    Case("review --stats", "statistics"),
    Case("progress export all.jsonl", "progress-export"),
    Case("progress export all.jsonl", "diagnostics", 1),
    Case("progress export -", "progress-line"),
    # Authoring.
    Case("author check", "author-check"),
    Case("author check --mutate", "author-check"),
    Case("author check --course broken", "author-check", 2),
    Case("author check nope.md", "diagnostics", 66),
    Case("author accept --course stale --dry-run", "author-accept", 1),
    Case("author accept --course stale", "author-accept"),
    Case("author accept --course stale", "author-accept"),
    Case("author accept --course broken", "author-accept", 2),
    Case("author accept nope.md", "diagnostics", 66),
    Case("author preview lessons/demo.md", "author-preview"),
    Case("author preview lessons/demo.md#nope", "diagnostics", 66),
    Case("author schema", "author-schema"),
    Case("author schema --write schemas", "author-schema"),
    Case("author schema nope", "diagnostics", 64),
    Case("author new lesson grids", "author-new"),
    Case("author new quiz grids --course other", "author-new"),
    Case("author new lesson grids", "diagnostics", 1),
    Case("author new lesson #", "diagnostics", 64),
]
