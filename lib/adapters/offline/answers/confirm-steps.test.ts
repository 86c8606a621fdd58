import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aBookingPage, bookingGoal } from "@/tests/support/a-booking-page";
import { aPage } from "@/tests/support/a-page";
import { refinedStep } from "@/tests/support/refined-step";

/** The action of one step, `first` where it only makes room for it. */
async function told(goal: string, step: string, outline: string, history: PastAction[] = []) {
  const page = aPage(outline, { text });
  const { decision, action, prepares } = await refinedStep(step, page, { goal, history });
  return decision === "act" ? `${prepares ? "first " : ""}${action}` : decision;
}

const text = "Alba | Pier 1 | ⋮\nAlba-2 | Pier 2 | ⋮";
const moorings = `
  table ""
    row "Alba Pier 1 ⋮"
      button "More for Alba" #alba [popup]
    row "Alba-2 Pier 2 ⋮"
      button "More for Alba-2" #alba2 [popup]`;
const entries = `
  list ""
    menuitem "Rename" #rename
    menuitem "Delete" #delete`;
const asked = (typed: string, state: string) => `
  dialog "Delete Alba"
    textbox "Type Alba to confirm" #sure ="${typed}"
    button "Cancel" #cancel
    button "Delete mooring" #go ${state}`;

describe("a command whose form offers a choice", () => {
  const form = (mark: string) =>
    `heading:1 "Rest a mooring"\nform ""\n  radio "March 2027" #mar [unchecked]\n  radio "April 2027" #apr [${mark}]\n  button "Rest mooring" #rest`;
  it("makes it before the button is pressed", async () => {
    const goal = "rest my mooring for april";
    expect(await told(goal, goal, form("unchecked"))).toBe('first check("apr")');
    expect(await told(goal, goal, form("checked"))).toBe('click("rest")');
  });
});

describe("a question that offers a choice", () => {
  const sizes = (on: string) => `
  dialog "Resize pier 2"
    list "Size"
      option "2 berths · 20 m" #two [${on === "two" ? "selected" : "unselected"}]
      option "8 berths · 80 m" #eight [${on === "eight" ? "selected" : "unselected"}]
    button "Cancel" #no
    button "Confirm" #yes`;
  const goal = "Resize pier 2 to 8 berths";
  const step = `Do what was asked: “${goal}”`;
  const pressed: PastAction = {
    action: 'click("r")',
    target: 'button "Resize"',
    step,
    outcome: "verified",
    summary: "",
  };
  it("is answered once what the goal says is chosen", async () => {
    expect(await told(goal, step, sizes("two"), [pressed])).toBe('first click("eight")');
    expect(await told(goal, step, sizes("eight"), [pressed])).toBe('click("yes")');
  });
});

describe("a value whose field is called by none of the step's words", () => {
  const goal = "Add a tide alarm for Pier 4 at 2.75";
  const page = `
  tab "Logs" #logs
  tab "Alarms" #alarms [selected]
  form ""
    combobox "Pier" #pier |"Pier 3|Pier 4" ="Pier 4"
    textbox "Rate" #rate
    button "Add alarm" #add`;
  const begun: PastAction[] = [
    {
      action: 'select("pier", "Pier 4")',
      target: 'combobox "Pier"',
      step: 'Enter "Pier 4" in the name field',
      outcome: "verified",
      summary: "",
    },
  ];
  it("goes into the form that was begun, before a hidden part is opened for it", async () => {
    const step = 'Enter "2.75" in the time field';
    expect(await told(goal, step, page, begun)).toBe('setValue("rate", "2.75")');
    expect(await told(goal, step, page)).toBe('first click("logs")');
  });
});

describe("an entry whose menu is open", () => {
  it("is not turned away from, though its menu says it in another word", async () => {
    const opened = {
      action: 'click("more")',
      target: 'button "More for 1874.041"',
      outcome: "verified",
      summary: "",
    } as const;
    const outline = `
  table ""
    row "1874.041 Skiff ⋮ Lend… Print"
      button "More for 1874.041" #more [popup]
      clickable "Lend…" #lend
      clickable "Print" #print
    row "1874.014 Skiff ⋮"
      button "More for 1874.014" #other [popup]
  button "Next" #next`;
    const goal = "Mark the skiff with number 1874.041 as on loan to Bergen until 3 June 2027";
    expect(await told(goal, goal, outline, [opened])).toBe('first click("lend")');
  });
});

describe("taking a thing away by its menu", () => {
  const goal = "Delete the mooring Alba";
  const step = 'Delete mooring "Alba"';
  it("opens the menu of its own entry, once", async () => {
    expect(await told(goal, step, moorings)).toBe('first click("alba")');
    const opened = {
      action: 'click("alba")',
      target: 'button "More for Alba"',
      outcome: "verified",
    } as const;
    expect(await told(goal, step, moorings + entries, [{ ...opened, summary: "" }])).toBe('click("delete")');
  });

  it("types what the question wants typed before it is confirmed", async () => {
    const confirm = "Confirm the deletion";
    expect(await told(goal, confirm, asked("", "[disabled]"))).toBe('first setValue("sure", "Alba")');
    expect(await told(goal, confirm, asked("Alba", ""))).toBe('click("go")');
  });

  it("types nothing that the goal does not say", async () => {
    expect(
      await told("Delete the mooring Bora", "Confirm the deletion", asked("", "[disabled]")),
    ).not.toContain("setValue");
  });
});

describe("a thing in the place that the goal names", () => {
  const goal = "Set the stock of 'Pine tar' in the warehouse North to 24";
  const stores = (open: string) =>
    ["Central", "North"]
      .map((name) => `tab "${name}" #${name}${name === open ? " [selected]" : ""}\n`)
      .join("");
  const row = `
table ""
  row "Pine tar 180 Correct"
    button "Correct" #own
  row "Birch tar 75 Correct"
    button "Correct" #other`;

  it("is opened there, whatever the word for changing it", async () => {
    expect(await told(goal, 'Edit "Pine tar"', stores("Central") + row)).toBe('first click("North")');
    expect(await told(goal, 'Edit "Pine tar"', stores("North") + row)).toBe('click("own")');
  });

  it("is not looked for in another place", async () => {
    const elsewhere = "Set the stock of 'Pine tar' to 24";
    expect(await told(elsewhere, 'Edit "Pine tar"', stores("North"))).toBe('first click("Central")');
    expect(await told(goal, 'Edit "Pine tar"', stores("North"))).toBe("cannot");
  });
});

it.each([
  ['Enter "Thursday" in the text field', 'check("thu")'],
  ['Enter "Budget review" in the title field', 'setValue("title", "Budget review")'],
])(
  "a value that was planned before the form was seen goes where the goal puts it: %s",
  async (step, action) => {
    expect((await told(bookingGoal, step, aBookingPage("Book Cedar"))).replace(/^first /, "")).toBe(action);
  },
);
