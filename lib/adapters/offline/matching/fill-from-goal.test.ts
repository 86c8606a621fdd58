import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

/** What goes where, in one line; `none` where no form takes what the goal says. */
function filled(goal: string, outline: string, known: string[] = []): string {
  const found = fillFromGoal(goal, { ...aPage(outline), known });
  if (!found) return "none";
  return `${found.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ")}; ${found.form.submit?.id}`;
}

const complaint = `
  form "Complaint"
    combobox "Sort" #sort |"Noise|Broken lamp|Litter" ="Noise"
    textbox "Where?" #where [required]
    textbox:textarea "Details" #details
    button "Send" #send`;
const handover = `
  heading "Skiff Alba"
  form ""
    textbox "Handed over by" #by [required]
    textbox:time "Hour" #hour [required]
    textbox "Relationship" #relation
    button "Register" #register`;
const wizard = `
  form ""
    radio "Pier A" #a [unchecked]
    radio "Pier B" #b [unchecked]
    button "Continue" #on`;
const steppers = `
  item "Rope"
    textbox "Coils of rope" #rope ="3"
  item "Tar"
    textbox "Coils of tar" #tar ="1"
  button "Save list" #save`;
const alike = `
  heading "Port gate"
  form ""
    textbox:number "Alarm for the port gate" #port
    button "Set port" #setport
  heading "Weir gate"
  form ""
    textbox:number "Alarm for the weir gate" #weir
    button "Set weir" #setweir`;
const beacon = `
  form ""
    combobox "Kind" #kind |"LED|GAS"
    textbox "Name" #name [required]
    textbox "Feed address" #feed
    combobox "ETA" #eta |"5 minutes|1 hour|1 day"
    checkbox "tide.low" #low [unchecked]
    button "Create" #create`;
const letters = `
  form ""
    radio "Weekly" #week [checked]
    radio "Monthly" #month [unchecked]
    checkbox "Tides" #tides [checked]
    checkbox "Angebote" #offers [checked]
    button "Save" #save`;
const booking = `
  form ""
    textbox:date "Day" #day
    combobox "People" #people |"1|2|3|4|5|6" ="2"
    button "Book" #book`;
const sections = `
  heading "Crew"
  textbox "Cook" #cook
  button "Save" #savecrew
  heading "Papers"
  combobox "Mooring papers" #moor ="by e-mail" |"by e-mail|by post"
  combobox "Toll papers" #toll ="by e-mail" |"by e-mail|by post"
  button "Save" #savepapers`;
const shelf = `
  button "Retire selected" #retire
  row "Buoy 7 North"
    checkbox "Select Buoy 7" #b7 [unchecked]
  row "Buoy 8 North"
    checkbox "Select Buoy 8" #b8 [unchecked]
  row "Buoy 9 South"
    checkbox "Select Buoy 9" #b9 [checked]`;
const lamps = `
  form ""
    checkbox "Send automatic warnings" #auto [unchecked]
    textbox:date "From" #from
    button "Save" #save`;
const stall = `
  item "Tarred rope € 8.90 Coils Add"
    textbox:number "Coils" #tarred ="1"
    button "Add" #addtarred
  item "Hemp rope € 3.20 Coils Add"
    textbox:number "Coils" #hemp ="1"
    button "Add" #addhemp`;
const bulk = `
  form ""
    row "Select Berth Pier"
      checkbox "Select all" #all [unchecked]
    row "11 North"
      checkbox "Berth 11" #one [unchecked]
    row "12 South"
      checkbox "Berth 12" #two [unchecked]
    row "13 North"
      checkbox "Berth 13" #three [unchecked]
    combobox "With selected" #bulk |"Choose|Mark as swept|Mark as closed" ="Choose"
    button "Apply" #apply`;

describe("fillFromGoal", () => {
  it.each([
    [
      "a place, a kind and a remark",
      "Complain about a broken lamp outside 8 Quay Street, it has been dark for 3 weeks",
      complaint,
      "sort=Broken lamp, where=8 Quay Street, details=it has been dark for 3 weeks; send",
    ],
    [
      "names that machines have, beside a choice that goes by its label in the goal",
      "Add a LED named _north with an ETA of 1 hour that feeds https://feed.test/v2, and also send it tide.low",
      beacon,
      "kind=LED, name=_north, feed=https://feed.test/v2, eta=1 hour, low=tide.low; create",
    ],
    ["nothing where a field that must be filled stays empty", "Complain about the litter", complaint, "none"],
    [
      "a person after the label's own small word, not the one that the page is about",
      "Tell the harbour that Skiff Alba is handed over by his cousin, Bo Lind, at 16:15",
      handover,
      "by=Bo Lind, hour=16:15, relation=cousin; register",
    ],
    [
      "a choice of a form that only leads on",
      "Apply for a berth at Pier B, for 3 nights",
      wizard,
      "b=Pier B; on",
    ],
    ["a count before what it counts", "We need 7 coils of tar, please save that", steppers, "tar=7; save"],
    [
      "all boxes of the rows that the goal tells from the others",
      "Mark all berths in North as swept",
      bulk,
      "one=Berth 11, three=Berth 13, bulk=Mark as swept; apply",
    ],
    [
      "the words of the goal that a question wants typed",
      "Scrap the skiff Old Alba",
      '\n  dialog "Scrap Old Alba"\n    textbox "Type Old Alba to confirm" #sure\n    button "Keep it" #keep\n    button "Scrap skiff" #scrap [disabled]',
      "sure=Old Alba; scrap",
    ],
    [
      "a choice by its name, whatever year stands with it",
      "Haul the skiff out in April",
      '\n  form ""\n    radio "March 2027" #mar [unchecked]\n    radio "April 2027" #apr [unchecked]\n    button "Haul out" #haul',
      "apr=April 2027; haul",
    ],
    [
      "a choice by the code that it begins with, and takes a single one as no count",
      "Get one place at B2 please, for a skiff",
      '\n  form ""\n    radio "A1 Quay" #a1 [unchecked]\n    radio "B2 Buoy" #b2 [unchecked]\n    button "Book" #book',
      "b2=B2 Buoy; book",
    ],
    [
      "boxes the way that the part of the goal about them says",
      "Send me the letter monthly and drop the harbour news without tides",
      letters,
      "month=Monthly, tides=Tides; save",
    ],
    [
      "a box off where its part of the goal stops it",
      "Stelle den Brief auf monatlich um und bestelle die Angebote ab",
      letters,
      "offers=Angebote; save",
    ],
    [
      "a count by the word right behind it, whatever number the label stands before",
      "Book a mooring for 4 people on 5 December 2026",
      booking,
      "day=5 December 2026, people=4; book",
    ],
    [
      "of two days the one that it becomes",
      "Move the haul-out of 3 December to 10 December",
      `form ""\n  textbox:date "Day" #day ="2026-12-03"\n  button "Move" #move`,
      "day=10 December; move",
    ],
    [
      "a number into the field that the goal calls, though the page shows it elsewhere",
      "Change the number of brass cleats in my basket to 3",
      `link "Basket (3)"\nform ""\n  textbox:number "Quantity of brass cleat" #cleat ="1"\n  textbox:number "Quantity of rope" #rope ="2"\n  button "Update" #update`,
      "cleat=3; update",
    ],
    [
      "nothing in a field that is called after the thing",
      "Set the home port of the fleet to Kinsale",
      `form ""\n  textbox "Fleet name" #name ="North"\n  button "Save" #save`,
      "none",
    ],
    [
      "the one of several forms without a name",
      "Set an alarm for the weir gate at 40",
      alike,
      "weir=40; setweir",
    ],
    [
      "the list whose label the goal says, in a section that has a button of its own",
      "Get the mooring papers by post",
      sections,
      "moor=by post; savepapers",
    ],
    [
      "the boxes of just the rows that are named, for the button over them",
      "Retire 'Buoy 7' and 'Buoy 8'",
      shelf,
      "b7=Select Buoy 7, b8=Select Buoy 8, b9=Select Buoy 9; retire",
    ],
    [
      "the box that is to be turned on",
      "Turn on my automatic warning from 7 December 2026",
      lamps,
      "auto=Send automatic warnings, from=7 December 2026; save",
    ],
    [
      "no label as a value, and over no other one",
      "Add the HBR number QX-77 please",
      '\n  form ""\n    textbox "Firm" #firm ="Weir & Son"\n    textbox "HBR number" #hbr\n    button "Update" #update',
      "hbr=QX-77; update",
    ],
    [
      "a version by all its numbers",
      "Ship version 4.2.1 of it",
      '\n  combobox "Version" #v ="4.2.0" |"4.2.1|4.2.0"\n  button "Ship" #ship',
      "v=4.2.1; ship",
    ],
    [
      "from one place to another, each beside its label",
      'Bring 12 coils of "Tarred rope" from the North shed to the South shed',
      '\n  heading "Tarred rope TR-12"\n  form ""\n    combobox "From" #from ="North" |"North|South"\n    combobox "To" #to ="North" |"North|South"\n    textbox:number "Coils" #n [required]\n    button "Bring" #bring',
      "from=North, to=South, n=12; bring",
    ],
    [
      "the radio button of the group that is named",
      "Set Theo Falk's meal to vegan",
      '\n  form ""\n    region "Ida Falk"\n      radio "vegan" #i [unchecked]\n    region "Theo Falk"\n      radio "vegan" #t [unchecked]\n    button "Save meals" #save',
      "t=vegan; save",
    ],
    [
      "the option that differs by its sign alone",
      "Give the essay the mark B+",
      '\n  form ""\n    radio "B" #b [unchecked]\n    radio "B+" #bp [unchecked]\n    radio "B-" #bm [unchecked]\n    button "Save mark" #keep',
      "bp=B+; keep",
    ],
    [
      "a box that is called what the goal says, and the button of its verb before a draft",
      "Publier une annonce avec voile au 12 rue des Tilleuls",
      '\n  form ""\n    textbox "Adresse" #a\n    checkbox "Voile" #v [unchecked]\n    checkbox "Rame" #r [unchecked]\n    button "Brouillon" #d\n    button "Publier" #p',
      "a=12 rue des Tilleuls, v=Voile; p",
    ],
    ...['"', "'"].map((mark): [string, string, string, string] => [
      `the field whose whole label the goal says, for a value in ${mark}`,
      `Change the call sign of the harbour pilot to ${mark}Kilo 72${mark}`,
      '\n  form ""\n    textbox "Name" #name ="Ida Falk"\n    textbox "Call sign" #sign ="Kilo 18"\n    button "Store" #store',
      "sign=Kilo 72; store",
    ]),
    [
      "nothing with the button of one entry of many",
      "Show rope only",
      '\n  combobox "Kind" #k |"Rope|Tar"\n  item "Rope 5 Save"\n    button "Save" #s',
      "none",
    ],
    [
      "the form of the entry that is named, with a number that is only a part of a price",
      "Put 3 of 'Hemp rope' in the basket",
      stall,
      "hemp=3; addhemp",
    ],
    [
      "nothing into a form that looks things up",
      'Find "tar"',
      '\n  form ""\n    textbox "Term" #q\n    button "Search" #go',
      "none",
    ],
    [
      "nothing where a value of the goal has no place",
      "Complain about litter outside 8 Quay Street, card QX-77",
      '\n  form ""\n    textbox "Where?" #where\n    button "Send" #send',
      "none",
    ],
  ])("fills in %s", (_, goal, outline, expected) => {
    expect(filled(goal, outline)).toBe(expected);
  });

  it("takes what was pressed on the way as settled", () => {
    const page = '\n  form ""\n    textbox "Warden" #warden\n    button "Assign" #assign';
    expect(filled("Assign Ida Falk to the blue Skiff", page, ["Skiff, blue"])).toBe(
      "warden=Ida Falk; assign",
    );
  });
});
