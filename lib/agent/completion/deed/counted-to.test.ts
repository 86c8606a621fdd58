import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { countedTo } from "./counted-to";

const page = (ropes: number, nets = 0, other = "Nets") =>
  aPage(
    [
      ["Long rope", ropes, "rope"],
      [other, nets, "net"],
    ]
      .map(
        ([name, count, id]) =>
          `region "${name}"\n  button "Fewer: ${name}" #${id}-less\n  status "${count}"\n  button "More: ${name}" #${id}-more`,
      )
      .join("\n"),
  );
const press = (id = "rope-more", name = "More: Long rope") =>
  anAction({ target: { id, role: "button", name, path: "region:Long rope" } });
const times = (count: number) => Array.from({ length: count }, () => press());
const goal = "Add two long ropes to order QX-7";

it.each<[string, ReturnType<typeof page>, ReturnType<typeof page>, number, string, boolean]>([
  ["from none to what the goal says", page(1), page(2), 2, goal, true],
  ["the same in digits", page(1), page(2), 2, "Add 2 long ropes to order QX-7", true],
  ["to what the number is to become", page(4), page(5), 1, "Set the long ropes to 5", true],
  ["not from some, of which more were to come", page(1), page(2), 1, goal, false],
  ["not short of it", page(0), page(1), 1, goal, false],
  ["not by more than the press", page(0), page(2), 2, goal, false],
  ["not of what the goal does not name", page(1), page(2), 2, "Add two nets to order QX-7", false],
  ["not of what it names otherwise", page(1), page(2), 2, "Add two ropes to order QX-7", false],
  ["not by a number for something else", page(1), page(2), 2, "Add a long rope for our 2 boats", false],
  [
    "not where a place that is called alike stood there before",
    page(1, 2, "Long rope with hook"),
    page(2, 2, "Long rope with hook"),
    2,
    goal,
    false,
  ],
])("a number that was counted %s", (_, then, now, presses, wording, isTold) => {
  const kept = countedTo(press(), times(presses), then, now, wording);
  expect(kept).toEqual(
    isTold
      ? [
          {
            kind: "element",
            element: { role: "status", name: /5/.test(wording) ? "5" : "2", place: "Long rope" },
            state: "present",
          },
        ]
      : [],
  );
});

it("by a control that counts, and no other", () => {
  const save = press("rope-more", "Save");
  expect(countedTo(save, [save, save], page(1), page(2), goal)).toEqual([]);
  expect(countedTo(press("gone"), times(2), page(1), page(2), goal)).toEqual([]);
});

const oven = (degrees: string, more = "") =>
  aPage(
    `region "Oven"\n  button "Oven: one step less" #less\n  textbox:number "Oven heat" [readonly] ="${degrees}"${more}\n  button "Keep" #keep\nregion "Grill"\n  button "Keep" #grill`,
  );
const pressed = (id: string, name: string, part: string) =>
  anAction({ target: { id, role: "button", name, path: `region:${part}` } });
const less = pressed("less", "Oven: one step less", "Oven");
const keep = pressed("keep", "Keep", "Oven");

it.each<
  [
    string,
    ReturnType<typeof oven>,
    ReturnType<typeof anAction>[],
    ReturnType<typeof anAction>,
    string,
    boolean,
  ]
>([
  ["that the goal wants it to become", oven("180"), [less, keep], keep, "Turn the oven down to 180", true],
  ["that it does not want", oven("190"), [less, keep], keep, "Turn the oven down to 180", false],
  ["of another thing", oven("180"), [less, keep], keep, "Turn the heating down to 180", false],
  ["that is said of something else", oven("180"), [less, keep], keep, "Book the oven for 180 rolls", false],
  ["that was not counted to", oven("180"), [keep], keep, "Turn the oven down to 180", false],
  [
    "of another part than the one that is stored",
    oven("180"),
    [less, pressed("grill", "Keep", "Grill")],
    pressed("grill", "Keep", "Grill"),
    "Turn the oven down to 180",
    false,
  ],
  [
    "beside another number",
    oven("180", '\n  textbox:number "Minutes" ="20"'),
    [less, keep],
    keep,
    "Turn the oven down to 180",
    false,
  ],
])(
  "a number that was stored after it was counted is told where it is one %s",
  (_, then, records, deed, wording, isTold) => {
    expect(countedTo(deed, records, then, then, wording)).toEqual(
      isTold
        ? [{ kind: "element_value", element: { role: "textbox", name: "Oven heat" }, value: "180" }]
        : [],
    );
  },
);
