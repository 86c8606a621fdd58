import { describe, expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { besideOpener, namesAnother } from "./beside-opener";
import { enterByGoal } from "./enter-by-goal";
import { onlyField } from "./only-field";

describe("an empty field beside what would be pressed", () => {
  const stall = (field: string, more = "") =>
    `\nitem "Oak chair"\n  ${field}\n  button "Offer for Oak chair" #offer${more}`;
  const beside = (goal: string, outline: string, id = "offer") => {
    const { nodes } = aPageContext(outline, []);
    const opener = nodes.find((node) => node.id === id);
    return opener && besideOpener(goal, opener, nodes.slice(1));
  };
  const goal = "Make an offer of 40 euros for the oak chair";

  it("takes the one number of the goal first", () => {
    expect(beside(goal, stall('textbox "Your offer" #sum'))).toMatchObject({
      action: 'setValue("sum", "40")',
    });
  });
  it("keeps it from being pressed where the goal has no number for it, or several", () => {
    expect(beside("Make an offer for the oak chair", stall('textbox "Your offer" #sum'))).toBe("unfilled");
    expect(beside("Offer 40 or 50 euros for it", stall('textbox "Your offer" #sum'))).toBe("unfilled");
  });
  it.each<[string, string, string?]>([
    ["it is filled in", stall('textbox "Your offer" #sum ="40"')],
    ["there are two of them", stall('textbox "Your offer" #sum', '\n  textbox "Name"')],
    ["it is a list", stall('combobox "Your offer" #sum')],
    ["it is hidden", stall('textbox "Your offer" #sum [hidden]')],
    [
      "what is pressed opens something",
      `${stall('textbox "Your offer" #sum')}\n  button "Edit" #edit`,
      "edit",
    ],
    ["what is pressed is a link", `${stall('textbox "Your offer" #sum')}\n  link "Offer" #link`, "link"],
  ])("says nothing where %s", (_, outline, id) => {
    expect(beside(goal, outline, id)).toBeUndefined();
  });
});

describe("a control of another one of that kind", () => {
  const slots = `
button "10:40 with Dr. Halim" #own [disabled]
button "10:40 with Dr. Vik" #other
button "09:20 with Dr. Holm" #neither
link "10:40 is taken" #link`;
  const isOther = (goal: string, id: string): boolean => {
    const { nodes } = aPageContext(slots, []);
    const node = nodes.find((one) => one.id === id);
    return node !== undefined && namesAnother(goal, nodes)(node);
  };
  it.each<[string, string, boolean]>([
    ["Book the 10:40 slot with Dr. Halim", "other", true],
    ["Book the 10:40 slot with Dr. Halim", "own", false],
    ["Book the 10:40 slot with Dr. Halim", "neither", false],
    ["Book the 10:40 slot with Dr. Halim", "link", false],
    ["Book the slot with Dr. Halim", "other", false],
    ["Book the 10:40 slot with Dr. Berg", "other", false],
  ])("%s: #%s is one: %s", (goal, id, expected) => {
    expect(isOther(goal, id)).toBe(expected);
  });
});

describe("a control whose thing is another one than the goal's, which is shut", () => {
  const loans = `
button "Lend out The Tide" #own [disabled]
button "Lend out The Tide Tables" #longer
button "Lend out Sea Birds" #other
button "Add to list: Sea Birds" #list`;
  const leftOut = (goal: string, outline: string): string[] => {
    const { nodes } = aPageContext(outline, []);
    return nodes.filter(namesAnother(goal, nodes)).map(({ id }) => id);
  };
  it.each<[string, string, string[]]>([
    ["Lend out 'The Tide'", loans, ["longer", "other"]],
    ["Lend out 'The Tide'", loans.replace(" [disabled]", ""), ["longer"]],
    ["Lend out 'The Tide Tables'", loans, []],
    ["Lend out 'The Wave'", loans, []],
  ])("%s", (goal, outline, expected) => {
    expect(leftOut(goal, outline)).toEqual(expected);
  });
});

describe("the one field of a form whose button says what is to be changed", () => {
  const goal = "Change the home port of boat 55 to Quay 5";
  const form = (field: string, button = "Change port", more = "") =>
    `\nform ""\n  ${field}\n  button "${button}" #go${more}`;
  const next = (asked: string, outline: string) => onlyField(asked, aPageContext(outline, []))?.action;
  it.each<[string, string | undefined, string | undefined]>([
    ["takes the value", next(goal, form('textbox "Lies at" #at ="Pier 2"')), 'setValue("at", "Quay 5")'],
    ["has it, and is sent", next(goal, form('textbox "Lies at" #at ="Quay 5"')), 'click("go")'],
    [
      "is one of two",
      next(goal, form('textbox "Lies at" #at', "Change port", '\n  textbox "Since"')),
      undefined,
    ],
    ["has a button for something else", next(goal, form('textbox "Lies at" #at', "Search")), undefined],
    [
      "has a button that is shut",
      next(goal, form('textbox "Lies at" #at', "Change port", " [disabled]")),
      undefined,
    ],
    [
      "stands in one of two such forms",
      next(goal, form('textbox "A" #a') + form('textbox "B" #b')),
      undefined,
    ],
    ["is a list", next(goal, form('combobox "Lies at" #at |"Pier 2|Quay 5"')), undefined],
    ["is not to be changed", next("Find the home port Quay 5", form('textbox "Lies at" #at')), undefined],
  ])("%s", (_, action, expected) => {
    expect(action).toBe(expected);
  });
});

describe("of fields of one kind", () => {
  const shelf = (...names: string[]) =>
    `\ntable ""${names.map((name, at) => `\n  row "${name}"\n    textbox:number "Bags of ${name}" #f${at} ="1"\n    button "Update"`).join("")}`;
  const entered = (goal: string, outline: string) =>
    enterByGoal(goal, "40 bags", { ...aPageContext(outline, []), goal })?.action;
  it("the one that has most of the goal takes the value", () => {
    expect(entered("Set the stock of red lentils to 40 bags", shelf("Rice", "Red lentils", "Oats"))).toBe(
      'setValue("f1", "40")',
    );
  });
  it("none does where the goal says none of them", () => {
    const goal = "Set the stock of green lentils to 40 bags";
    expect(entered(goal, shelf("Brown lentils", "Red lentils"))).not.toBe('setValue("f1", "40")');
  });
});
