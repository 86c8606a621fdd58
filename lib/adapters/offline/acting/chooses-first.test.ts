import { describe, expect, it } from "vitest";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { aPage } from "@/tests/support/a-page";
import { act } from "./answer";
import { choosesFirst } from "./chooses-first";

const goal = "Create the place 'Rack 12' in zone B";
const list = (shown: string, more = "") => `
  form "New place"
    textbox "Name" #name ="Rack 12"
    combobox "Zone" #zone |"Zone A|Zone B|Zone C" ="${shown}"${more}
    button "Create" #create`;
const offered = (role: string) => `
  form "New place"
    ${role} "Zone A" #a [checked]
    ${role} "Zone B" #b [unchecked]
    button "Create" #create`;
const two = `${list("Zone A").replace(/\n {4}button.*/, "")}
    combobox "Zone of spares" #spares |"Zone A|Zone B" ="Zone A"
    button "Create" #create`;

function nextOf(answer: ActionAnswer, outline: string, wording: string, history: string[]): string {
  const { nodes, url } = aPage(outline);
  const context = {
    digest: { url, title: "", nodes, omittedNodes: 0, lines: [], omittedLines: 0 },
    nodes,
    history: history.map((one) => ({ action: one, outcome: "verified" as const, summary: "" })),
    answers: [],
    tabs: [],
    attachments: [],
    now: new Date(2026, 10, 18),
    skipsHeld: false,
  };
  const { prepares, action } = choosesFirst(answer, wording, context);
  return `${prepares ? "first " : ""}${action}`;
}

const next = (
  outline: string,
  wording: string,
  history: string[],
  action = "create",
  prepares = false,
): string =>
  nextOf(
    { ...act("click", [action], "", 0.9), ...(prepares ? { prepares } : {}) },
    outline,
    wording,
    history,
  );

const sends = 'click("create")';
const tickets = (value: string) => `
  item "2205 Mr Ito"
    combobox "Payment" #other |"cash|card" ="cash"
    button "Hand out" #ito
  item "2207 Mrs Tanaka"
    combobox "Payment" #own |"cash|card" ="${value}"
    button "Hand out" #create`;
describe("before a form is sent", () => {
  it.each<[string, string, string, string[], string]>([
    ["the option that the goal names is chosen", list("Zone A"), goal, [], 'first select("zone", "Zone B")'],
    [
      "of cards that offer the same the option is chosen in that of the button",
      tickets("cash"),
      "Hand out ticket 2207 to Mrs Tanaka, she pays by card",
      [],
      'first select("own", "card")',
    ],
    [
      "in no card where it stands there already",
      tickets("card"),
      "Hand out ticket 2207 to Mrs Tanaka, she pays by card",
      [],
      sends,
    ],
    [
      "the unit beside its number is chosen",
      '\n  region "Foil"\n    textbox "Level" ="6"\n    combobox "Unit" #unit ="pieces" |"pieces|boxes"\n    button "Create" #create',
      "The level of Foil should be 6 boxes",
      [],
      'first select("unit", "boxes")',
    ],
    ["a radio button is marked", offered("radio"), goal, [], 'first check("b")'],
    ["a segment is pressed", offered("tab"), goal, [], 'first click("b")'],
    [
      "a radio button beside the dialog that only asks",
      'radio "Solo" #solo [checked]\nradio "Family" #family [unchecked]\ndialog "Sure?"\n  button "Yes, switch" #create',
      "Switch to the plan 'Family'",
      [],
      'first check("family")',
    ],
    [
      "a box that the goal declines is turned off",
      '\n  form "Pledge"\n    checkbox "Send me the club newsletter" #news [checked]\n    button "Pledge" #create',
      "Pledge 20 euros, no newsletter",
      [],
      'first uncheck("news")',
    ],
    [
      "the list beside the form shows what the goal names",
      'combobox "Programme" #p |"Bisque|Slow bake" ="Bisque"\nform "Segments"\n  textbox "Hold" #h\n  button "Store" #create',
      "Open the programme Slow bake, set the hold to 5",
      [],
      'first select("p", "Slow bake")',
    ],
    ["what is chosen stays", list("Zone B"), goal, [], sends],
    ["it is tried once", list("Zone A"), goal, ['select("zone", "Zone B")'], sends],
    ["what the goal does not name stays", list("Zone A"), "Create the place 'Rack 12'", [], sends],
    ["a list that cannot be used stays", list("Zone A", " [disabled]"), goal, [], sends],
    ["of two lists that offer it none is chosen", two, goal, [], sends],
    [
      "what was entered is no choice",
      list("Zone A"),
      "Create 'Zone B'",
      ['setValue("name", "Zone B")'],
      sends,
    ],
  ])("%s", (_, outline, wording, history, expected) =>
    expect(next(outline, wording, history)).toBe(expected),
  );

  it("the option is chosen too where sending it only leads on to the step", () => {
    expect(next(list("Zone A"), goal, [], "create", true)).toBe('first select("zone", "Zone B")');
  });

  it.each([
    ["", 'first select("p", "Slow bake")'],
    ['select("p", "Slow bake")', 'setValue("h", "5")'],
  ])("what a form is to show is chosen before anything is entered in it, after %j", (before, expected) => {
    const outline =
      'combobox "Programme" #p |"Bisque|Slow bake" ="Bisque"\nform "Segments"\n  textbox "Hold" #h\n  button "Store" #create';
    const answer = nextOf(
      act("setValue", ["h", "5"], "", 0.9),
      outline,
      "Open the programme Slow bake, set the hold to 5",
      before === "" ? [] : [before],
    );
    expect(answer).toBe(expected);
  });

  it("nothing is chosen where a control outside of it is pressed", () => {
    expect(next(`${list("Zone A")}\n  button "Help" #help`, goal, [], "help")).toBe('click("help")');
  });

  const weeks = (chosen: readonly number[], first = 1, gap = 0, field = "") => `
  form "Stall 4"${field}
    table "May"
${Array.from({ length: 14 }, (_, at) => at + first + (at > 6 ? gap : 0))
  .map((day) => `      button "${day} May 2027" #d${day} [${chosen.includes(day) ? "pressed" : "unpressed"}]`)
  .join("\n")}
    textbox "Name" ="Falk"
    button "Book" #create
    button "Clear" #clear`;
  const stall = "Book stall 4 for Falk from 3 May 2027 to 6 May 2027";
  it.each<[string, string, string, string]>([
    ["the first day is picked in the calendar beside it", weeks([]), "create", 'first click("d3")'],
    [
      "the first day is picked before what keeps the form, too",
      weeks([]).replace('"Book"', '"Save"'),
      "create",
      'first click("d3")',
    ],
    ["the last day is picked next", weeks([3]), "create", 'first click("d6")'],
    ["nothing more is picked once both are", weeks([3, 4, 5, 6]), "create", sends],
    ["no day is picked for another command", weeks([]), "clear", 'click("clear")'],
    ["days with a gap are no calendar", weeks([], 1, 9), "create", sends],
    [
      "a day that a field holds is not picked once more",
      weeks([], 1, 0, '\n    textbox "Arrival" ="3 May 2027"'),
      "create",
      'first click("d6")',
    ],
  ])("%s", (_, outline, pressed, expected) => {
    expect(next(outline, stall, [], pressed)).toBe(expected);
  });
});
