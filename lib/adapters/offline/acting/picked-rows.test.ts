import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { selectRows } from "./select-rows";

const goal = "Cancel all dome bookings of Brightwater School";
const list = (button: string, head = "Dome bookings") => `heading "${head}"
${button}
list ""
  item "Thu 5 Nov Brightwater School, 28 people"
    checkbox "Thu 5 Nov Brightwater School, 28 people" #b
  item "Tue 10 Nov Brightwater Rotary, 15 people"
    checkbox "Tue 10 Nov Brightwater Rotary, 15 people" #d
  item "Thu 12 Nov Brightwater School, 28 people"
    checkbox "Thu 12 Nov Brightwater School, 28 people" #e`;
const shut = 'button "Cancel" [disabled]';

it.each<[string, string, string, boolean]>([
  ["a button says that it is for the selected ones", goal, list('button "Cancel selected"'), true],
  ["a button of the deed is shut as long as none is picked", goal, list(shut), true],
  [
    "a list says what can be done to the picked ones",
    goal,
    list('combobox "Action" |"Export entries|Cancel entries"\nbutton "Go"'),
    true,
  ],
  [
    "a list says what else can be done to them",
    goal,
    list('combobox "Action" |"Export entries|Print entries"\nbutton "Go"'),
    false,
  ],
  ["a list only has a word for the deed", goal, list('combobox "Show" |"Open|Cancel"\nbutton "Go"'), false],
  ["a count of the picked ones stands beside it", goal, list('button "Cancel" &"0 selected"'), true],
  ["it says how many of all are picked", goal, list('button "Cancel" &"Selected: 0 of 3"'), true],
  ["a count of something else stands beside it", goal, list('button "Cancel" &"3 bookings"'), false],
  [
    "a sentence that has a word for it stands beside it",
    goal,
    list('button "Cancel" &"Your room was chosen on 5 May"'),
    false,
  ],
  ["a button of the deed is there anyway", goal, list('button "Cancel"'), false],
  ["a button does something else to them", goal, list('button "Print selected"'), false],
  ["no button is beside the list", goal, list('link "Help"'), false],
  ["neither heading nor row says what they are", goal, list(shut, "November"), false],
  ["the goal speaks of one", "Cancel the dome booking of Brightwater School", list(shut), false],
])("boxes that are called after their rows pick them, or not, where %s", (_, asked, outline, isPicked) => {
  expect(selectRows(asked, aPageContext(outline).nodes, aPageContext(outline))?.action).toBe(
    isPicked ? 'check("b")' : undefined,
  );
});

it.each([
  [
    "is not pressed as long as none is",
    "Cancel the dome booking of the youth club",
    list('button "Cancel selected" #x'),
    undefined,
  ],
  [
    "is pressed for what was picked",
    goal,
    list('button "Cancel selected" #x').replace(/#[be]/g, "$& [checked]"),
    'click("x")',
  ],
])("a button that is for what was picked %s", (_, asked, outline, expected) => {
  expect(actOnRequest(asked, aPageContext(outline))?.action).toBe(expected);
});

const leaks = (buttons: string, box = "Select ") => `link "Open" [current] >"/leaks?show=open"
link "Closed" >"/leaks?show=closed"
form ""
${buttons}
  table ""
    row "Leak in Dock Road K. Adler"
      checkbox "${box}Leak in Dock Road" #a [checked]
    row "Rust at the pier you"
      checkbox "${box}Rust at the pier" #b
    row "Broken pump in Yard 4 M. Ruiz"
      checkbox "${box}Broken pump in Yard 4" #c [checked]`;
const bulk = '  button "Close" #x &"With selected:"\n  button "Print" #y &"With selected:"';

it.each<[string, string, string | undefined]>([
  ["is pressed beside another one for them", leaks(bulk), 'click("x")'],
  ["is pressed where it stands alone", leaks('  button "Close" #x'), 'click("x")'],
  ["is not another one than the goal's", leaks('  button "Print" #y\n  button "Assign" #z'), undefined],
  [
    "is none of a row",
    leaks("").replace(" #b", ' #b\n      button "Close" #x\n      button "Print"'),
    undefined,
  ],
  ["is no link", leaks('  link "Close" #x >"/leaks?show=gone"\n  button "Print"'), undefined],
])("what does it to the rows that were ticked last %s", (_, outline, expected) => {
  const ticked = {
    action: 'check("c")',
    target: 'checkbox "Select Broken pump in Yard 4"',
    outcome: "verified" as const,
    summary: "",
  };
  const asked = "Close the reports about the leak in Dock Road and the broken pump in Yard 4";
  expect(actOnRequest(asked, aPageContext(outline, [ticked]))?.action).toBe(expected);
});
