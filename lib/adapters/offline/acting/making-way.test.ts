import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { byCounting } from "./by-counting";
import { lookUp } from "./look-up";
import { openedList } from "./opened-list";
import type { PageContext } from "./page-context";

const ways = {
  request: (goal: string, context: PageContext) => actOnRequest(goal, context),
  lookUp: (goal: string, context: PageContext) => lookUp(goal, context.nodes, context),
  count: (goal: string, context: PageContext) => byCounting(goal, context.nodes, context),
  list: (goal: string, context: PageContext) => openedList(goal, context.nodes, context, () => true),
};
const act = (way: keyof typeof ways, goal: string, outline: string, history: PastAction[] = []): string =>
  ways[way](goal, aPageContext(outline, history))?.action ?? "nothing";
const past = (action: string, target = ""): PastAction => ({
  action,
  target,
  outcome: "verified",
  summary: "",
});

describe("looking something up", () => {
  const page = 'textbox:search "Find a term" #f ="" \nbutton "Find" #go';
  it.each([
    ['Change the French translation of "gearbox housing" to "carter"', 'setValue("f", "gearbox housing")'],
    ['Add the note "half a cup" for the dog Biscuit', 'setValue("f", "Biscuit")'],
    ["Reserve the tile cutter from 5 to 7 December 2026", 'setValue("f", "tile cutter")'],
    ["Publish it", "nothing"],
  ])("%s", (goal, expected) => {
    expect(act("lookUp", goal, page)).toBe(expected);
  });

  it("sends what was entered, by the button beside it or by Enter, unless the page shows it by now", () => {
    const entered = [past('setValue("f", "Ida Blom")', 'textbox "Find a term"')];
    const goal = "Delete Ida Blom";
    const filled = 'textbox:search "Find a term" #f ="Ida Blom"';
    expect(act("lookUp", goal, `${filled}\nbutton "Find" #go`, entered)).toBe('click("go")');
    expect(act("lookUp", goal, filled, entered)).toBe('press("Enter")');
    expect(act("lookUp", goal, `${filled}\nlink "Ida Blom"`, entered)).toBe("nothing");
  });

  it("gives up after three things that were not found", () => {
    const tried = ["Ann", "Bo", "Cy"].map((name) => past(`setValue("f", "${name}")`));
    expect(act("lookUp", "Delete Ida Blom", page, tried.slice(1))).toBe('setValue("f", "Ida Blom")');
    expect(act("lookUp", "Delete Ida Blom", page, tried)).toBe("nothing");
  });
});

describe("counting a number up and down", () => {
  const counter = (label: string, count: number) =>
    `item "${label} ${count}"\n  button "One less: ${label}" #${label}-less\n  status "${count}"\n  button "One more: ${label}" #${label}-more`;
  const page = (adults: number, children: number) =>
    `${counter("Adults", adults)}\n${counter("Children", children)}\nbutton "Save" #save`;
  const pressed = [past('click("Adults-more")', 'button "One more: Adults"')];

  it.each([
    ["up", "Set the number of adults to 3", page(1, 0), [], 'click("Adults-more")'],
    ["down", "Set the number of children to 0", page(1, 2), [], 'click("Children-less")'],
    ["and stores it when it is there", "Set the number of adults to 3", page(3, 0), pressed, 'click("save")'],
    ["not where it was so before", "Set the number of adults to 3", page(3, 0), [], "nothing"],
    ["not to a number that takes too long", "Set the number of adults to 300", page(1, 0), [], "nothing"],
    ["not without a number", "Set the number of adults", page(1, 0), [], "nothing"],
    ["not for what is not counted", "Set the number of dogs to 3", page(1, 0), [], "nothing"],
  ] as const)("%s", (_, goal, outline, history, expected) => {
    expect(act("count", goal, outline, [...history])).toBe(expected);
  });
});

describe("a number that each press stores", () => {
  const oak = (count: number) =>
    `item "Oak €32 − ${count} +"\n  button "Less oak" #less\n  status "How many of oak"\n  button "More oak" #more`;
  it.each([
    ["is counted on the way", 2, "more", true],
    ["is there with the last press", 3, "more", undefined],
    ["is counted down as well", 5, "less", undefined],
  ] as const)("%s", (_, count, id, prepares) => {
    const context = aPageContext(oak(count), []);
    const answer = byCounting("Set the quantity of oak in the cart to 4", context.nodes, context);
    expect([answer?.action, answer?.prepares]).toEqual([`click("${id}")`, prepares]);
  });
});

describe("what is to be added to a number that each press stores", () => {
  const ropes = (count: number) =>
    `region "Ropes"\n  button "Fewer: Ropes" #less\n  status "${count}"\n  button "More: Ropes" #more`;
  const goal = "Add two ropes to order QX-7";
  it.each<[string, string, string, PastAction[], string | undefined]>([
    ["is counted from none", goal, ropes(0), [], 'click("more")'],
    ["is counted on", goal, ropes(1), [past('click("more")', 'button "More: Ropes"')], 'click("more")'],
    [
      "goes on from what it was added with",
      goal,
      ropes(1),
      [past('click("add")', 'button "Add ropes"')],
      'click("more")',
    ],
    ["is left where some are there", goal, ropes(1), [], undefined],
    ["is counted to what they are to be", "Set the ropes to 2", ropes(1), [], 'click("more")'],
    [
      "is counted where it is stored at the end",
      goal,
      `${ropes(1)}\nbutton "Save" #save`,
      [],
      'click("more")',
    ],
  ])("%s", (_, wording, outline, history, expected) => {
    const context = aPageContext(outline, history);
    expect(byCounting(wording, context.nodes, context)?.action).toBe(expected);
  });
});

describe("a list that shows what it offers once it is open", () => {
  const shut = 'combobox "Day of the shift" #day ="Monday" [collapsed]';
  const open =
    'combobox "Day of the shift" #day ="Monday" [expanded]\noption "Monday" #mo\noption "Tuesday" #tu';
  it.each([
    ["is opened where the goal speaks of it", "Change the shift to Tuesday", shut, 'click("day")'],
    ["and chosen from", "Change the shift to Tuesday", open, 'click("tu")'],
    [
      "for the part that somebody is to have",
      "invite ines@sea.test as a skipper",
      'combobox "Role Deckhand" #role ="Deckhand" [collapsed]',
      'click("role")',
    ],
    [
      "for the thing that the goal names, of several that are called alike",
      "Put Bo Lind in the watch 'North pier'",
      'combobox "Watch of Ida Falk" #ida [collapsed]\ncombobox "Watch of Bo Lind" #bo [collapsed]',
      'click("bo")',
    ],
    [
      "in the entry that the goal names",
      "Put Bo Lind in the watch 'North pier'",
      'row "Ida Falk South"\n  combobox "Watch" #ida [collapsed]\nrow "Bo Lind South"\n  combobox "Watch" #bo [collapsed]',
      'click("bo")',
    ],
    ["not where it holds that already", "Change the shift to Monday", shut, "nothing"],
    ["not where the goal is about something else", "Rename the boat", shut, "nothing"],
    [
      "not where what its name says besides its label is that",
      "Set the berth to pier 4",
      'combobox "Berth Pier 4" #berth [collapsed] &"Berth"',
      "nothing",
    ],
    [
      "where it is empty, whatever stands beside it",
      "Reserve berth 4",
      'combobox "Berth" #berth ="" [collapsed readonly] &"North quay, berths tonight"',
      'click("berth")',
    ],
    [
      "for the time that the goal says",
      "Reserve the sauna at 19:00",
      'combobox "Start time" #at ="" [collapsed]',
      'click("at")',
    ],
    [
      "for the day that the goal says",
      "Let the boat on 3 May",
      'combobox "Date" #d ="" [collapsed]',
      'click("d")',
    ],
    [
      "not for a time that it says nothing of",
      "Reserve the sauna",
      'combobox "Time" ="" [collapsed]',
      "nothing",
    ],
    ["not for where it is that time", "Let it at 19:00", 'combobox "Time zone" ="" [collapsed]', "nothing"],
    [
      "from what is offered, the one that is said and not its denial",
      "Set the watch to low risk",
      'combobox "Risk High" #risk [expanded] &"Risk"\noption "No risk" #no\noption "Low" #low\noption "High" #high',
      'click("low")',
    ],
    [
      "and what a button dropped open is chosen from as well",
      "Set the tide report to Sunday",
      'button "Tide report Monday" #tide [expanded popup]\noption "Monday" #mo\noption "Sunday" #su',
      'click("su")',
    ],
  ])("%s", (_, goal, outline, expected) => {
    expect(act("list", goal, outline)).toBe(expected);
  });
});

describe("what is added by its own small words", () => {
  const form = (title: string) =>
    `heading:1 "${title}"\nform\n  textbox "Dish" #dish\n  textbox:number "Portions" #portions\n  button:submit "Add to list"`;
  it.each([
    [
      "goes into the first text field",
      "Add rhubarb crumble, 8 portions, to the potluck list",
      "Potluck",
      'setValue("dish", "rhubarb crumble")',
    ],
    [
      "unless the page has these words for what it makes",
      "Add a new dish, 8 portions, to the list",
      "Add a dish",
      'setValue("portions", "8")',
    ],
  ])("%s", (_, goal, title, expected) => {
    expect(act("request", goal, form(title))).toBe(expected);
  });
});

describe("what sends a form", () => {
  it("is not pressed as long as a value of the goal has no place in it", () => {
    const form = 'form\n  combobox "Plot" #plot |"Plot 4|Plot 9"\n  button:submit "Send offer" #send';
    expect(act("request", "Offer plot 17 to Ines Carvalho", form)).toBe("nothing");
  });

  it("is followed by what stores the whole, where it only put something on a list", () => {
    const chips = (...shown: string[]) =>
      `heading "Subtitles"\n${shown.map((name) => `item "${name}"`).join("\n")}\ntextbox "Add a language" #new\nbutton "Add" #add\nbutton "Save film" #save`;
    const goal = "Add Portuguese to the subtitles";
    expect(act("request", goal, chips("English"))).toBe('setValue("new", "Portuguese")');
    const added = [past('setValue("new", "Portuguese")'), past('click("add")', 'button "Add"')];
    expect(act("request", goal, chips("English", "Portuguese"), added)).toBe('click("save")');
  });
});

describe("rows that are selected before anything is done to them", () => {
  const row = (name: string, mark = "unchecked") =>
    `  row "${name} Afloat"\n    checkbox "Select ${name}" #${name} [${mark}]`;
  const table = (...marks: string[]) =>
    ["Alba", "Bora", "Corso"].map((name, at) => row(name, marks[at])).join("\n");
  const page = (...marks: string[]) => `tab "Sunk" #sunk\ntable ""\n${table(...marks)}`;
  const goal = "Mark the boats Alba and Corso as Sunk";
  it.each([
    ["begin with the first that is named", page(), 'check("Alba")'],
    ["go on with the next", page("checked"), 'check("Corso")'],
    ["leave out what is selected and not named", page("checked", "checked", "checked"), 'uncheck("Bora")'],
    [
      "are then done with together",
      `${page("checked", "unchecked", "checked")}\nbutton "Mark as sunk" #mark`,
      'click("mark")',
    ],
  ])("%s", (_, outline, expected) => {
    expect(act("request", goal, outline)).toBe(expected);
  });
});

describe("a calendar whose days can be pressed", () => {
  const days = (name: (day: number) => string) =>
    Array.from({ length: 30 }, (_, at) => `  button "${name(at + 1)}" #d${at + 1}`).join("\n");
  const named = `table "June 2027"\n${days((day) => `${day} June 2027`)}\nbutton "Next month" #leaf`;
  const numbered = `table "June 2027"\n${days(String)}\nbutton "Continue" #on`;
  const pressed = [past('click("d9")', 'button "9"')];
  it.each([
    ["has the day that the goal says", "Book the slipway for 9 June 2027", named, [], 'click("d9")'],
    ["by its number under the month", "Book the slipway for 9 June 2027", numbered, [], 'click("d9")'],
    ["and leads on once it is pressed", "Book the slipway for 9 June 2027", numbered, pressed, 'click("on")'],
    ["is turned on to a later month", "Book the slipway for 4 July 2027", named, [], 'click("leaf")'],
  ])("%s", (_, goal, outline, history, expected) => {
    expect(act("request", goal, outline, [...history])).toBe(expected);
  });
});

describe("choices that no button of their own sends", () => {
  const page = (mark: string) =>
    `list "Paid by"\n  radio "Month" #m [checked]\n  radio "Season, 2 weeks free" #s [${mark}]\nitem "Berth"\n  heading "Berth"\n  button "Change to Berth" #berth\nitem "Buoy"\n  heading "Buoy"\n  button "Change to Buoy" #buoy`;
  const goal = "Change our mooring to a Berth paid by the season";
  it("are made before what does it is pressed", () => {
    expect(act("request", goal, page("unchecked"))).toBe('check("s")');
    expect(act("request", goal, page("checked"), [past('check("s")')])).toBe('click("berth")');
  });
});

describe("a dialog over another one", () => {
  const question = 'dialog "Haul out the Alba?"\n  button "Not yet" #no !\n  button "Haul out" #yes !';
  const survey = 'dialog "Tell us more"\n  button "Close window" #close\n  button "7" #seven';
  it("is closed first where it says nothing of the goal", () => {
    expect(act("request", "Haul out the Alba", `${question}\n${survey}`)).toBe('click("close")');
    expect(act("request", "Tell them more of the Alba", `${question}\n${survey}`)).not.toBe('click("close")');
  });
});
