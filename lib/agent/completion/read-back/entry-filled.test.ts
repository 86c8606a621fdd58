import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { entryFilled, entryProlonged } from "./entry-filled";

const url = "https://rota.test/teas";
const goal = "Put Ida Holm down for the teas on 14 June";
const typed = (value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Name" },
  value,
});
const begun = (path: string, at = url) => [
  anAction({
    urlAtAction: at,
    action: { name: "click", args: ["1"] },
    target: { id: "1", role: "link", name: "Sign up", path },
  }),
];
const inRow = begun("table/row:14 June Second Sunday Sign up");
const page = (...rows: string[]) =>
  aPage(`table ""\n${rows.map((row) => `  row "${row}"`).join("\n")}`, { url });
const filled = page("7 June Trinity Olaf Berg", "14 June Second Sunday Ida Holm");

const told = (parts: {
  snapshot?: ReturnType<typeof page>;
  values?: string[];
  history?: typeof inRow;
  asked?: string;
}) => {
  const { snapshot = filled, values = ["Ida Holm"], history = inRow, asked = goal } = parts;
  return entryFilled(values.map(typed), { snapshot, task: { ...aTask(), goal: asked, history } });
};

it("the entry in which the work began says what was entered", () => {
  expect(told({})).toEqual(['"14 June" is "Ida Holm"']);
});

const cut = begun("table/row:14 June Second Sunday after Trinity, at no");
it.each<[string, Parameters<typeof told>[0]]>([
  ["another entry says it", { snapshot: page("7 June Trinity Ida Holm", "14 June Second Sunday") }],
  [
    "two entries have what the goal names",
    { snapshot: page("14 June Second Sunday Ida Holm", "14 June Third Sunday") },
  ],
  ["it said so before", { history: begun("table/row:14 June Second Sunday Ida Holm") }],
  ["the work began in no entry", { history: begun("main") }],
  [
    "the work began on another page",
    { history: begun("table/row:14 June Second Sunday Sign up", "https://rota.test/") },
  ],
  ["it began in an entry of another kind", { history: begun("list/item:14 June Second Sunday Sign up") }],
  ["another entry has the goal's words since", { snapshot: page("Sunday 14 June Ida Holm") }],
  ["a part of it is missing", { values: ["Ida Holm", "2 cakes"] }],
  ["nothing was entered", { values: [] }],
  [
    "the goal names nothing else",
    { asked: "Put Ida Holm down for the teas", snapshot: page("14 June Second Sunday Ida Holm") },
  ],
  ["something was to be taken away", { asked: "Cancel the teas of Ida Holm on 14 June" }],
  ["it waits", { snapshot: page("14 June Second Sunday Ida Holm (pending)") }],
  ["the address carries it", { snapshot: { ...filled, url: `${url}?name=Ida Holm` } }],
  [
    "a number may have stood where the entry is not known",
    { history: cut, values: ["2"], snapshot: page("14 June Second Sunday Ida Holm 2") },
  ],
])("nothing is told where %s", (_, parts) => {
  expect(told(parts)).toEqual([]);
});

it("of a long entry a telling value is told", () => {
  expect(told({ history: cut })).toHaveLength(1);
});

const plots = (title: string, ...rows: string[]) => ({ ...page(...rows), title });
it.each<[string, ReturnType<typeof plots>, number]>([
  ["titles the page", plots("Mill Lane allotments", "14B 130 m² Nadia Okafor", "15 250 m² Dai"), 1],
  ["is said nowhere", plots("Allotments", "14B 130 m² Nadia Okafor", "15 250 m² Dai"), 0],
  ["is said by another entry", plots("Mill Lane", "14B Nadia Okafor", "15 Mill Lane Dai"), 0],
])("a name of the goal that %s", (_, snapshot, count) => {
  const asked = "Give plot 14B at the Mill Lane allotments to Nadia Okafor";
  const history = begun("table/row:14B 130 m² vacant Let");
  expect(told({ snapshot, values: ["Nadia Okafor"], history, asked })).toHaveLength(count);
});

it.each([
  ["3", 1],
  ["2", 0],
])("a long entry is known as a whole where the page said it line by line: %s", (value, count) => {
  const part = { over: "", lines: ["14 June | Second Sunday | 2 | Sign up"] };
  const history = cut.map((record) => ({ ...record, part }));
  const asked = `Put ${value} people down for the teas on 14 June`;
  const snapshot = page(`14 June Second Sunday ${value}`);
  expect(told({ history, values: [value], snapshot, asked })).toHaveLength(count);
});

const loan = (
  row: string,
  asked = "Renew my loan of 'Salt Path' for another three weeks",
  path = "table/row:Salt Path Due 5 June 2026",
) =>
  entryProlonged({
    snapshot: page("Middlemarch Due 2 June 2026", row),
    task: { ...aTask(), goal: asked, history: begun(path) },
  });
it.each<[string, string[], boolean]>([
  ["later by as much as the goal says", loan("Salt Path Due 26 June 2026"), true],
  ["later by less", loan("Salt Path Due 12 June 2026"), false],
  ["as it was", loan("Salt Path Due 5 June 2026"), false],
  ["in another's entry", loan("Salt Mine Due 26 June 2026"), false],
  ["where it waits", loan("Salt Path Due 26 June 2026 (pending)"), false],
  [
    "where it was to go",
    loan("Salt Path Due 26 June 2026", "Cancel the renewal of 'Salt Path' for three weeks"),
    false,
  ],
  [
    "where the work began in another's entry",
    loan("Salt Path Due 26 June 2026", undefined, "table/row:Salt Mine Due 5 June 2026"),
    false,
  ],
  [
    "where the day then is cut",
    loan(
      "Salt Path and other tales Due 26 June 2026",
      undefined,
      "table/row:Salt Path and other tales Due 5 June 2026",
    ),
    false,
  ],
])("a day that the entry tells %s", (_, found, isTold) => {
  expect(found.length > 0).toBe(isTold);
});
