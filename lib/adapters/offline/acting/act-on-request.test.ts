import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { actOnRequest } from "./act-on-request";

type Past = { action: string; target: string };

/** The next action, `first` where it only makes room; `none` where the page offers nothing for the goal. */
function next(goal: string, outline: string, past: Past[] = []): string {
  const snapshot = aPage(outline);
  const answer = actOnRequest(goal, {
    digest: {
      url: snapshot.url,
      title: "",
      nodes: snapshot.nodes,
      omittedNodes: 0,
      lines: [],
      omittedLines: 0,
    },
    nodes: snapshot.nodes,
    history: past.map((one) => ({ ...one, outcome: "verified", summary: "" })),
    answers: [],
    tabs: [],
    attachments: [],
    now: new Date(2026, 10, 18),
    skipsHeld: true,
  });
  if (!answer) return "none";
  return `${answer.prepares ? "first " : ""}${answer.action}`;
}

const form = (berth: string, crew: string) => `
  form ""
    textbox "Berth" #berth ="${berth}"
    textbox:number "Crew" #crew ="${crew}"
    button "Register" #go`;
const opened: Past = { action: 'click("m")', target: 'clickable "Send to…"' };
const popup = `
  clickable "Send to…" #m
  clickable "North" #north
  clickable "South" #south`;
const review = `
  heading "Check what you entered"
  form ""
    button "Hand it in" #in`;

it.each([
  ["asks for more", "Send…", 'first click("go")'],
  ["sends", "Send", 'click("go")'],
])("what stands below a form %s as it says: %s", (_, name, expected) => {
  const outline = form("QX-7", "4").replace("Register", name);
  expect(next("Register berth QX-7 for a crew of 4", outline)).toBe(expected);
});

it.each([
  ["its own", "oak", 'click("done")'],
  ["another", "ash", 'first click("oak")'],
])("chooses what a menu offers only in that of the thing: %s", (_, open, expected) => {
  const menu = (id: string, name: string) =>
    `button "Move ${name}" #${id} [popup ${id === open ? "expanded" : "collapsed"}]`;
  const outline = `${menu("oak", "Oak staircase")}\n${menu("ash", "Ash shelving")}\nlist\n  menuitem "Finishing" #done`;
  const past: Past = {
    action: `click("${open}")`,
    target: `button "Move ${open === "oak" ? "Oak staircase" : "Ash shelving"}"`,
  };
  expect(next("Move the Oak staircase job to Finishing", outline, [past])).toBe(expected);
});

it.each([
  ["checked", 'click("change")'],
  ["unchecked", 'click("no")'],
])(
  "beside a dialog that covers nothing goes on with what was chosen last, where it is %s",
  (state, expected) => {
    const outline = `form ""
  radio "Solo" #solo [unchecked]
  radio "Family" #family [${state}]
  button "Change plan" #change
dialog "Offers"
  button "Not now" #no`;
    const chosen: Past = { action: 'check("family")', target: 'radio "Family"' };
    expect(next("Switch my subscription to the plan 'Family'", outline, [chosen])).toBe(expected);
  },
);

it.each([
  ["novel, sea", 'first setValue("tags", "novel, sea, winter")'],
  ["novel, sea, winter", 'click("go")'],
  ["", 'first setValue("tags", "winter")'],
])("adds to a list that a field holds: %j", (held, expected) => {
  const outline = `form ""\n  textbox "Tags" #tags ="${held}"\n  button "Save" #go`;
  expect(next("Add the tag 'winter' to the book", outline)).toBe(expected);
});

it("of several buttons of one name presses the one after what was entered", () => {
  const poll = (name: string, one: string, state: string) => `
  heading "${name}"
  group "${name}"
    radio "${one} pier" #${one} [${state}]
    radio "No ${one} pier" #no-${one} [unchecked]
  button "Vote" #vote-${one}`;
  const outline = `${poll("Where to moor", "north", "unchecked")}${poll("Where to sail", "south", "checked")}`;
  expect(next("Vote for 'south pier' in the poll 'Where to sail'", outline)).toBe('click("vote-south")');
});

const lent = (submit: string) => `
  form ""
    combobox "Holder" #holder |"Choose|Bo Lind" ="Bo Lind"
    button "${submit}" #go`;

describe("actOnRequest", () => {
  it.each([
    ["sends by what says out", "Check out the sextant to Bo Lind", lent("Check out"), [], 'click("go")'],
    [
      "goes on by what says to check first",
      "Check out the sextant to Bo Lind",
      lent("Check your answers"),
      [],
      'first click("go")',
    ],
    [
      "fills in one field after the other",
      "Register berth QX-7 for a crew of 4",
      form("", ""),
      [],
      'first setValue("berth", "QX-7")',
    ],
    [
      "goes on with the next field",
      "Register berth QX-7 for a crew of 4",
      form("QX-7", ""),
      [],
      'first setValue("crew", "4")',
    ],
    ["sends what is filled in", "Register berth QX-7 for a crew of 4", form("QX-7", "4"), [], 'click("go")'],
    [
      "takes what was opened and offers just the state",
      "Send the red skiff to South",
      popup,
      [opened],
      'click("south")',
    ],
    [
      "hands in what is shown again after it was entered",
      "Register berth QX-7",
      review,
      [{ action: 'setValue("1", "QX-7")', target: 'textbox "Berth"' }],
      'click("in")',
    ],
    ["hands in nothing that was not entered", "Register berth QX-7", review, [], "none"],
    [
      "chooses from the list that dropped open under the field",
      "Assign Ida Falk to it",
      `
  combobox "Warden" #w ="Ida Falk" [expanded]
  option "Ida Falk" #ida
  button "Assign" #go`,
      [],
      'first click("ida")',
    ],
    [
      "reads nothing of what stands in brackets",
      "Register berth QX-7 (it is in German, page 9)",
      '\n  form ""\n    textbox "Berth" #berth\n    button "Register" #go',
      [],
      'first setValue("berth", "QX-7")',
    ],
    [
      "presses no control twice to get nearer",
      "Give the mast job to Bo",
      '\n  row "Mast job"\n    link "Mast" #mast\n  row "Keel"\n    link "Keel" #keel',
      [{ action: 'click("x")', target: 'link "Mast"' }],
      "none",
    ],
    [
      "says what the button that does it waits for",
      'Hand in the log "North" for review',
      '\n  heading:1 "North"\n  form ""\n    checkbox "I certify it" #vow [unchecked]\n    button "Hand in for review" #do [disabled]\n  link "Log" #log',
      [],
      'first check("vow")',
    ],
    [
      "presses it once that is said",
      'Hand in the log "North" for review',
      '\n  heading:1 "North"\n  form ""\n    checkbox "I certify it" #vow [checked]\n    button "Hand in for review" #do',
      [{ action: 'check("vow")', target: 'checkbox "I certify it"' }],
      'click("do")',
    ],
    [
      "says nothing for a button that does something else",
      'Hand in the log "North" for review',
      '\n  heading:1 "North"\n  form ""\n    checkbox "I certify it" #vow [unchecked]\n    button "Burn it" #do [disabled]',
      [],
      "none",
    ],
    [
      "does nothing on the page of another thing",
      "Mark berth 7 as swept",
      '\n  heading:1 "Berth 9"\n  form ""\n    button "Swept" #do',
      [],
      "none",
    ],
    [
      "does it on the page of the thing, whose name tells none of its controls",
      "Mark berth 7 as swept",
      '\n  heading:1 "Berth 7"\n  form ""\n    button "Swept" #do\n  link "Each berth here" #all',
      [{ action: 'click("x")', target: 'link "7 to sweep"' }],
      'click("do")',
    ],
  ])("%s", (_, goal, outline, past, expected) => {
    expect(next(goal, outline, past)).toBe(expected);
  });
});

describe("rows that are told by what they have in common", () => {
  const queue = (marked: string) => `
  combobox "Tag" #tag |"All|dock|store" ="All"
  ${marked === "" ? "" : 'button "Close selected" #close\n  button "Clear" #clear'}
  table
    row "Crane oil dock open"
      checkbox "Select job 1" #j1${marked}
    row "Rope store open"
      checkbox "Select job 2" #j2
    row "Ladder dock open"
      checkbox "Select job 3" #j3${marked}`;
  const goal = 'Close the two jobs tagged "dock"';
  it("are selected, and closed together, without narrowing the list in between", () => {
    expect(next(goal, queue(""))).toBe('first check("j1")');
    expect(next(goal, queue(" [checked]"))).toBe('click("close")');
  });
});

describe("the last part of what is entered on several", () => {
  const entered: Past[] = [
    { action: 'setValue("b", "QX-7")', target: 'textbox "Berth"' },
    { action: 'click("n")', target: 'button "Next"' },
  ];
  const part = (shown: string, more = "") =>
    `\n  heading "Register a berth"\n  heading:3 "${shown}"${more}\n  button "Back" #back\n  button "Finish" #finish`;
  it.each<[string, string, Past[], string]>([
    ["is sent where it says all that was entered", part("Berth QX-7"), entered, 'click("finish")'],
    ["is not where it says something else", part("Berth QX-9"), entered, "none"],
    ["is not where something can be entered", part("Berth QX-7", '\n  textbox "Mast" #m'), entered, "none"],
    ["is not before it was led to", part("Berth QX-7"), entered.slice(0, 1), "none"],
  ])("%s", (_, outline, past, expected) => {
    expect(next("Register berth QX-7", outline, past)).toBe(expected);
  });
});

describe("a button that cannot be pressed yet", () => {
  const note = (state: string) => `
  heading:1 "Front desk"
  textbox:textarea "Page text" #text ="Open daily"
  button "Publish" #publish${state}`;
  const wish = "Edit the page 'Front desk': make its text 'Open daily' and publish it";
  const entered: Past[] = [{ action: 'setValue("text", "Open daily")', target: 'textbox "Page text"' }];
  const waited: Past[] = [...entered, { action: "wait(2)", target: "" }];
  it.each<[string, string, Past[], string]>([
    ["is waited for once something was entered", note(" [disabled]"), entered, "first wait(2)"],
    ["is not waited for again", note(" [disabled]"), waited, "none"],
    ["is pressed when it can be", note(""), waited, 'click("publish")'],
  ])("%s", (_, outline, past, expected) => {
    expect(next(wish, outline, past)).toBe(expected);
  });
});

it.each([
  ["case D4", 'click("d4")'],
  ["D4", 'click("d4")'],
  ["case D5", 'first click("move")'],
])("what was opened offers %s", (place, expected) => {
  const outline = `
  row "Bronze otter B2"
    button "Move" #move
    button "A1" #a1
    button "D4" #d4`;
  const moved: Past = { action: 'click("other")', target: 'button "Show"' };
  expect(next(`Move the 'Bronze otter' to ${place}`, outline, [moved])).toBe(expected);
});

it.each<[string, string, Past[], string]>([
  ["Kiln 2", "unselected", [], 'first click("two")'],
  ["Kiln 2", "selected", [], "first wait(2)"],
  ["Kiln 20", "unselected", [], "none"],
])("a button that cannot be pressed yet may wait for %s, which is %s", (name, state, past, expected) => {
  const outline = `list "Kilns"
  option "Kiln 1" #one
  option "${name}" #two [${state}]
textbox:number "Target (°C)" #target ="1080"
button "Fire" #fire [disabled]`;
  const entered: Past = { action: 'setValue("target", "1080")', target: 'textbox "Target (°C)"' };
  expect(next("Fire kiln 2 at 1080 degrees", outline, [...past, entered])).toBe(expected);
});

it("enters how many of a thing beside the button that names it", () => {
  const shop = ["Thyme", "Lemon thyme"]
    .map((name, at) => `form ""\n  textbox:number "Trays of ${name}" ="1" #n${at}\n  button "Order ${name}"`)
    .join("\n");
  expect(next("Order 2 trays of lemon thyme", shop)).toBe('first setValue("n1", "2")');
});
