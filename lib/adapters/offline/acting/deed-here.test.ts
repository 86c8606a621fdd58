import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { deedHere, isCarriedOutBehind } from "./deed-here";

const press = (id: string, target: string): PastAction => ({
  action: `click("${id}")`,
  target,
  outcome: "verified",
  summary: "",
});
const opened = [press("l", 'link "Kelp"')];
const goal = "Retire the boat 'Kelp'";
const head = '\nheading:1 "Kelp" #h';
const button = '\nbutton "Retire boat" #go';

const here = (asked: string, outline: string, history: PastAction[] = opened): string | undefined => {
  const context = aPageContext(outline, history);
  return deedHere(asked, context.nodes, context)?.action;
};

it.each<[string, string, PastAction[], string | undefined]>([
  ["is pressed on the page that is headed by it", head + button, opened, 'click("go")'],
  ["is pressed in the part that is called by it", `\nregion "Boat Kelp"${button}`, opened, 'click("go")'],
  ["is not pressed before anything was opened", head + button, [], undefined],
  [
    "is not pressed where only something was waited for",
    head + button,
    [{ ...press("l", ""), action: "wait(2)" }],
    undefined,
  ],
  ["is not pressed on the page of another thing", `\nheading:1 "Dulse"${button}`, opened, undefined],
  ["is not pressed where only a hidden heading names it", `${head} [hidden]${button}`, opened, undefined],
  [
    "is not pressed where a second one begins so",
    `${head}${button}\nbutton "Retire crew" #crew`,
    opened,
    undefined,
  ],
  [
    "is not pressed in an entry",
    `${head}\nlist\n  item "Dulse"\n    button "Retire boat" #go`,
    opened,
    undefined,
  ],
  ["is not pressed where it cannot be", `${head}${button} [disabled]`, opened, undefined],
  ["is not pressed where it unfolds a part", `${head}${button} [collapsed]`, opened, undefined],
  ["is not pressed where it opens a menu", `${head}${button} [popup]`, opened, undefined],
  ["is not pressed where the verb comes later", `${head}\nbutton "Do not retire" #go`, opened, undefined],
  ["is not pressed twice", head + button, [...opened, press("go", 'button "Retire boat"')], undefined],
  ["is no link", `${head}\nlink "Retire boat" #go`, opened, undefined],
])("the button of what is to be done %s", (_, outline, history, expected) => {
  expect(here(goal, outline, history)).toBe(expected);
});

const terms = '\nheading:1 "Berth request"\nlist:dl ""\nform\n  button "Grant" #go\n  button "Refuse" #no';
const told = (skipper: string): string[] => ["# Berth request", "Skipper", skipper, "Boat", "Kelp"];

it.each<[string, string, string, string[], string | undefined]>([
  ["of its terms", "Grant the berth request of Ida Lund", terms, told("Ida Lund"), 'click("go")'],
  [
    "in another language",
    "Genehmige den Antrag von Ida Lund",
    terms.replace("Grant", "Genehmigen"),
    told("Ida Lund"),
    'click("go")',
  ],
  ["not of another's", "Grant the berth request of Ida Lund", terms, told("Ida Lundgren"), undefined],
  [
    "not where a part of it is another",
    "Grant the request of Ida Lund for Dulse",
    terms,
    told("Ida Lund"),
    undefined,
  ],
  [
    "not where nothing says the deed",
    "Pay the berth request of Ida Lund",
    terms,
    told("Ida Lund"),
    undefined,
  ],
])("the button does it on the page %s", (_, asked, outline, lines, expected) => {
  const context = aPageContext(outline);
  const digest = { ...context.digest, lines };
  expect(deedHere(asked, context.nodes, { ...context, digest })?.action).toBe(expected);
});

const seat = "Seat Ida Lund at table 3";
const tables = (list: string, ...names: string[]): string =>
  `\nlist "${list}"\n${names.map((name, at) => `  option "${name}" #o${at}`).join("\n")}`;

it.each<[string, string, PastAction[], string | undefined]>([
  [
    "is chosen in the list that is called by it",
    tables("Table for Ida Lund", "Table 2", "Table 3"),
    opened,
    'click("o1")',
  ],
  ["is not chosen in another one", tables("Table for Bo", "Table 2", "Table 3"), opened, undefined],
  [
    "is not chosen where it says another number",
    tables("Table for Ida Lund", "Table 2", "Table 30"),
    opened,
    undefined,
  ],
  ["is not chosen before the list was opened", tables("Table for Ida Lund", "Table 3"), [], undefined],
  [
    "is not chosen where it stands in another list",
    tables("Table for Ida Lund", "Table 2") + tables("Wines", "Table 3"),
    opened,
    undefined,
  ],
  [
    "is not chosen where two lists are called so",
    tables("Table for Ida Lund", "Table 3") + tables("Ida Lund", "Table 2"),
    opened,
    undefined,
  ],
  [
    "is not chosen where it stands there twice",
    tables("Table for Ida Lund", "Table 3", "Table 3"),
    opened,
    undefined,
  ],
])("what the goal says of a thing %s", (_, outline, history, expected) => {
  expect(here(seat, outline, history)).toBe(expected);
});

it.each([
  ["a button", goal, head + button, 'click("go")'],
  ["an option", seat, tables("Table for Ida Lund", "Table 2", "Table 3"), 'click("o1")'],
])("a request is answered on the page of the thing with %s", (_, asked, outline, expected) => {
  const answer = actOnRequest(asked, aPageContext(outline, opened));
  expect([answer?.action, answer?.thought]).toEqual([
    expected,
    expect.stringContaining("what this is about"),
  ]);
});

it.each([
  ["Edit details", undefined],
  ["Update", undefined],
  ["Change berth", undefined],
])("where it is to be changed, the button %s is pressed: %s", (name, expected) => {
  expect(here("Change the berth of the boat 'Kelp' to 12", `${head}\nbutton "${name}" #go`)).toBe(expected);
});

it("nothing is done as long as the page does not show a number of the goal", () => {
  const asked = "Retire the boat 'Kelp' 1204";
  const next = (outline: string): string | undefined =>
    actOnRequest(asked, aPageContext(outline, opened))?.action;
  expect(next(`${head}${button}\nstatus "1204"`)).toBe('click("go")');
});

const asks = '\nheading:1 "Requests"\nbutton "Withdraw this request" #go\nlink "No, keep it" #no';
const left = press("l", 'link "Withdraw request 3052"');

it.each<[string, PastAction[], string[], string, string | undefined]>([
  ["asks in a line", [left], ["Do you really want to withdraw it?"], asks, 'click("go")'],
  ["is headed by it", [left], [], asks.replace("Requests", "Withdraw a request"), 'click("go")'],
  [
    "has a button that agrees",
    [left],
    ["Withdraw it?"],
    asks.replace('"Withdraw', '"Yes, withdraw'),
    'click("go")',
  ],
  ["says nothing of it", [left], ["Withdrawn requests: 3"], asks, undefined],
  ["is of another one", [left], ["Withdraw request 3052-C?"], asks, undefined],
  ["was come to by another link", [press("l", 'link "Requests"')], ["Withdraw it?"], asks, undefined],
  [
    "was come to by a button",
    [press("l", 'button "Withdraw request 3052"')],
    ["Withdraw it?"],
    asks,
    undefined,
  ],
])(
  "a page that the link of the deed led to is answered where it %s: %#",
  (_, history, lines, outline, expected) => {
    const { nodes, digest } = aPageContext(outline, history);
    const answer = deedHere("Withdraw request 3052", nodes, { history, digest: { ...digest, lines } });
    expect(answer?.action).toBe(expected);
  },
);

const chosen = 'button "9 May 2027" #day [unpressed]\n';
const mover = 'button "Move haul-out" #go';
it.each<[string, string, PastAction[], string]>([
  ["behind it", `${chosen}${mover}`, [], "first"],
  ["before it", `${mover}\n${chosen}`, [], "last"],
  ["for another deed", `${chosen}button "Print plan" #go`, [], "last"],
  ["that was pressed already", `${chosen}${mover}`, [press("go", 'button "Move haul-out"')], "last"],
])(
  "what a thing is to be is chosen before the button that carries it out: one %s",
  (_, outline, more, expected) => {
    const context = aPageContext(`heading:2 "New day for Kelp"\n${outline}`, [...opened, ...more]);
    const answer = actOnRequest("Move the haul-out of 'Kelp' to 9 May 2027", context);
    expect(answer?.action).toBe('click("day")');
    expect(answer?.prepares ? "first" : "last").toBe(expected);
  },
);

it.each<[string, string, string, boolean]>([
  ["that bears the command alone", "[expanded]", 'button "Assign van"', true],
  ["that says something else", "[expanded]", 'button "Assign trailer"', false],
  ["where no list was dropped open", "[collapsed]", 'button "Assign van"', false],
  ["that is shut", "[expanded]", 'button "Assign van" [disabled]', false],
])("what a field offers is carried out by the button under it %s, or is not", (_, state, button, isSo) => {
  const { nodes } = aPageContext(`
  combobox "Driver" #field ="Ida Lund" ${state}
  list "Drivers"
    option "Ida Lund" #ida
  ${button}`);
  const chosen = nodes.find(({ id }) => id === "ida");
  if (!chosen) throw new Error("an option");
  expect(isCarriedOutBehind(chosen, "Assign van 3 to the driver Ida Lund", nodes, [])).toBe(isSo);
});
