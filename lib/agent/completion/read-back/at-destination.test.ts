import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Evidence } from "@/lib/contracts/verdict";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aReport, aTask, aVerdict } from "@/tests/support/a-task";
import { entryAtDestination, foundAgain, isDestination } from "./at-destination";

const goal = "Put 2 jars of Chestnut honey in the basket";
const opened = anAction({
  actionId: "opened",
  target: { id: "1", role: "link", name: "Chestnut honey", path: "" },
});
const mug = anAction({ actionId: "mug", target: { id: "3", role: "link", name: "Enamel mug", path: "" } });
const deed = anAction({ actionId: "deed", target: { id: "2", role: "button", name: "Add", path: "" } });
const entered: Entered[] = [
  { kind: "element_value", element: { role: "textbox", name: "Quantity" }, value: "2" },
];
const found = (outline: string, history: ActionRecord[] = [opened, deed]) =>
  entryAtDestination(
    deed,
    entered,
    aGround({
      task: aTask({ goal, history }),
      snapshot: aPage(outline),
      load: "elsewhere",
    }),
  ).length > 0;
const basket = (...entries: string[]) =>
  `heading:1 "Basket"\nlist\n${entries.map((name) => `  item "${name}"`).join("\n")}`;

it.each<[string, string, boolean]>([
  ["its one entry, with all of it", basket("1 × Candle", "2 × Chestnut honey"), true],
  ["another amount", basket("3 × Chestnut honey"), false],
  ["it twice", basket("2 × Chestnut honey", "2 × Chestnut honey"), false],
  ["another thing", basket("2 × Heather honey"), false],
  ["another place", basket("2 × Chestnut honey").replace("Basket", "Wish list"), false],
])("where it was to go there is %s", (_, outline, isThere) => {
  expect(found(outline)).toBe(isThere);
});

it("is told by what was opened on the way", () => {
  expect(found(basket("2 × Chestnut honey"), [deed])).toBe(false);
});

it.each<[string, string, string, boolean]>([
  ["it", "Chestnut honey", "2 × Chestnut honey, 340 g: £22.00", true],
  ["another amount", "Chestnut honey", "3 × Chestnut honey, 340 g: £33.00", false],
  ["what is called by more words", "Chestnut honey", "2 × Chestnut honey with comb, 280 g", false],
  ["what another entry was called", "Heather honey", "2 × Heather honey, 340 g", false],
])("where the control stood in the entry of the thing, %s is told there", (_, usedIn, entry, isTold) => {
  const ground = aGround({
    task: aTask({ goal: "Put two jars of chestnut honey in the basket", history: [deed] }),
    snapshot: aPage(basket("1 × Candle", entry)),
    load: "elsewhere",
  });
  expect(entryAtDestination(deed, entered, ground, usedIn).length > 0).toBe(isTold);
  expect(entryAtDestination(deed, entered, ground)).toEqual([]);
});

it("is found on the page that the deed led to and that was loaded anew, too", () => {
  const ground = aGround({
    task: aTask({ goal: "Add two enamel mugs to the basket", evidenceGathered: true, history: [mug, deed] }),
    snapshot: aPage(basket("2 × Enamel mug")),
    load: "in_place",
  });
  const isFound = (isElsewhere: boolean): boolean =>
    foundAgain(deed, entered, ground, { isLookUp: false, isElsewhere }).length > 0;
  expect([isFound(true), isFound(false)]).toEqual([true, false]);
});

it.each<[string, string, boolean]>([
  ["one of them", "2 × Enamel mug, Blue", true],
  ["another amount", "4 × Enamel mug, Blue", false],
  ["another thing", "2 × Enamel bowl, Blue", false],
])("what the goal names in the plural is listed as %s", (_, entry, isThere) => {
  const ground = aGround({
    task: aTask({ goal: "Add two enamel mugs in blue to the basket", history: [mug, deed] }),
    snapshot: aPage(basket(entry)),
  });
  expect(entryAtDestination(deed, entered, ground).length > 0).toBe(isThere);
});

it.each<[string, string, boolean, boolean]>([
  ["Add milk to my Errands", "Errands", false, true],
  ["Put milk in the basket", "Basket", false, false],
  ["Put milk in the basket", "Basket", true, true],
  ["Put milk in the shopping bag", "Your bag", true, true],
  ["Put milk in the basket", "Shop", true, false],
  ["Buy milk", "Milk", true, false],
])("%s: %s (also in and on: %s) is the place: %s", (wish, heading, at, isIt) => {
  expect(isDestination(aPage(`heading:1 "${heading}"`), wish, at)).toBe(isIt);
});

it.each([
  ["a thing that is moved", "Move plan-7.xlsx to the Archive folder", true],
  ["a thing that may have been there all along", "Add plan-7.xlsx to the Archive folder", false],
  ["a thing that went elsewhere", "Move plan-7.xlsx to the Work folder", false],
])("what stands in the place proves it for %s: %s", (_, wish, isThere) => {
  const ground = {
    task: aTask({ goal: wish, history: [deed] }),
    snapshot: aPage('heading:1 "Archive"\nlist\n  item "plan-7.xlsx"'),
    report: aReport(),
    load: "elsewhere" as const,
    evidence: (item: Omit<Evidence, "id">) => ({ ...item, id: "e" }),
  };
  expect(entryAtDestination(deed, [], ground).length > 0).toBe(isThere);
});

it.each<[string, string, boolean]>([
  ["all that the goal names", "Thu 26 November 14:30 Marta, Jonas Weber", true],
  ["another time", "Thu 26 November 16:00 Marta, Jonas Weber", false],
  ["a part of it", "Marta, Jonas Weber", false],
])("the entry that was looked for has %s", (_, entry, isFound) => {
  const wish = "Book a haircut with Marta on 26 November at 14:30 for Jonas Weber";
  const name: Entered = { kind: "element_value", element: { name: "Your name" }, value: "Jonas Weber" };
  const ground = (gathered: boolean) => ({
    task: aTask({ goal: wish, evidenceGathered: gathered }),
    snapshot: aPage(`heading:1 "Appointments"\nlist\n  item "${entry}"`),
    report: aReport(),
    load: "elsewhere" as const,
    evidence: (item: Omit<Evidence, "id">) => ({ ...item, id: "e" }),
  });
  expect(foundAgain(deed, [name], ground(true), { isLookUp: true }).length > 0).toBe(isFound);
  expect(foundAgain(deed, [name], ground(false), { isLookUp: true })).toEqual([]);
  expect(foundAgain(deed, [name], ground(true), { isLookUp: false })).toEqual([]);
});

it("an entry with a name alone may be of another deed", () => {
  const name: Entered = { kind: "element_value", element: { name: "Your name" }, value: "Jonas Weber" };
  const ground = {
    task: aTask({ goal: "Book a haircut with Marta for Jonas Weber", evidenceGathered: true }),
    snapshot: aPage('list\n  item "Marta, Jonas Weber"'),
    report: aReport(),
    load: "elsewhere" as const,
    evidence: (item: Omit<Evidence, "id">) => ({ ...item, id: "e" }),
  };
  expect(foundAgain(deed, [name], ground, { isLookUp: true })).toEqual([]);
});

it.each<[string, string[], string[]]>([
  ["is told of it", [], ['"Alba" is "renewed"']],
  ["was told of it before: `renewed 0 times`", ['"Alba" is "renewed"'], []],
])("that the thing is as it was to be %s", (_, saidBefore, expected) => {
  const ground = {
    task: aTask({ goal: "Renew 'Alba'", evidenceGathered: true }),
    snapshot: aPage('list\n  item "Alba Due 4 May, renewed 0 times"'),
    report: aReport(),
    load: "in_place" as const,
    evidence: (item: Omit<Evidence, "id">) => ({ ...item, id: "e" }),
  };
  expect(foundAgain(deed, [], ground, { isLookUp: false, saidBefore })).toEqual(expected);
});

it("what was deleted on a page of its own is looked for in the list that it was opened from", () => {
  const url = "http://jobs.test/jobs";
  const opened = anAction({
    urlAtAction: url,
    action: { name: "click", args: ["4"] },
    target: { id: "4", role: "link", name: "Night baker", path: "list/item:Night baker" },
  });
  const ground = {
    task: aTask({ goal: "Delete the job 'Night baker'", history: [opened], evidenceGathered: true }),
    snapshot: aPage('list\n  item "Day baker"\n    link "Day baker"', { url }),
    report: aReport(),
    load: "elsewhere" as const,
    evidence: (item: Omit<Evidence, "id">) => ({ ...item, id: "e" }),
  };
  expect(foundAgain(deed, [], ground, { isLookUp: false })).toEqual(['"Night baker" is not shown']);
});

it("all of it in one entry of the page that the deed led to is told, unless its address says it", () => {
  const wish = "Book a haircut with Marta on 26 November at 14:30 for Jonas Weber";
  const name: Entered = { kind: "element_value", element: { name: "Your name" }, value: "Jonas Weber" };
  const told = (url: string): boolean =>
    foundAgain(
      deed,
      [name],
      aGround({
        task: aTask({ goal: wish, evidenceGathered: true }),
        snapshot: aPage('list\n  item "Thu 26 November 14:30 Marta, Jonas Weber"', { url }),
        load: "in_place",
      }),
      { isLookUp: false, isElsewhere: true },
    ).length > 0;
  expect([told("https://cuts.test/booked"), told("https://cuts.test/booked?for=Jonas+Weber")]).toEqual([
    true,
    false,
  ]);
});

it.each<[string, string, boolean]>([
  ["all of it", "214 Ida Falk 2", true],
  ["another number", "214 Ida Falk 1", false],
  ["another room", "212 Ida Falk 2", false],
])("what was entered on the pages before is found where the work began with %s", (_, row, isThere) => {
  const chosen = anAction({
    actionId: "cards",
    action: { name: "setValue", args: ["7", "2"] },
    target: { id: "7", role: "textbox", name: "Key cards", path: "" },
    urlAtAction: "http://inn.test/arrivals/62/keys",
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element: { role: "textbox", name: "Key cards" }, value: "2" }],
    },
  });
  const last = { ...deed, urlAtAction: "http://inn.test/arrivals/62/review" };
  const ground = aGround({
    task: aTask({
      goal: "Check in Ida Falk into room 214 with 2 key cards",
      evidenceGathered: true,
      history: [chosen, last],
    }),
    snapshot: aPage(`table\n  row "207 Bo Lind 1"\n  row "${row}"`, { url: "http://inn.test/" }),
    load: "elsewhere",
  });
  expect(foundAgain(last, [], ground, { isLookUp: true }).length > 0).toBe(isThere);
});

it.each<[string, string, boolean]>([
  ["in the goal's words", "3 × BP-220 Job 1187", true],
  ["for another one", "3 × BP-220 Job 1185", false],
  ["in another number", "2 × BP-220 Job 1187", false],
  ["where it waits", "3 × BP-220 Job 1187 pending", false],
])("an option that says more than the goal is told %s", (_, row, isThere) => {
  const chosen: Entered = {
    kind: "element_value",
    element: { role: "combobox", name: "Job" },
    value: "1187 · Octavia, Mr Brandt",
  };
  const count: Entered = { ...chosen, element: { role: "textbox", name: "Quantity" }, value: "3" };
  const ground = aGround({
    task: aTask({ goal: "Order 3 sets of BP-220 for job 1187", evidenceGathered: true }),
    snapshot: aPage(`table\n  row "1 × TB-077 Job 1188"\n  row "${row}"`),
    load: "elsewhere",
  });
  expect(foundAgain(deed, [chosen, count], ground, { isLookUp: true }).length > 0).toBe(isThere);
});
