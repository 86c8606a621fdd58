import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { halfTurned, partTurned } from "./part-turned";

const url = "http://desk.test/loans";
const field = (value: string, was = "", name = "Due"): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
  was,
});
type Case = { goal?: string; entered?: Entered[]; old?: string[]; over?: string; at?: string };

function told(now: string[], { goal = price, entered = [field("24", "19")], ...rest }: Case = {}): string[] {
  const { old = ["Oak chair | 19.00 € | Kyoto"], over = "# Chairs", at = url } = rest;
  const record = anAction({ urlAtAction: url, part: { over, lines: old } });
  return partTurned(entered, {
    snapshot: aPage("", { url: at, text: now.join("\n") }),
    task: aTask({ goal, history: [record] }),
  });
}
const price = "Raise the price of the Oak chair to 24 €";
const list = ["# Chairs", "Oak chair | 24.00 € | Kyoto", "Elm chair | 19.00 € | Kyoto"];

it("the part that the form was opened from says the new value where the old one stood", () => {
  expect(told(list)).toEqual(['"Oak" is "24"']);
});

const trip = "Change the arrival at Hotel Marina to 5 September 2026";
const stay = ["## Hotel Marina, Piran", "7 September 2026 to 12 September 2026"];
const day = [field("05/09/2026", "07/09/2026")];
const visit = "Move the visit of Ida to Thursday, 11 June 2026 at 15:00";
const slot = [field("2026-06-11", "2026-06-09", "Day"), field("15:00", "10:30", "Time")];
const pause = "Pause the card of Bo from 1 July 2026 to 31 August 2026";
const span = [field("2026-07-01", "", "From"), field("2026-08-31", "", "Until")];
const visits = (line: string, over = "## Thursday 11 June") => ["# Visits", over, line, "## Friday 12 June"];
it.each<[string, string[], Case]>([
  [
    "a day of a range, in other words",
    ["# Trips", "## Hotel Marina, Piran", "5 September 2026 to 12 September 2026"],
    { goal: trip, entered: day, old: stay, over: "" },
  ],
  [
    "in the heading over it and in its line",
    visits("15:00 Check-up (Ida)"),
    { goal: visit, entered: slot, old: ["10:30 Check-up (Ida)"], over: "## Tuesday 9 June" },
  ],
  [
    "where nothing of it stood, with the word of the deed",
    ["# Cards", "Bo | active until 2030 | paused 1.7.2026 to 31.8.2026"],
    { goal: pause, entered: span, old: ["Bo | active until 2030 | in use"], over: "# Cards" },
  ],
])("it is told %s", (_, now, given) => {
  expect(told(now, given)).not.toEqual([]);
});

it.each<[string, string[], Case]>([
  [
    "the span begins later than the goal says",
    ["# Cards", "Bo | active until 2030 | paused to 31.8.2026"],
    { goal: pause, entered: [], old: ["Bo | active until 2030 | in use"], over: "# Cards" },
  ],
  ["it says what it did", ["# Chairs", "Oak chair | 19.00 € | Kyoto"], {}],
  ["it says another number", ["# Chairs", "Oak chair | 42.00 € | Kyoto"], {}],
  ["another part says it", ["# Chairs", "Oak chair | 19.00 € | Kyoto", "Elm chair | 24.00 € | Kyoto"], {}],
  ["the old one stands there still", [...list, "Oak chair | 19.00 € | Kyoto"], {}],
  ["two parts read so", [...list, "Oak chair | 24.00 € | Kyoto"], {}],
  ["something else in it changed as well", ["# Chairs", "Oak chair | 24.00 € | Oslo"], {}],
  ["another number came with it", ["# Chairs", "Oak chair | 24.00 € (was 31) | Kyoto"], {}],
  ["it is yet to be approved", ["# Chairs", "Oak chair | 24.00 € pending | Kyoto"], {}],
  ["the field held another one than it said", list, { entered: [field("24", "21")] }],
  ["it was there before", list, { entered: [field("24", "24")] }],
  ["a second value is not told", list, { entered: [field("24", "19"), field("Oslo", "Kyoto", "Shop")] }],
  ["a box was ticked as well", list, { entered: [field("24", "19"), ticked()] }],
  ["the address carries it", list, { at: `${url}?price=24` }],
  ["the page is another one", list, { at: "http://desk.test/other" }],
  ["the goal names nothing in it", list, { goal: "Raise the price to 24 €" }],
  [
    "the day and the month are the wrong way round",
    ["# Trips", "## Hotel Marina, Piran", "9 May 2026 to 12 September 2026"],
    { goal: trip, entered: day, old: stay, over: "" },
  ],
  [
    "the other day of the range is that one",
    ["# Trips", "## Hotel Marina, Piran", "7 September 2026 to 5 September 2026"],
    { goal: trip, entered: day, old: stay, over: "" },
  ],
  [
    "only the day was stored",
    visits("10:30 Check-up (Ida)"),
    { goal: visit, entered: slot, old: ["10:30 Check-up (Ida)"], over: "## Tuesday 9 June" },
  ],
  [
    "only the time was stored",
    visits("15:00 Check-up (Ida)", "## Tuesday 9 June"),
    { goal: visit, entered: slot, old: ["10:30 Check-up (Ida)"], over: "## Tuesday 9 June" },
  ],
  [
    "it is on another weekday than the date",
    visits("15:00 Check-up (Ida)", "## Friday 11 June"),
    { goal: visit, entered: slot, old: ["10:30 Check-up (Ida)"], over: "## Tuesday 9 June" },
  ],
])("nothing is told where %s", (_, now, given) => {
  expect(told(now, given)).toEqual([]);
});

function ticked(): Entered {
  return { kind: "element", element: { role: "checkbox", name: "Tell the shop" }, state: "checked" };
}

it("nothing is told where another line says more of what the goal does", () => {
  const goal = "Raise the price of the Oak chair in Oslo to 24 €";
  expect(told([...list, "Oak chair | 30.00 € | Oslo"], { goal })).toEqual([]);
});

const shelf = (third: string) => [
  "Rice, 14 kg there, at least 2 bags",
  "Lentils, 9 kg there, at least 30 kg",
  third,
];
const pantry = 'Let the least of the "Rye flour" be 30 kg';
const cards = (
  third: string,
  goal = pantry,
  history = [pressed("Rye flour, 12 kg there, at least 4 bags")],
) => {
  const text = shelf(third).map((name) => `button "${name}"`);
  return partTurned([field("kg", "bags", "Unit")], {
    snapshot: aPage(text.join("\n"), { url, text: shelf(third).join("\n") }),
    task: aTask({ goal, history }),
  });
};
const pressed = (name: string) =>
  anAction({ urlAtAction: url, target: { id: "1", role: "button", name, path: "" } });
const typed = anAction({
  action: { name: "setValue", args: ["2", "30"] },
  target: { id: "2", role: "textbox", name: "At least", path: "form", value: "4" },
  verdict: aVerdict({ outcome: "undecided" }),
});

it("the card that was pressed says the new value and unit, as another one may", () => {
  const history = [pressed("Rye flour, 12 kg there, at least 4 bags"), typed];
  expect(cards("Rye flour, 12 kg there, at least 30 kg", pantry, history)).not.toEqual([]);
  expect(cards("Rye flour, 12 kg there, at least 30 bags", pantry, history)).toEqual([]);
  expect(cards("Rye flour, 12 kg there, at least 4 bags", pantry, history)).toEqual([]);
  expect(cards("Rye flour, 30 kg there, at least 4 bags", pantry, history)).toEqual([]);
});

const pass = "Have my pass for 'Lake pool' run until 9 May instead of 9 April";
it.each<[string, string, string, boolean]>([
  ["the day that the goal wants", pass, "Lake pool | Zone 2 | 9 May 2027", true],
  [
    "the day that the goal wants, in full like the one that it was",
    "Have my pass for 'Lake pool' run until 9 May 2027 rather than 9 April 2027",
    "Lake pool | Zone 2 | 9 May 2027",
    true,
  ],
  ["another day", pass, "Lake pool | Zone 2 | 9 June 2027", false],
  ["that day, and another zone", pass, "Lake pool | Zone 3 | 9 May 2027", false],
  [
    "what it is to be no more",
    "Have my pass for 'Lake pool' run until 9 June instead of 9 May",
    "Lake pool | Zone 2 | 9 May 2027",
    false,
  ],
])("where nothing was entered, the part that was pressed says %s", (_, goal, now, isTold) => {
  const old = ["Lake pool | Zone 2 | 9 April 2027"];
  const held = told(["# Passes", now, "Sea pool | Zone 2 | 9 May 2027"], {
    goal,
    entered: [],
    old,
    over: "# Passes",
  });
  expect(held.length > 0).toBe(isTold);
});

it.each<[string, string, boolean]>([
  ["took on the number and keeps the unit", "Rye flour, 12 kg there, at least 30 bags", true],
  ["took on both", "Rye flour, 12 kg there, at least 30 kg", false],
  ["took on none", "Rye flour, 12 kg there, at least 4 bags", false],
  ["tells the number alone", "Rye flour, 12 kg there, at least 30", false],
])("the card that %s", (_, third, isHalf) => {
  const history = [pressed("Rye flour, 12 kg there, at least 4 bags"), typed];
  const entered = [field("sacks", "bags", "Unit")];
  const text = shelf(third.replace("at least 30 kg", "at least 30 sacks"));
  const snapshot = aPage(text.map((name) => `button "${name}"`).join("\n"), { url, text: text.join("\n") });
  expect(halfTurned(entered, { snapshot, task: aTask({ goal: pantry, history }) })).toBe(isHalf);
});
