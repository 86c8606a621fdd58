import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { readsAsBeforeBut } from "./put-back";

const url = "https://halles.test/carte";
/** Rows of `name | price | on the terrace`, each with the link to its form. */
const card = (...rows: string[]) =>
  aPage(
    `table ""\n${rows
      .map(
        (row, at) =>
          `  row "${row.replaceAll(" | ", " ")} modifier"\n    link "modifier" #l${at} >${url}/${at}`,
      )
      .join("\n")}`,
    { url, text: rows.map((row) => `${row} | modifier`).join("\n") },
  );
const before = ["Espresso | 2,50 € | oui", "Espresso macchiato | 3,10 € | oui", "Thé | 3,40 € | non"];
const after = (...changed: string[]): string[] => before.map((row, at) => changed[at] || row);
const put = (value: string, was: string | undefined): Entered[] => [
  { kind: "element_value", element: { role: "textbox", name: "Prix" }, value, ...(was ? { was } : {}) },
];
const goal = "Mets le prix de l'espresso à 2,80 €";

type Case = { rows: string[]; asked?: string; entered?: Entered[]; link?: string; at?: string };
function told({ rows, asked = goal, entered = put("2,80", "2,50"), link = "l0", at = url }: Case): string[] {
  const opened = anAction({
    actionId: "open",
    urlAtAction: at,
    ...listedOn(card(...before).nodes, link),
  });
  const deed = anAction({ actionId: "deed", urlAtAction: `${url}/0` });
  const task = aTask({ goal: asked, history: [opened, deed] });
  return readsAsBeforeBut(deed, entered, aGround({ task, snapshot: card(...rows), load: "elsewhere" }));
}

const changed = after("Espresso | 2,80 € | oui");
it.each<[string, Case]>([
  ["a price, of a namesake that is called just so", { rows: changed }],
  ["a name that is written out", { rows: changed, asked: 'Set the price of "Espresso" to 2.80' }],
  [
    "an option that was chosen in place of another one",
    {
      rows: after("", "", "Thé | 3,40 € | oui"),
      asked: "Setze Thé auf oui",
      entered: put("oui", "non"),
      link: "l2",
    },
  ],
])("the list reads as it did but for what was changed: %s", (_, parts) => {
  expect(told(parts)).toHaveLength(1);
});

it.each<[string, Case]>([
  ["another cell changed with it", { rows: after("Espresso | 2,80 € | non") }],
  ["it was changed in another entry", { rows: after("", "Espresso macchiato | 2,80 € | oui") }],
  ["another entry changed too", { rows: after("Espresso | 2,80 € | oui", "", "Thé | 2,80 € | non") }],
  ["an entry went", { rows: changed.slice(0, 2) }],
  ["it stands there twice", { rows: [...changed, "Espresso | 2,80 € | oui"] }],
  ["nothing changed", { rows: before }],
  ["another value stands there", { rows: after("Espresso | 2,81 € | oui") }],
  ["it is a part of another number", { rows: after("Espresso | 12,80 € | oui") }],
  ["the field held nothing before", { rows: changed, entered: put("2,80", undefined) }],
  [
    "another value was entered as well",
    { rows: changed, entered: [...put("2,80", "2,50"), ...put("x", "")] },
  ],
  ["the goal means another thing", { rows: changed, asked: "Mets le prix du thé à 2,80 €" }],
  ["the goal counts it up", { rows: changed, asked: "Add 2,80 to the espresso" }],
  ["the form was opened from another entry", { rows: changed, link: "l1" }],
  ["the list was seen at another address", { rows: changed, at: `${url}/soir` }],
])("a list proves no change where %s", (_, parts) => {
  expect(told(parts)).toEqual([]);
});

const rota = (...days: string[]): string[] => days.map((day, at) => `Round ${at + 1} | ${day} | Ida`);
it.each<[string, string[], string[], Entered[], number]>([
  [
    "as its field has it",
    ["2026-12-15", "2026-12-20"],
    ["2026-12-18", "2026-12-20"],
    put("2026-12-18", "2026-12-15"),
    1,
  ],
  [
    "in words",
    ["15 December 2026", "20 May 2027"],
    ["18 December 2026", "20 May 2027"],
    put("2026-12-18", "2026-12-15"),
    1,
  ],
  [
    "with its weekday, in another month",
    ["Thu, Dec 3, 2026", "x"],
    ["Fri, Jan 8, 2027", "x"],
    put("2027-01-08", "2026-12-03"),
    1,
  ],
  [
    "without its year",
    ["Freitag, 4. Dezember", "x"],
    ["Dienstag, 8. Dezember", "x"],
    put("2026-12-08", "2026-12-04"),
    1,
  ],
  ["in figures", ["05.12.2026", "x"], ["18.12.2026", "x"], put("2026-12-18", "2026-12-05"), 1],
  ["with the month first", ["03/04/2026", "x"], ["03/05/2026", "x"], put("2026-03-05", "2026-03-04"), 1],
  ["with the day first", ["04/03/2026", "x"], ["05/03/2026", "x"], put("2026-03-05", "2026-03-04"), 1],
  [
    "with its day and month swapped",
    ["03/04/2026", "x"],
    ["05/03/2026", "x"],
    put("2026-03-05", "2026-03-04"),
    0,
  ],
  [
    "with them swapped where the day stands first",
    ["4/3/2026", "x"],
    ["3/5/2026", "x"],
    put("2026-03-05", "2026-03-04"),
    0,
  ],
  [
    "in place of one that reads alike both ways",
    ["04/04/2026", "x"],
    ["05/03/2026", "x"],
    put("2026-03-05", "2026-04-04"),
    0,
  ],
  [
    "so that it cannot be another, in place of such a one",
    ["04/04/2026", "x"],
    ["15/03/2026", "x"],
    put("2026-03-15", "2026-04-04"),
    1,
  ],
  [
    "as one that reads alike both ways",
    ["03/04/2026", "x"],
    ["03/03/2026", "x"],
    put("2026-03-03", "2026-03-04"),
    1,
  ],
  [
    "without its year, in another month of it",
    ["15 December", "x"],
    ["18 May", "x"],
    put("2026-05-18", "2026-12-15"),
    1,
  ],
  [
    "without its year, which was to change",
    ["15 December", "x"],
    ["18 December", "x"],
    put("2027-12-18", "2026-12-15"),
    0,
  ],
  [
    "without its year, in the next one",
    ["Wed, Dec 30", "x"],
    ["Fri, Jan 8", "x"],
    put("2027-01-08", "2026-12-30"),
    0,
  ],
  [
    "with its year, which was to change",
    ["Dec 30, 2026", "x"],
    ["Jan 8, 2027", "x"],
    put("2027-01-08", "2026-12-30"),
    1,
  ],
  [
    "a day before it",
    ["15 December 2026", "x"],
    ["17 December 2026", "x"],
    put("2026-12-18", "2026-12-15"),
    0,
  ],
  [
    "in place of another day than the field held",
    ["14 December 2026", "x"],
    ["18 December 2026", "x"],
    put("2026-12-18", "2026-12-15"),
    0,
  ],
  [
    "in another entry",
    ["x", "15 December 2026"],
    ["x", "18 December 2026"],
    put("2026-12-18", "2026-12-15"),
    0,
  ],
  [
    "in two entries",
    ["15 May 2026", "15 May 2026"],
    ["18 May 2026", "18 May 2026"],
    put("2026-05-18", "2026-05-15"),
    0,
  ],
  [
    "in another year",
    ["15 December 2026", "x"],
    ["18 December 2027", "x"],
    put("2026-12-18", "2026-12-15"),
    0,
  ],
])("a day that was changed is told %s", (_, then, now, entered, expected) => {
  const opened = anAction({
    actionId: "open",
    urlAtAction: url,
    ...listedOn(card(...rota(...then)).nodes, "l0"),
  });
  const task = aTask({
    goal: 'Change the day of "Round 1"',
    history: [opened, anAction({ actionId: "deed", urlAtAction: `${url}/0` })],
  });
  const ground = aGround({ task, snapshot: card(...rota(...now)), load: "elsewhere" });
  expect(readsAsBeforeBut(task.history[1], entered, ground)).toHaveLength(expected);
});
