import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { choicesIn } from "./choices-from-goal";

const chosen = (goal: string, ...names: string[]): string => {
  const page = aPage(
    `form ""\n${names.map((name, at) => `  radio "${name}" #r${at} [unchecked]`).join("\n")}`,
  );
  return choicesIn(
    goal,
    page.nodes.filter(({ role }) => role === "radio"),
  )
    .map(({ value }) => value)
    .join();
};

it.each<[string, string, string[], string]>([
  [
    "a time that is told to be free",
    "Book the court on Saturday at 10:00",
    ["Friday, 10:00 free", "Saturday, 10:00 free", "Saturday, 11:00 free"],
    "Saturday, 10:00 free",
  ],
  [
    "a time with how many places are left",
    "Book the course on Saturday at 10:00",
    ["Saturday 10:00 (4 left)", "Saturday 11:00 (1 left)"],
    "Saturday 10:00 (4 left)",
  ],
  [
    "none that is taken",
    "Book the court on Saturday at 10:00",
    ["Saturday, 10:00 taken", "Sunday, 11:00 free"],
    "",
  ],
  ["none that is free by its kind", "Choose the plan", ["Plan free", "Plan pro"], ""],
  [
    "an option without what it explains in brackets",
    "Book the late shift",
    ["Early shift (6–14)", "Late shift (14–22)"],
    "Late shift (14–22)",
  ],
  [
    "none of two that only their brackets tell apart",
    "Book the late shift",
    ["Late shift (bar)", "Late shift (till)"],
    "",
  ],
  [
    "the one whose brackets are said, too",
    "Book the late shift at the till",
    ["Late shift (bar)", "Late shift (till)"],
    "Late shift (till)",
  ],
  [
    "the state that the goal says in another word",
    "Report the broken lift in hall B",
    ["Lift noisy", "Lift not working", "Door not closing"],
    "Lift not working",
  ],
  [
    "the state that is worded so where another one is as well",
    "The lift is out of order",
    ["Lift broken", "Lift out of order"],
    "Lift out of order",
  ],
  ["the broken one", "Tell that the pump doesn't work", ["Pump broken", "Pump noisy"], "Pump broken"],
  [
    "none for what is in another state",
    "Report the noisy lift",
    ["Lift not working", "Door not closing"],
    "",
  ],
  ["none for another broken thing", "Report the broken door", ["Lift not working", "Lift noisy"], ""],
  [
    "the day that the goal says, whatever weekday and year stand with it",
    "Book the slipway on 4 June",
    ["Friday 14 June 2027", "Tuesday 4 June 2027"],
    "Tuesday 4 June 2027",
  ],
  ["none of two of one day", "Book the slipway on 4 June", ["4 June 2027 early", "4 June 2027 late"], ""],
  [
    "none of another year",
    "Book the slipway on 4 June 2028",
    ["Tuesday 4 June 2027", "Friday 7 June 2027"],
    "",
  ],
  [
    "none that is said in part",
    "Book the late shift",
    ["Late shift on deck (bar)", "Early shift (till)"],
    "",
  ],
])("chooses %s", (_, goal, names, expected) => {
  expect(chosen(goal, ...names)).toBe(expected);
});

it.each([
  ["Book a table on 14 May at 10:30", "10:30"],
  ["Book a table on 14 May for 30 people", ""],
])("takes the option of a list that stands open which the goal says: %s", (goal, expected) => {
  const { nodes } = aPage('form ""\n  list "Time"\n    option "10:30" #a\n    option "14:30" #b');
  expect(
    choicesIn(goal, [], nodes)
      .map(({ value }) => value)
      .join(),
  ).toBe(expected);
});

it.each<[string, string, string]>([
  [
    "one group where each is an entry of a list of its own",
    "Book cabin 'North 4' for May",
    'list ""\n    item "North 3"\n      radio "North 3" #n3 [unchecked]\n    item "North 4"\n      radio "North 4" #n4 [unchecked]',
  ],
  [
    "one group where each stands in a row",
    "Take the trip North 4",
    'table ""\n    row "North 3 8:00"\n      radio "North 3" #n3 [unchecked]\n    row "North 4 9:00"\n      radio "North 4" #n4 [unchecked]',
  ],
])("radio buttons are %s", (_, goal, outline) => {
  const page = aPage(`form ""\n  ${outline}`);
  const radios = page.nodes.filter(({ role }) => role === "radio");
  expect(choicesIn(goal, radios).map(({ node }) => node.id)).toEqual(["n4"]);
});

it("radio buttons are as many groups as entries where each entry offers several", () => {
  const page = aPage(`form ""
  list ""
    item "Soup"
      radio "Small" #s1 [unchecked]
      radio "Large" #l1 [unchecked]
    item "Cake"
      radio "Small" #s2 [unchecked]
      radio "Large" #l2 [unchecked]`);
  const radios = page.nodes.filter(({ role }) => role === "radio");
  expect(choicesIn("Order a large cake", radios).map(({ node }) => node.id)).toEqual(["l2"]);
});

it.each([
  ["what comes to it", "Ship 3 boxes from site Q-1 to site Q-4", "Q-4", "to=Q-4"],
  ["not what goes from elsewhere", "Ship 3 boxes from site Q-1 to site Q-9", "Q-4", "to="],
])("of options that the goal says after a word of the label takes %s", (_, goal, second, expected) => {
  const { nodes } = aPage(`combobox "To site" #to ="Q-2" |"Q-2|Q-1|${second}"`);
  const [only] = choicesIn(goal, nodes);
  expect(`to=${only?.value ?? ""}`).toBe(expected);
});

const leave = "End the membership of Ada Quist at the end of the term";
const atOnce = 'radio "Right away The card stops today." #now [unchecked] &"Right away"';
const atEnd = (near: string) =>
  `radio "At the end of the term It works until 31 July." #later [unchecked] &"${near}"`;

it.each<[string, string, string, string, string[]]>([
  ["by the first of its lines", leave, atOnce, atEnd("At the end of the term"), ["later"]],
  [
    "not by the first one where the goal does not say it",
    "End the membership of Ada Quist",
    atOnce,
    atEnd("At the end of the term"),
    [],
  ],
  ["not by what stands before it", leave, atOnce, atEnd("When"), []],
  [
    "not by what is the first of each",
    "Leave the choir at the end",
    'radio "Leave the choir today" #now [unchecked] &"Leave"',
    'radio "Leave the choir in July" #later [unchecked] &"Leave"',
    [],
  ],
])("a choice of several lines is told %s", (_, goal, one, other, expected) => {
  const { nodes } = aPage(`form ""\n  ${one}\n  ${other}`);
  expect(
    choicesIn(
      goal,
      nodes.filter(({ role }) => role === "radio"),
    ).map(({ node }) => node.id),
  ).toEqual(expected);
});
