import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { stateTold } from "./state-told";

const paid = "Mark invoice INV-2043 as paid";
const told = (goal: string, ...entries: string[]) =>
  stateTold({
    task: aTask({ goal }),
    snapshot: aPage(`list\n${entries.map((name) => `  item "${name}"`).join("\n")}`),
  });

it.each<[string, string, string[], string[]]>([
  ["its entry says so", paid, ["INV-2042 Open", "INV-2043 Paid"], ['"INV-2043" is "paid"']],
  ["its entry says something else", paid, ["INV-2042 Paid", "INV-2043 Open"], []],
  ["one of its entries says something else", paid, ["INV-2043 Paid", "INV-2043 Open"], []],
  ["it is not listed", paid, ["INV-2042 Paid"], []],
  [
    "the command was carried out",
    'Publish "Five knots"',
    ["Five knots Published"],
    ['"Five knots" is "published"'],
  ],
  ["the command was not carried out", 'Publish "Five knots"', ["Five knots Draft"], []],
  ["it is denied", 'Start the job "Nightly"', ["Nightly Not running"], []],
  ["it goes on", 'Start the job "Nightly"', ["Nightly Running"], ['"Nightly" is "running"']],
  ["it is a part of its name", 'Launch the line "Running shoes"', ["Running shoes Paused"], []],
  ["it waits for that", 'Publish "Five knots"', ["Five knots Published pending"], []],
  [
    "it is an amount, which may stand there for something else",
    'Set "Olive oil" to "6"',
    ["Olive oil 6"],
    [],
  ],
])("what a list says of a thing: %s", (_, goal, entries, expected) => {
  expect(told(goal, ...entries)).toEqual(expected);
});

it.each<[string, string[], string[]]>([
  ["its own entry", ["Five knots Crew Sent", "Log Draft"], ['"Five knots" is "sent"']],
  ["another entry", ["Five knots All Sent", "Log Crew Sent"], []],
  ["none", ["Five knots All Sent", "Log Draft"], []],
])("what was chosen for it on a page before is said by %s", (_, entries, expected) => {
  const outline = `list\n${entries.map((name) => `  item "${name}"`).join("\n")}`;
  const ground = { task: aTask({ goal: 'Send "Five knots" to "Crew"' }), snapshot: aPage(outline) };
  expect(stateTold(ground, [], ["Crew"])).toEqual(expected);
});

it.each<[string, string[]]>([
  ["Archive", ['"North Pier" is "Archive"']],
  ["Current", []],
  ["Current and archived", []],
  ["To archive", []],
])("what a list says of a thing that stands under %s", (heading, expected) => {
  const snapshot = aPage(`heading:2 "${heading}"\nlist ""\n  item "North Pier (2023)"`);
  expect(stateTold({ task: aTask({ goal: "Archive the project North Pier." }), snapshot })).toEqual(expected);
});

it.each<[string, string[]]>([
  ["Running", ['"Half mile" is "running"']],
  ["Running plans", []],
])("what a list says of a thing that was started and stands under %s", (heading, expected) => {
  const snapshot = aPage(`heading:2 "${heading}"\nlist ""\n  item "Half mile"`);
  expect(stateTold({ task: aTask({ goal: 'Start the plan "Half mile"' }), snapshot })).toEqual(expected);
});

it.each<[string, string, string, string[]]>([
  ["says the state", 'heading:1 "North Pier"', "State: archived", ['"North Pier" is "archived"']],
  ["says another one", 'heading:1 "North Pier"', "State: active", []],
  ["is headed by another thing", 'heading:1 "North Pier West"', "State: archived", []],
  ["says it of several", 'heading:1 "North Pier"', "State: archived\nState: active", []],
  ["says it in its menu", 'heading:1 "North Pier"', "Archived", []],
])("what the page of a thing says of it: it %s", (_, outline, text, expected) => {
  const snapshot = aPage(outline, { text });
  expect(stateTold({ task: aTask({ goal: "Archive the project North Pier." }), snapshot })).toEqual(expected);
});

describe("a thing that something was entered with", () => {
  const goal = "Cancel trip 7731 with the reason 'Fog'";
  const said = (outline: string, text: string, url = "https://quay.test/trips/7731"): string[] =>
    stateTold({ task: aTask({ goal }), snapshot: aPage(outline, { text, url }) }, ["Fog"]);
  const whole = ['"7731" is "cancelled"', '"Fog" is shown'];
  it.each<[string, string, string, string[]]>([
    ["both on its own page", 'heading:1 "Trip 7731"', "Status: Cancelled (Fog)", whole],
    ["both in its entry", 'list\n  item "Trip 7731 Cancelled Fog"\n  item "Trip 7732 Open"', "", whole],
    ["both under labels of their own", 'heading:1 "Trip 7731"', "Status\nCancelled\nReason\nFog", whole],
    [
      "a list to choose the state from",
      'heading:1 "Trip 7731"\ncombobox "Status" ="Open"',
      "Status\nCancelled\nOpen",
      [],
    ],
    ["another reason under its label", 'heading:1 "Trip 7731"', "Status\nCancelled\nReason\nStorm", []],
    ["another state under its label", 'heading:1 "Trip 7731"', "Status\nOpen\nReason\nFog", []],
    ["the state alone", 'heading:1 "Trip 7731"', "Status: Cancelled", []],
    ["the state alone, in its entry", 'list\n  item "Trip 7731 Cancelled"', "", []],
    ["something else that was entered", 'heading:1 "Trip 7731"', "Status: Cancelled (Storm)", []],
    ["more than both", 'heading:1 "Trip 7731"', "Status: Cancelled (Fog) pending", []],
    [
      "both in the entry of another thing",
      'list\n  item "Trip 7730 Cancelled Fog"\n  item "Trip 7731 Open"',
      "",
      [],
    ],
    ["both of another thing", 'heading:1 "Trip 7732"', "Status: Cancelled (Fog)", []],
  ])("is told to be so by %s: %s", (_, outline, text, expected) =>
    expect(said(outline, text)).toEqual(expected),
  );

  it("is not told by what the address says", () => {
    const url = "https://quay.test/trips/7731?reason=Fog";
    expect(said('heading:1 "Trip 7731"', "Status: Cancelled (Fog)", url)).toEqual([]);
  });

  it("is not told where nothing was entered", () => {
    const snapshot = aPage('heading:1 "Trip 7731"', { text: "Status: Cancelled (Fog)" });
    expect(stateTold({ task: aTask({ goal }), snapshot })).toEqual([]);
  });
});

it.each<[string, string, string[]]>([
  ["that with what was chosen", "Status: Closed (Duplicate)", ['"HD-1042" is "closed"']],
  ["that with something else", "Status: Closed (Solved)", []],
  ["that alone", "Status: Closed", []],
  ["something else", "Status: Open", []],
])("the page titled by its number says %s", (_, line, expected) => {
  const heading = "HD-1042: VPN keeps disconnecting";
  const snapshot = aPage(`heading:1 "${heading}"`, { text: `# ${heading}\n${line}` });
  const ground = { task: aTask({ goal: "Close ticket HD-1042 as a duplicate" }), snapshot };
  expect(stateTold(ground, ["Duplicate"])).toEqual(expected);
});

it.each([
  ["of another number", "HD-10421: VPN keeps disconnecting"],
  ["that only speaks of it", "HD-1042 VPN keeps disconnecting"],
])("the page %s says nothing of it", (_, heading) => {
  const snapshot = aPage(`heading:1 "${heading}"`, { text: `# ${heading}\nStatus: Closed (Duplicate)` });
  const ground = { task: aTask({ goal: "Close ticket HD-1042 as a duplicate" }), snapshot };
  expect(stateTold(ground, ["Duplicate"])).toEqual([]);
});

const closed = "Close ticket 3381 with the reason 'Solved'";
it.each<[string, string[], boolean]>([
  ["says it, and what was said with it", ["3379 Wrong sum open", "3381 No export closed: Solved"], true],
  ["says it without that", ["3379 Wrong sum open", "3381 No export closed"], false],
  ["says something else", ["3379 Wrong sum closed: Solved", "3381 No export open"], false],
  ["says that it is not", ["3379 Wrong sum open", "3381 No export not closed: Solved"], false],
  ["stands there twice", ["3381 No export closed: Solved", "3381 No export closed: Solved"], false],
])("a list without markup, in which the part of the thing %s", (_, lines, isTold) => {
  const outline = lines.map((line, at) => `link "${line.slice(0, 13)}" >"/tickets/${at + 1}"`).join("\n");
  const snapshot = aPage(outline, { url: "http://desk.test/tickets", text: lines.join("\n") });
  expect(stateTold({ task: aTask({ goal: closed }), snapshot }, ["Solved"])).toEqual(
    isTold ? ['"3381" is "closed"', '"Solved" is shown'] : [],
  );
});

const byDay = "Reserve the tile cutter for Friday 5 June";
it.each<[string, string, string, string, string[]]>([
  [
    "its entry tells it as well",
    byDay,
    "Reserved tools",
    "Tile cutter: Friday 5 June",
    ['"Friday 5 June" is "Reserved tools"'],
  ],
  ["it is another thing's day", byDay, "Reserved tools", "Hedge trimmer: Friday 5 June", []],
  [
    "all of the page is of it",
    byDay,
    "Reserved cutters",
    "Friday 5 June",
    ['"Friday 5 June" is "Reserved cutters"'],
  ],
  [
    "it is a record that entries do not call so",
    "Reserve a slot for Friday 5 June",
    "Reserved",
    "Hall, Friday 5 June",
    ['"Friday 5 June" is "reserved"'],
  ],
  [
    "the goal names more than the day",
    "Reserve the cutter for Anna on Friday 5 June",
    "Reserved",
    "Anna, Friday 5 June",
    ['"Friday 5 June" is "reserved"', '"Anna" is "reserved"'],
  ],
])("of a thing that is told by its day alone: %s", (_, goal, heading, entry, expected) => {
  const snapshot = aPage(`heading:1 "${heading}"\nlist ""\n  item "${entry}"`);
  expect(stateTold({ task: aTask({ goal }), snapshot })).toEqual(expected);
});
