import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const fitOf = (step: string, before: string, on: string, more: Partial<CaseParts> = {}) =>
  groundOf(aVerificationCase({ step, before, on, ...more })).fit;

const hives = `
  heading "Hives"
  button "Add hive"
  button "Add note"
  link "Honey yield" #yield
  list "Hives"
    item "North meadow"
      button "Inspect" #north
      button "Move away" #away-north
    item "South slope"
      button "Inspect" #south
      button "Move away" #away-south
`;
const form = `
  form "Beekeeper"
    textbox "First name" #first
    textbox "Last name" #last
    textbox "Mail" ~"you@example.org" #mail
    combobox "Region" |"Coast|Hills" #region
    button "Save" #save
  form "Search"
    textbox:search "Search hives" #search
    button "" ~"" #icon
`;
const twins = `
  region "Billing address"
    textbox "Street" #bill
    button "Change" #change-bill
  region "Shipping address"
    textbox "Street" #ship
    button "Change" #change-ship
`;
const pages = `
  list "Pages"
    link "1" #p1
    link "2" #p2
    link "3" #p3
`;
const namesakes = `
  region "Places"
    link "Harbours" #harbours
    button "Harbour" #harbour
`;
const sole = '\n  combobox "Delivery" |"Ida|Omar" #it\n  button "Next"';
const amount = '\n  textbox "Sum" #it\n  button "Pay"';
const pay = '\n  button "Pay" #it';
const typing = (value: string) => ({ does: "setValue", value }) as const;
const wards = `
  combobox "" |"|North|South" #side
  combobox "" |"|Oslo|Bergen" #town
  combobox "Other town" |"|Bergen|Tromso" #other
`;
const photos = `
  textbox "Username" #user
  textbox "Motto" #motto
  button "Delete" #one
  button "Delete" #two
`;
const dialog = `
  button "Delete" #outside
  dialog "Delete the hive?"
    button "Delete" #inside
    button "Cancel" #cancel
`;

const typed = (value: string): Partial<CaseParts> => ({ does: "setValue", value });

describe("the element that a step names", () => {
  it.each<[string, string, string, string, Partial<CaseParts>?]>([
    ["by its whole name", 'Click "Add hive"', hives, "Add hive"],
    ["by its whole name among other forms of the word", "Go to Harbours", namesakes, "#harbours"],
    ["by most of its name", "Click the add hive button", hives, "Add hive"],
    ["without quotes among like ones", "Add a note", hives, "Add note"],
    ["by the row that it stands in", 'Press "Inspect" in the row of "South slope"', hives, "#south"],
    ["by the row's words alone", "Inspect the south slope", hives, "#south"],
    ["by the group that it stands in", "Change the shipping address", twins, "#change-ship"],
    [
      "by its label",
      'Type "Ida" in the First name field',
      form,
      "#first",
      { does: "setValue", value: "Ida" },
    ],
    [
      "by what stands beside it as a whole",
      "Change the invoice prefix to RE-",
      '\n  region "Settings"\n    textbox "" &"Invoice prefix" #own\n    textbox "" &"Quote prefix for an invoice" #quote',
      "#own",
      { does: "setValue", value: "RE-" },
    ],
    [
      "by its placeholder",
      "Fill in the you@example.org field",
      form,
      "#mail",
      { does: "setValue", value: "a@b.se" },
    ],
    [
      "among fields of one name, by the group",
      "Enter the street of the billing address",
      twins,
      "#bill",
      { does: "setValue", value: "Elm 4" },
    ],
    [
      "by what is chosen in it",
      'Select "Hills" as the region',
      form,
      "#region",
      { does: "select", value: "Hills" },
    ],
    ["by its place", "Open the second page link", pages.replaceAll(/"\d"/g, '"Page"'), "#p2"],
    ["by its number", 'Open page "2"', pages, "#p2"],
    ["in the open dialog", "Delete the hive", dialog, "#inside"],
    ["by what only it offers", "Filter by Oslo", wards, "#town", { does: "select", value: "Oslo" }],
    ["by two words written as one", "Enter the user name ida", photos, "#user", typed("ida")],
    [
      "by the verb that the words mean",
      "Take the checkbox off the page",
      '\n  checkbox "" #check\n  button "Remove" #remove\n  button "Lock" #lock',
      "#remove",
    ],
    ["as one of several, where any will do", "Delete one of the two photos", photos, "#two"],
  ])("is found %s", (_, step, page, on, more) => {
    expect(fitOf(step, page, on, more)).toMatchObject({ fit: "this" });
  });

  it.each<[string, string, string, string, string, Partial<CaseParts>?]>([
    ["a button of another name", 'Click "Add hive"', hives, "Add note", "Add hive"],
    [
      "the same button of another row",
      'Press "Inspect" in the row of "South slope"',
      hives,
      "#north",
      "Inspect",
    ],
    [
      "another field",
      'Type "Ida" in the First name field',
      form,
      "#last",
      "First name",
      { does: "setValue", value: "Ida" },
    ],
    [
      "the same field of another group",
      "Enter the street of the billing address",
      twins,
      "#ship",
      "Street",
      { does: "setValue", value: "Elm 4" },
    ],
    [
      "the search in place of the name",
      "Enter the last name",
      form,
      "#search",
      "Last name",
      { does: "setValue", value: "Holm" },
    ],
    [
      "another place than the one said",
      "Open the second page link",
      pages.replaceAll(/"\d"/g, '"Page"'),
      "#p3",
      "Page",
    ],
  ])("is another one when it is %s", (_, step, page, on, rival, more) => {
    const fit = fitOf(step, page, on, more);
    expect(fit.fit).toBe("other");
    const nodes = groundOf(aVerificationCase({ step, before: page, on, ...more })).nodesBefore;
    expect(nodes[fit.rival ?? -1]?.name).toBe(rival);
  });

  it.each<[string, string, string, string]>([
    ["one of several alike", "Inspect a hive", hives, "#north"],
    ["nothing of the page", "Tidy up the shed", hives, "Add hive"],
    ["an icon without a name", "Start the search", form, "#icon"],
    ["a place where all are alike, and none", "Open a page link", pages.replaceAll(/"\d"/g, '"Page"'), "#p2"],
  ])("is not known when the step means %s", (_, step, page, on) => {
    expect(fitOf(step, page, on).fit).toBe("unclear");
  });

  it("is not known where two lists offer what is chosen, or the step does not say it", () => {
    const choose = (step: string, value: string) =>
      fitOf(step, wards, "#town", { does: "select", value }).fit;
    expect(choose("Filter by Bergen", "Bergen")).not.toBe("this");
    expect(choose("Filter by the ward", "Oslo")).not.toBe("this");
  });

  it("is not known where nothing is known of the page before", () => {
    expect(fitOf('Click "Add hive"', hives, "Add hive", { unseen: true }).fit).toBe("unclear");
  });

  it("is the only field there is, whatever the step calls it", () => {
    expect(
      fitOf("Enter the amount", '\n  textbox "Sum" #sum\n  button "Pay"', "#sum", {
        does: "setValue",
        value: "9",
      }).fit,
    ).toBe("this");
  });

  it.each<[string, string, string, Partial<CaseParts>, string]>([
    ["the only list", "Choose the beekeeper", sole, { does: "select", value: "Ida" }, "this"],
    ["the only field, for a step that no list knows", "Let it be 9", amount, typing("9"), "this"],
    ["the only field, for another value than that", "Turn to the shed", amount, typing("9"), "unclear"],
    ["the only field, for a step that presses", "Save the hive", amount, typing("9"), "unclear"],
    ["one of two fields", "Enter the amount", `${amount}\n  textbox "Rest" #rest`, typing("9"), "unclear"],
    ["the only button", "Enter the amount", pay, {}, "unclear"],
  ])("for %s: %s", (_, step, page, more, fit) => {
    expect(fitOf(step, page, "#it", more).fit).toBe(fit);
  });

  it("is not another one for what is typed: its words name the value", () => {
    const page = '\n  textbox "Motto" #motto\n  textbox "Village" #village\n  button "First name"';
    expect(
      fitOf('Type "Village green" in the Motto field', page, "#motto", {
        does: "setValue",
        value: "Village green",
      }).fit,
    ).toBe("this");
  });
});

describe("what is called alike", () => {
  const fitIn = (step: string, before: string, on: string, more: Partial<CaseParts> = {}): string =>
    groundOf(aVerificationCase({ step, before, on, ...more })).fit.fit;
  const open = `
  list "Open"
    item "Pond"
      button "close" #listed
    item "Reef"
      button "close"
  region "Tanks"
    item "Pond with fish"
      button "close" #pond
    item "Reef with crabs"
      button "close"`;

  it("belongs to one thing where each list has one of that name", () => {
    expect(fitIn('Close "Pond"', open, "#pond")).toBe("this");
    expect(fitIn('Close "Pond"', open, "#listed")).toBe("this");
    expect(fitIn('Delete "Pond"', open.replaceAll('"close"', '"Delete"'), "#pond")).toBe("unclear");
    expect(fitIn('Close "Pond"', open.replace("Reef with", "Pond with"), "#pond")).toBe("unclear");
  });

  it("is one entry, wherever it is pressed", () => {
    const row = (role: string) => `
  list "Crew"
    item "Ida Berg ida.berg@boat.example"
      clickable "Ida Berg"
      ${role} "ida.berg@boat.example" #mail
    item "Ole Dahl ole.dahl@boat.example"
      clickable "Ole Dahl"
      clickable "ole.dahl@boat.example"`;
    expect(fitIn("Open the member Ida Berg", row("clickable"), "#mail")).toBe("this");
    expect(fitIn("Open the member Ida Berg", row("link"), "#mail")).not.toBe("this");
  });

  it("is no answer to it", () => {
    const mails = `
  item "Re: Lunch Tuesday"
    link "Re: Lunch Tuesday" #answer
  item "Lunch Monday"
    link "Lunch Monday" #first`;
    expect(fitIn('Open the first mail "Lunch"', mails, "#first")).toBe("this");
    expect(fitIn('Open the first mail "Lunch"', mails, "#answer")).not.toBe("other");
  });

  it("are two fields, in one entry as well", () => {
    const pair = '\n  item "Upper Lower"\n    textbox "mm" #one\n    textbox "mm" #two';
    const typed = { does: "setValue", value: "79" } as const;
    expect(fitIn("Enter 79 in the lower field", pair, "#one", typed)).toBe("unclear");
  });

  it("is the box that the step quotes, beside others of its group", () => {
    const group = `
  item "View all Work Travel"
    checkbox "View all" #all
    checkbox "Work" #work
    checkbox "Travel" #travel`;
    expect(fitIn('Untick "View all"', group, "#all")).toBe("this");
    expect(fitIn('Untick "View all"', group, "#travel")).toBe("other");
  });
});
