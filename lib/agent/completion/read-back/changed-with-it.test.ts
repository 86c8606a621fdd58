import { expect, it } from "vitest";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { changedWithIt } from "./changed-with-it";
import { wentWithIt } from "./since-listed";

const url = "https://bikes.test/rates";
const listOf = (...entries: string[]) =>
  aPage(
    `list "Rates"\n${entries
      .map((text, at) => `  item "${text} Edit"\n    button "Edit" #b${at}`)
      .join("\n")}`,
    { url },
  );
const before = ["Mule 29.00", "Big Mule 42.50", "Swallow 14.00", "Marten 14.00"];

const seen = (goal: string, then: string[], now: string[]) => {
  const deed = anAction({ actionId: "deed", urlAtAction: url, ...listedOn(listOf(...then).nodes, "b0") });
  const task = aTask({ goal, history: [deed] });
  return { deed, ground: { task, snapshot: listOf(...now), load: "in_place" as const } };
};

const raise = "Raise the rate of 'Mule' to 34.50 euros";
const off = "Switch off the code 'AUTUMN'";
const codes = ["AUTUMN active", "BOX active", "SPRING active", "FRIENDS off"];
it.each<[string, string, string[], string[], boolean]>([
  ["got the same number", raise, before, ["Mule 34.50", "Big Mule 34.50", ...before.slice(2)], true],
  ["stayed as it was", raise, before, ["Mule 34.50", ...before.slice(1)], false],
  ["counts on by itself", raise, before, ["Mule 34.50", "Big Mule 42.70", ...before.slice(2)], false],
  [
    "got a number that one has that stayed",
    "Lower the rate of 'Mule' to 14.00 euros",
    before,
    ["Mule 14.00", "Big Mule 14.00", ...before.slice(2)],
    false,
  ],
  ["was turned as well", off, codes, ["AUTUMN off", "BOX off", ...codes.slice(2)], true],
  [
    "was to be turned as well",
    "Switch off all codes",
    codes,
    ["AUTUMN off", "BOX off", ...codes.slice(2)],
    false,
  ],
  [
    "lost what only one can be",
    "Make 'AUTUMN' the default code",
    ["AUTUMN", "BOX default", "SPRING", "FRIENDS"],
    ["AUTUMN default", "BOX", "SPRING", "FRIENDS"],
    false,
  ],
  [
    "tells how long ago it was",
    off,
    ["AUTUMN active", "BOX used just now", "SPRING active", "FRIENDS off"],
    ["AUTUMN off", "BOX used a minute ago", "SPRING active", "FRIENDS off"],
    false,
  ],
  ["was added", raise, before, ["Mule 34.50", ...before.slice(1), "Pony 34.50"], false],
])("beside the one that was meant another one %s", (_, goal, then, now, isTold) => {
  const { deed, ground } = seen(goal, then, now);
  expect(changedWithIt(deed, ground)).toBe(isTold);
});

it.each<[string, string, string[], boolean]>([
  ["another number", raise, ["Mule 34.50", "Big Mule 48.00", ...before.slice(2)], true],
  ["the same number", raise, ["Mule 34.50", ...before.slice(1)], false],
  ["how long ago", raise, ["Mule 34.50", "Big Mule 42.50 5 minutes ago", ...before.slice(2)], false],
])("where others are to stay as they are, one tells %s", (_, goal, now, isTold) => {
  const { deed, ground } = seen(goal, before, now);
  expect(changedWithIt(deed, { ...ground, keepsOthers: true })).toBe(isTold);
});

it.each<[string, string, string[], boolean]>([
  ["alone", off, codes.slice(1), false],
  ["with another one", off, codes.slice(2), true],
  ["with others, as all are meant", "Switch off all codes", codes.slice(2), false],
])("an entry went %s", (_, goal, now, isTold) => {
  const { deed, ground } = seen(goal, codes, now);
  expect(wentWithIt(deed, ground)).toBe(isTold);
});

it("the rows of a record that say what was put into their fields were meant all of them", () => {
  const field = (name: string, value: string) => ({
    kind: "element_value" as const,
    element: { role: "textbox" as const, name },
    value,
  });
  const then = ["Room: Aula", "Start: 18:00", "Host: Kim", "Seats: 40"];
  const move = "Put the reading in the 'Chapel', start 19:30, with Ola";
  const put = [field("Room", "Chapel"), field("Start", "19:30"), field("Host", "Ola")];
  const now = ["Room: Chapel", "Start: 19:30", "Host: Ola"];
  const isOther = (of: typeof put, seats: string) => {
    const { deed, ground } = seen(move, then, [...now, seats]);
    return changedWithIt(deed, ground, of);
  };
  expect(isOther(put, "Seats: 40")).toBe(false);
  expect(isOther([], "Seats: 40")).toBe(true);
});

it.each<[string, string[], string[], boolean]>([
  ["each ticked and named", ["3B", "5A", "6C"], ["3B", "5A", "6C"], false],
  ["one of them not ticked", ["3B", "5A"], ["3B", "5A", "6C"], true],
  ["one of them as it was", ["3B", "5A", "6C"], ["3B", "5A"], true],
  ["and none of them yet", ["3B", "5A", "6C"], [], false],
  ["one of them twice", ["3B", "5A", "6C", "3B spare"], ["3B", "5A", "6C", "3B spare"], true],
  ["one of another hall", ["3B", "5A South Hall", "6C"], ["3B", "5A South Hall", "6C"], true],
  ["one not named but for its hall", ["3B", "5A", "6C", "7D"], ["3B", "5A", "6C", "7D"], true],
])("rows that were ticked for the deed read otherwise, %s", (_, ticked, changed, isOther) => {
  const lockers = ["3B", "3B spare", "4C", "5A", "5A South Hall", "6C", "7D"];
  const rows = (say: (locker: string) => string) =>
    aPage(
      `list "Lockers"\n${lockers
        .map(
          (one) =>
            `  item "${one.includes("Hall") ? one : `${one} North Hall`} ${say(one)}"\n    checkbox "Pick ${one}" [unchecked] #b${one}`,
        )
        .join("\n")}`,
      { url },
    );
  const deed = anAction({
    actionId: "deed",
    urlAtAction: url,
    ...listedOn(rows(() => "in use").nodes, "b3B"),
  });
  const task = aTask({ goal: "Archive lockers 3B, 5A and 6C in North Hall", history: [deed] });
  const snapshot = rows((one) => (changed.includes(one) ? "Archived today" : "in use"));
  const entered = ticked.map((one) => ({
    kind: "element" as const,
    element: { role: "checkbox" as const, name: `Pick ${one}` },
    state: "checked" as const,
  }));
  expect(changedWithIt(deed, { task, snapshot, load: "in_place" }, entered)).toBe(isOther);
});
