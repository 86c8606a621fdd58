import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import type { Entered } from "./entered";
import { cameSince, entryAwaited, entryOf } from "./entry-awaited";

const url = "https://power.test/readings";
const list = (...items: string[]) =>
  aPage(`\nlist "Readings"${items.map((item) => `\n  item "${item}"`).join("")}`, { url });
const typed = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const chosen = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name },
  value,
});

const goal = "Send in the reading 48213 for meter E-209";
const entered = [chosen("Meter", "Power E-209"), typed("Reading", "48213")];
const before = list("E-209: 47105");

it.each<[string, ReturnType<typeof list>, ReturnType<typeof list>, boolean]>([
  ["an entry that says all of it, and none did before", before, list("E-209: 47105", "E-209: 48213"), true],
  ["none that says all of it", before, list("E-209: 47105", "G-701: 48213"), false],
  ["an entry that said all of it before as well", list("E-209: 48213"), list("E-209: 48213"), false],
  ["two of them", before, list("E-209: 48213", "Today E-209: 48213"), false],
  ["one that says that it failed", before, list("E-209: 48213 failed"), false],
  ["one that waits to be accepted", before, list("E-209: 48213 pending"), false],
])("what was entered is proven by a fresh load with %s", (_, then, now, isThere) => {
  expect(cameSince(entryAwaited(then, entered, goal), now, goal).length > 0).toBe(isThere);
});

it.each<[string, string, Entered[], string[]]>([
  ["a name and a value", goal, entered, ["E-209", "48213"]],
  ["one value, which may be another thing's", "Send in the reading 48213", [typed("Reading", "48213")], []],
  ["nothing where nothing was entered", goal, [], []],
  [
    "a name once that is a part of a value",
    'Add a stop "Old Mill" at 10:30',
    [typed("Name", "Old Mill"), typed("At", "10:30")],
    ["Old Mill", "10:30"],
  ],
])("of what was entered an entry has to say: %s", (_, asked, values, told) => {
  expect(entryAwaited(before, values, asked)).toEqual(told);
});

it("nothing is told by what the page has from its own address", () => {
  const echo = aPage('\nlist "Readings"\n  item "E-209: 48213"', { url: `${url}?meter=E-209&value=48213` });
  expect(cameSince(["E-209", "48213"], echo, goal)).toEqual([]);
});

it.each<[string, string, string[]]>([
  ["what it has a column for", "Team Captain", ["Herons", "Ines Okafor"]],
  ["all of it, where its columns are others", "When Where", ["Herons", "Ines Okafor", "RIV-204"]],
])("of what was entered a table has to say %s", (_, head, told) => {
  const table = aPage(`\ntable\n  row "${head}"\n  row "Mud P. Sato"`, { url });
  const values = [
    typed("Team name", "Herons"),
    typed("Captain", "Ines Okafor"),
    typed("Club code", "RIV-204"),
  ];
  expect(entryAwaited(table, values, "Enter the Herons: captain Ines Okafor, club code RIV-204")).toEqual(
    told,
  );
});

it.each<[string, ReturnType<typeof list>, boolean]>([
  ["it is known where one entry says all of it right after the deed", list("E-209: 48213"), true],
  ["not where none does", before, false],
  ["nor where two do", list("E-209: 48213", "Today E-209: 48213"), false],
])("%s", (_, now, held) => {
  const told = entryAwaited(before, entered, goal);
  expect(entryOf(told, now)).toEqual({ entryAwaited: told, ...(held ? { entryHeld: true } : {}) });
  expect(entryOf([], now)).toEqual({});
});

const meterPage = (title: string, heading: string, ...items: string[]) =>
  aPage(`heading "${heading}"\nlist "Readings"${items.map((item) => `\n  item "${item}"`).join("")}`, {
    url,
    title,
  });
const billed = [typed("Reading", "48213"), typed("Bill to", "Ada Kerr")];

it.each<[string, ReturnType<typeof meterPage>, Entered[], string[]]>([
  ["not what its page is of", meterPage("Meter E-209", "Meter E-209"), billed, ["48213", "Ada Kerr"]],
  [
    "it where only the title says it",
    meterPage("Meter E-209", "Meters"),
    billed,
    ["48213", "Ada Kerr", "E-209"],
  ],
  [
    "it where only a heading says it",
    meterPage("Meters", "Meter E-209"),
    billed,
    ["48213", "Ada Kerr", "E-209"],
  ],
  [
    "it where little else is told",
    meterPage("Meter E-209", "Meter E-209"),
    [typed("Reading", "48213")],
    ["48213", "E-209"],
  ],
])("an entry has to name the thing: %s", (_, then, values, told) => {
  expect(entryAwaited(then, values, goal)).toEqual(told);
});

const cards = (...kept: [title: string, ...entries: string[]][]) =>
  aPage(
    `heading:1 "Chargers"${kept
      .map(
        ([title, ...entries]) =>
          `\nitem "${title} Faults Report"\n  heading:2 "${title}"\n  heading:3 "Faults"\n  list${entries
            .map((entry) => `\n    item "${entry}"`)
            .join("")}\n  button "Report"`,
      )
      .join("")}`,
    { url },
  );

it.each<[string, ReturnType<typeof cards>, boolean]>([
  ["in the card that is headed by the thing", cards(["CP-14", "Cable torn"], ["CP-41"]), true],
  ["in the card of another thing", cards(["CP-14"], ["CP-41", "Cable torn"]), false],
  ["in none of them", cards(["CP-14", "None"], ["CP-41"]), false],
  ["twice in that card", cards(["CP-14", "Cable torn", "Cable torn (new)"], ["CP-41"]), false],
  ["as what could not be kept", cards(["CP-14", "Cable torn, failed"], ["CP-41"]), false],
])("an entry of a list within cards came %s", (_, now, isThere) => {
  const asked = "Report a torn cable at the charger CP-14";
  const told = entryAwaited(cards(["CP-14", "None"], ["CP-41"]), [chosen("Fault", "Cable torn")], asked);
  expect(told).toEqual(["Cable torn", "CP-14"]);
  expect(cameSince(told, now, asked).length > 0).toBe(isThere);
});

it("nothing is awaited that stood in its card before", () => {
  const asked = "Report a torn cable at the charger CP-14";
  expect(entryAwaited(cards(["CP-14", "Cable torn"]), [chosen("Fault", "Cable torn")], asked)).toEqual([]);
});

it.each<[string, string[], string[]]>([
  [
    "need not say a day that the page is of",
    ["Saturday 12 June. 3 places free."],
    ["Ida Falk", "ida@quay.test"],
  ],
  [
    "has to say the day where the page speaks of others",
    ["Saturday 12 June", "No boats on Monday"],
    ["Saturday", "Ida Falk", "ida@quay.test"],
  ],
  ["has to say the day where the page speaks of none", [], ["Saturday", "Ida Falk", "ida@quay.test"]],
])("an entry %s", (_, lines, told) => {
  const page = { ...list("Bo Lind (bo@quay.test)"), title: "Rowing", lines };
  const values = [typed("Name", "Ida Falk"), typed("E-mail", "ida@quay.test")];
  const asked = "Put Ida Falk down for the Saturday rowing, her e-mail is ida@quay.test";
  expect([...entryAwaited(page, values, asked)].sort()).toEqual([...told].sort());
});
