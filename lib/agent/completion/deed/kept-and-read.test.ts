import { expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";

const url = "https://board.test/";
const list = (...items: string[]) => `list "Things"\n${items.map((name) => `  item "${name}"`).join("\n")}`;
const board = (...columns: string[]) =>
  aPage(columns.map((name) => `region "${name}"\n  heading:2 "${name}"\n  button "Leak"`).join("\n"), {
    url,
  });
const page = (outline: string, text?: string) =>
  aPage(`button "Do it" #go\n${outline}`, { url, ...(text === undefined ? {} : { text }) });

/** What a fresh load says of what was kept when `Do it` was pressed: whether it holds, is lost, or tells nothing. */
function read(goal: string, then: PageSnapshot, now: PageSnapshot, fresh: PageSnapshot): string {
  const deed = anAction({
    action: { name: "click", args: ["go"] },
    target: { id: "go", role: "button", name: "Do it", path: "" },
    urlAtAction: url,
  });
  const kept = keptAfter(deed, { goal, before: then, after: now });
  const { held, lost } = readKept(kept, fresh, goal);
  return `${held.length > 0 ? "holds" : ""}${lost.length > 0 ? "lost" : ""}` || "nothing";
}

const votes = (count: number) => page('heading "Poll"', `Dawn ${count} votes`);
const three = (...names: string[]) => page(list(...names));
const invoice = (said: string) => page(list(`INV-7 Ida ${said}`, "INV-8 Bo Open"));
const prices = (shift: number, ...more: string[]) =>
  page(list(`ASML ${240 + shift}`, `ORCL ${280 + shift}`, ...more.map((name) => `${name} ${100 + shift}`)));

it.each<[string, string, PageSnapshot, PageSnapshot, PageSnapshot, string]>([
  [
    "a post that is only proposed when it is loaded anew",
    "Give Ida Lind the job of chair",
    three("Chair Vacant", "Clerk Bo"),
    three("Chair Ida Lind", "Clerk Bo"),
    three("Chair Vacant (proposed: Ida Lind)", "Clerk Bo"),
    "lost",
  ],
  [
    "a post that is held when it is loaded anew",
    "Give Ida Lind the job of chair",
    three("Chair Vacant", "Clerk Bo"),
    three("Chair Ida Lind", "Clerk Bo"),
    three("Chair Ida Lind since May", "Clerk Bo"),
    "holds",
  ],
  ["a count that grew, and stays", "Vote for 'Dawn'", votes(8), votes(9), votes(9), "holds"],
  ["a count that went on meanwhile", "Vote for 'Dawn'", votes(8), votes(9), votes(11), "nothing"],
  [
    "an order that stays",
    "Move 'Coins' to the top",
    three("Rain", "Dawn", "Coins"),
    three("Coins", "Rain", "Dawn"),
    three("Coins", "Rain", "Dawn"),
    "holds",
  ],
  [
    "an order that is as it was",
    "Move 'Coins' to the top",
    three("Rain", "Dawn", "Coins"),
    three("Coins", "Rain", "Dawn"),
    three("Rain", "Dawn", "Coins"),
    "lost",
  ],
  [
    "an order of which one is gone",
    "Move 'Coins' to the top",
    three("Rain", "Dawn", "Coins"),
    three("Coins", "Rain", "Dawn"),
    three("Coins", "Dawn"),
    "nothing",
  ],
  [
    "a word that it is done",
    "Archive INV-7",
    invoice("Open"),
    invoice("Archived"),
    invoice("Archived"),
    "holds",
  ],
  [
    "a word that is taken back",
    "Archive INV-7",
    invoice("Open"),
    invoice("Archived"),
    invoice("Open"),
    "lost",
  ],
  [
    "a word that is denied by then",
    "Archive INV-7",
    invoice("Open"),
    invoice("Archived"),
    invoice("Could not be archived"),
    "lost",
  ],
  [
    "a word that was denied at once",
    "Pay INV-7",
    invoice("Open"),
    invoice("Not paid"),
    invoice("Not paid"),
    "nothing",
  ],
  [
    "a card that is pressed as a whole, in its column",
    "Move the card 'Leak' to Done",
    board("Open"),
    board("Done"),
    board("Done"),
    "holds",
  ],
  [
    "such a card elsewhere",
    "Move the card 'Leak' to Done",
    board("Open"),
    board("Done"),
    board("Recent"),
    "nothing",
  ],
  ["an entry whose number runs", "Add 'NVO'", prices(0), prices(1, "NVO"), prices(2, "NVO"), "holds"],
  ["an entry that is gone", "Add 'NVO'", prices(0), prices(1, "NVO"), prices(2), "lost"],
])("of %s", (_, goal, then, now, fresh, expected) => {
  expect(read(goal, then, now, fresh)).toBe(expected);
});

const candles = (count: string) => page('heading "Goods"', `Beeswax candle\n${count}`);
it.each<[string, string, string]>([
  ["Book in 12 of 'Beeswax candle'", "42", "holds"],
  ["Book in 12 of 'Beeswax candle'", "30", "nothing"],
  ["Set 'Beeswax candle' to 12", "42", "nothing"],
])("%s: a count that grew by what was entered, and is %s on a fresh load, %s", (goal, fresh, expected) => {
  const deed = anAction({ target: { id: "go", role: "button", name: "Do it", path: "" }, urlAtAction: url });
  const entered = [
    { kind: "element_value" as const, element: { role: "textbox", name: "Pieces" }, value: "12" },
  ];
  const kept = keptAfter(deed, { goal, before: candles("30"), after: candles("42"), entered });
  const { held, told } = readKept(kept, candles(fresh), goal);
  const isKept = held.some((text) => text.includes("by 12")) && told.includes("by 12");
  expect(isKept ? "holds" : "nothing").toBe(expected);
});

it("a control that is gone with the heading over it tells nothing", () => {
  const used = [{ role: "button", name: "Turn off", place: "Ines", under: "Email" }];
  const kept = { shown: [], awaited: [], lines: [], used };
  const of = (heading: string) => aPage(`heading:2 "${heading}"\n${list("Ines")}`);
  expect(readKept(kept, of("Email"), "Turn it off for Ines").held).toHaveLength(1);
  expect(readKept(kept, of("Text"), "Turn it off for Ines").held).toHaveLength(0);
});

it("an entry whose name others bear, that is back when it is loaded anew", () => {
  const beds = (...names: string[]) =>
    aPage(names.map((name) => `item "${name}"\n  button "Cancel" #${name.replace(/\W/g, "")}`).join("\n"), {
      url,
    });
  const [watering, weeding] = ["Rosa, watering", "Rosa, weeding"];
  const deed = anAction({
    action: { name: "click", args: ["Rosawatering"] },
    target: { id: "Rosawatering", role: "button", name: "Cancel", path: `item:${watering}` },
    urlAtAction: url,
  });
  const goal = "Cancel Rosa's watering";
  const kept = keptAfter(deed, { goal, before: beds(watering, weeding), after: beds(weeding) });
  expect(readKept(kept, beds(watering, weeding), goal).lost).toHaveLength(1);
  expect(readKept(kept, beds(weeding), goal).lost).toHaveLength(0);
});
