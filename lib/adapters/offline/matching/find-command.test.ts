import { describe, expect, it } from "vitest";
import { readPlainCommand } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { findWay } from "./find-command";

/** The way that a page offers, in one line. */
function way(command: string, outline: string, pressed: string[] = []): string {
  const want = readPlainCommand(command, []);
  const page = aPage(outline);
  const found = want && findWay(want, page, new Set(pressed));
  if (!found) return "none";
  const place = found.place === undefined ? "" : ` at ${found.place}`;
  switch (found.kind) {
    case "press":
      return `press ${found.node.id}${place}${found.values.map(({ value }) => `, then ${value}`).join("")}`;
    case "choose":
      return `choose ${found.option} of ${found.node.id}${place}`;
    case "toggle":
      return `turn ${found.on ? "on" : "off"} ${found.node.id}`;
    case "form":
      return `fill ${[...found.choices.map(({ name }) => name), ...found.values.map(({ field, value }) => `${field}=${value}`)].join(", ")}; press ${found.form.submit?.id}`;
    case "open":
      return `open ${found.node.id}`;
  }
}

const cards = `
  region:main "" #main
    heading "Guests"
    heading "Omar Reyes"
    button "Admit" #omar
    button "Turn away" #omar-away
    heading "Lena Falk"
    button "Admit" #lena
    button "Turn away" #lena-away`;
const rows = `
  table "Parcels"
    row "Blue crate Harbour"
      combobox "Depot" #blue |"Harbour|North yard" ="Harbour"
      button "⋮" #blue-more [collapsed,popup]
    row "Red crate Harbour"
      combobox "Depot" #red |"Harbour|North yard" ="Harbour"
      button "⋮" #red-more [collapsed,popup]`;
const menu = `${rows}
  menuitem "Recall" #recall
  menuitem "Forward" #forward`;
const places = `${rows}
  menuitem "Move to Returned" #returned
  menuitem "Move to Lost" #lost`;
const dialog = `
  button "Recall" #under
  dialog "Options" #dialog
    switch "Silence the bell" #bell [unchecked]
    button "Done" #done`;
const surveys = `
  region:main "" #main
    item "Canteen wishes"
      switch "Accepting answers: Canteen wishes" #wishes [checked]
    item "Canteen feedback"
      switch "Accepting answers: Canteen feedback" #feedback [checked]
    item "Team day"
      switch "Accepting answers" #day [checked]
      switch "Show the results" #results [checked]`;
const forms = `
  form "Search"
    textbox:search "Search" #q
    button "Go" #go
  form "Payment"
    textbox "Payee" #payee
    textbox:number "Sum" #sum
    button "Remit" #remit`;

const picks = `
  radio "budget.xlsx" #budget [unchecked]
  radio "plan.docx" #plan [unchecked]
  radio "Inbox" #inbox [unchecked]
  radio "Archive" #archive [unchecked]
  button "Move here" #move
  button "Help" #help`;
const shelves = `
  item "Rye loaf in stock Keep"
    form ""
      combobox "State of rye loaf" #rye |"In stock|Sold out" ="In stock"
      button "Keep" #keep-rye
  item "Spelt loaf in stock Keep"
    form ""
      combobox "State of spelt loaf" #spelt |"In stock|Sold out" ="In stock"
      button "Keep" #keep-spelt`;

const posts = (open = "") => `
  table "Posts"
    row "Cook Harbour 98"
      button "Actions for Cook, Harbour" #cook-harbour [collapsed]
    row "Cook Mill 154"
      button "Actions for Cook, Mill" #cook-mill ${open ? "[expanded]" : "[collapsed]"}${open}
    row "Guide Mill 12"
      button "Actions for Guide, Mill" #guide-mill [collapsed]`;
const openPost = posts(`
      list ""
        item "Preview"
          button "Preview" #preview
        item "Withdraw"
          button "Withdraw" #withdraw`);
const byDay = `
  table "Classes"
    row "Yoga Monday 12 places"
      button "Cancel" #monday
    row "Yoga Friday 9 places"
      button "Cancel" #friday`;

const queue = `
  list "Queue"
    item "Omar"
      button "Move Omar back" #omar-back
    item "Lena"
      button "Move Lena back" #lena-back
      button "Move Lena to the front" #lena-front`;

describe("a thing that stands in several rows", () => {
  it.each([
    ["Withdraw the Cook post in Mill", posts(), "open cook-mill"],
    ["Withdraw the Cook post at Harbour", posts(), "open cook-harbour"],
    ["Withdraw the Cook post in Mill", openPost, "press withdraw at Cook post Mill"],
    // What was opened belongs to another row.
    ["Withdraw the Cook post at Harbour", openPost, "open cook-harbour"],
    // Nothing tells which one.
    ["Withdraw the Cook post", posts(), "none"],
    ["Withdraw the Cook post in Oslo", posts(), "none"],
    // A count tells no row.
    ["Withdraw the Cook post for 98", posts(), "none"],
    ["Cancel the class Yoga on Friday", byDay, "press friday at Yoga Friday"],
  ])("is the one that another part of the command tells: %s", (command, outline, expected) => {
    expect(way(command, outline)).toBe(expected);
  });
});

describe("the way to do what a command says", () => {
  it.each([
    ["Declare the spelt loaf 'Sold out'", shelves, "fill State of spelt loaf=Sold out; press keep-spelt"],
    ["Declare the loaf 'Sold out'", shelves, "none"],
    ["Admit Lena Falk", cards, "press lena at Lena Falk"],
    ["Admit Lena Falk for Sunday", cards, "press lena at Lena Falk, then Sunday"],
    [
      "Admit Lena Falk for Sunday",
      cards.replace('"Guests"', '"Guests, Sunday 6 December"'),
      "press lena at Lena Falk",
    ],
    ["Admit the guest Omar Reyes", cards, "press omar at Omar Reyes"],
    ["Evict Lena Falk", cards, "none"],
    ["Route the parcel 'Red crate' to North yard", rows, "choose North yard of red at Red crate"],
    ["Recall the parcel 'Red crate'", rows, "open red-more"],
    ["Recall the parcel 'Red crate'", menu, "press recall"],
    [
      "Mark the parcel 'Red crate' as returned",
      `${rows}\n  menuitem "Move to Lost" #lost\n  menuitem "Move to Returned" #returned`,
      "press returned",
    ],
    ["Move the parcel 'Red crate' to the Lost shelf", places, "press lost"],
    ["Move the parcel 'Red crate' to the Found shelf", places, "open red-more"],
    ["Silence the bell", dialog, "turn on bell"],
    ["Close the survey 'Canteen feedback'", surveys, "turn off feedback"],
    ["Close the survey 'Team day'", surveys, "none"],
    ["Archive the survey 'Canteen feedback'", surveys, "none"],
    ["Remit 40 to the payee 'Tidewater'", forms, "fill Sum=40, Payee=Tidewater; press remit"],
    ["Move 'budget.xlsx' to Archive", picks, "fill budget.xlsx, Archive; press move"],
    ["Move 'budget.xlsx' to Media", picks, "press move, then budget.xlsx, then Media"],
    ["Move 'Lena' to the front of the queue", queue, "press lena-front"],
    ["Move 'Lena' back", queue, "press lena-back"],
    ["Recall everything", '\n  button "Save" #save\n  button "Help" #help', "none"],
    [
      "Nudge Ada with 'Any news?'",
      '\n  list "Team"\n    item "Ada"\n      button "Nudge" #nudge',
      "press nudge at Ada, then Any news?",
    ],
    [
      "Make 'Loft' the main room",
      '\n  list "Rooms"\n    item "Loft"\n      button "Set as main" #loft\n    item "Cellar"\n      button "Set as main" #cellar',
      "press loft at Loft",
    ],
  ])("%s", (command, outline, expected) => {
    expect(way(command, outline)).toBe(expected);
  });

  it("does not open the same menu again", () => {
    expect(way("Recall the parcel 'Red crate'", rows, ["red-more"])).toBe("none");
  });
});

describe("a thing in a list beside what it shows", () => {
  const crates = (more: string) => `
  list "Crates"
    option "Crate 11" #c11 [unselected]
    option "Crate 12" #c12 ${more}`;
  const shown = `
  heading "Crate 12"
  button "Mark as checked" #mark`;
  it("is picked first, and what it then shows does it", () => {
    expect(way("Mark crate 'Crate 12' as checked", crates("[unselected]"))).toBe("open c12");
    const goal = "Mark crate 'Crate 12' as checked";
    expect(way(goal, `${crates("[selected]")}${shown}`, ["c12"])).toBe("press mark at Crate 12");
  });
});
