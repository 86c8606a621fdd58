import { describe, expect, it } from "vitest";
import type { Ground } from "@/lib/agent/completion/ground";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aPage } from "@/tests/support/a-page";
import { anAction, aReport, aTask } from "@/tests/support/a-task";
import { doneToOthers, isNotOneMore } from "./since-listed";

const url = "https://shop.test/list";
/** `Orion: Pay | Edit`: an entry and its buttons; `*` before the one that is pressed. */
const pageOf = (...entries: string[]) =>
  aPage(
    `list "All"\n${entries
      .map((entry, at) => {
        const [text = "", controls = ""] = entry.replace("*", "").split(": ");
        const buttons = controls === "" ? [] : controls.split(" | ");
        const own = buttons.map((name, on) => `    button "${name}" #b${at}${on}`);
        return [`  item "${[text, ...buttons].join(" ")}"`, ...own].join("\n");
      })
      .join("\n")}`,
    { url },
  );

function seen(goal: string, before: string[], after: string[], load: Ground["load"] = "in_place") {
  const then = pageOf(...before);
  const at = before.findIndex((entry) => entry.startsWith("*"));
  const deed = anAction({
    actionId: "deed",
    urlAtAction: url,
    ...listedOn(then.nodes, at < 0 ? "" : `b${at}0`),
  });
  const ground: Ground = {
    task: aTask({ goal, history: [deed] }),
    snapshot: pageOf(...after),
    report: aReport(),
    load,
    evidence: (item) => ({ id: "e", ...item }),
  };
  return { deed, ground };
}

describe("a deed that was done to others as well", () => {
  const pay = "Mark the invoice 'Orion' as paid";
  const remove = "Delete the contact 'Ben Ortiz'";
  const star = "Star the mail 'Tickets'";
  const vote = "Vote for Brisa";
  const films = ["Alba 6 votes: Vote", "*Brisa 4 votes: Vote", "Cima 7 votes: Vote"];
  const open = ["*Orion Open: Pay", "Lyra Open: Pay", "Vega Paid"];
  const people = ["Ada Lund: Delete", "*Ben Ortiz: Delete", "Ben Okafor: Delete"];
  const mails = ["Boiler: Star", "*Tickets: Star", "Gym: Star"];
  it.each<[string, string, string[], string[], boolean]>([
    ["all are paid", pay, open, ["Orion Paid", "Lyra Paid", "Vega Paid"], true],
    ["it is paid", pay, open, ["Orion Paid", "Lyra Open: Pay", "Vega Paid"], false],
    ["another one counts on", pay, open, ["Orion Paid", "Lyra Open: Pay", "Vega Paid 3"], false],
    [
      "the goal wants all of them",
      "Mark all invoices of 'Orion' as paid",
      open,
      ["Orion Paid", "Lyra Paid"],
      false,
    ],
    ["a namesake went too", remove, people, ["Ada Lund: Delete"], true],
    [
      "another part of a long list is drawn, whose entries differ by their numbers",
      "Mark result 60 as reviewed",
      ["58 Ada: Mark", "59 Ben: Mark", "*60 Cid: Mark", "61 Ada: Mark", "62 Ben: Mark"],
      ["1 Ada: Mark", "2 Ben: Mark"],
      false,
    ],
    ["it went", remove, people, ["Ada Lund: Delete", "Ben Okafor: Delete"], false],
    ["another part is shown", remove, people, ["Ada Lund: Delete", "Cy Dahl: Delete"], false],
    ["all are starred", star, mails, ["Boiler: Unstar", "Tickets: Unstar", "Gym: Unstar"], true],
    ["it is starred", star, mails, ["Boiler: Star", "Tickets: Unstar", "Gym: Star"], false],
    [
      "the only vote is given",
      vote,
      films,
      ["Alba 6 votes", "Brisa 5 votes Your vote", "Cima 7 votes"],
      false,
    ],
    [
      "all of two offers are taken, of which one was meant",
      "Accept the offer of Brisa",
      ["Alba 6 €: Accept", "*Brisa 4 €: Accept"],
      ["Alba 6 € Accepted", "Brisa 4 € Accepted"],
      true,
    ],
    [
      "the entry itself reads as it did, and so do the others",
      vote,
      films,
      ["Alba 6 votes", "Brisa 4 votes", "Cima 7 votes"],
      true,
    ],
    ["only its count grew", vote, films, ["Alba 6 votes", "Brisa 5 votes", "Cima 7 votes"], true],
    ["another one went when it was chosen", vote, films, ["Brisa 5 votes Your vote", "Cima 7 votes"], true],
    ["the others cannot be chosen any more", star, mails, ["Boiler", "Tickets: Unstar", "Gym"], false],
  ])("%s", (_, goal, before, after, expected) => {
    const { deed, ground } = seen(goal, before, after);
    expect(doneToOthers(deed, [], ground).length > 0).toBe(expected);
  });

  const price = "Change the price of the Oak shelf to 89";
  const goods = ["*Oak shelf 75: Edit", "Pine stool 40: Edit", "Beech bench 89: Edit"];
  it.each<[string, string[], boolean]>([
    ["all cost that", ["Oak shelf 89: Edit", "Pine stool 89: Edit", "Beech bench 89: Edit"], true],
    ["it costs that", ["Oak shelf 89: Edit", "Pine stool 40: Edit", "Beech bench 89: Edit"], false],
    ["only it is left", ["Oak shelf 89: Edit"], true],
    ["it is called otherwise, and alone", ["Oak shelf (new price) 89: Edit"], true],
    ["one is sold out", ["Oak shelf 89: Edit", "Pine stool 40: Edit"], false],
    ["another part is shown", ["Ash bed 89: Edit", "Elm box 12: Edit"], false],
    ["a sum is told", ["Oak shelf 89: Edit", "Pine stool 40: Edit", "Total 89"], false],
  ])("where %s", (_, after, expected) => {
    const { deed, ground } = seen(price, goods, after);
    expect(doneToOthers(deed, ["89"], ground).length > 0).toBe(expected);
  });

  it.each<[string, string[], string[], boolean]>([
    ["those that were there", ["Wash", "Iron", "Mow"], ["Order soil"], true],
    ["the last one of a short list", ["Wash", "Iron", "Mow"], ["Order soil", "Wash", "Iron"], false],
    ["none", ["Wash", "Iron"], ["Wash", "Iron", "Order soil"], false],
  ])("what was made took %s", (_, before, after, expected) => {
    const { deed, ground } = seen("Add the task 'Order soil'", before, after);
    expect(doneToOthers(deed, ["Order soil"], ground).length > 0).toBe(expected);
  });

  const places = ["*SB-93 shelf 2 D: Open", "SB-94 shelf 2 A: Open", "SB-17 shelf 3 C: Open"];
  it.each<[string, string[], boolean]>([
    ["its neighbour too", ["SB-93 shelf 4 B: Open", "SB-94 shelf 4 B: Open", "SB-17 shelf 3 C: Open"], true],
    ["it alone", ["SB-93 shelf 4 B: Open", "SB-94 shelf 2 A: Open", "SB-17 shelf 3 C: Open"], false],
    [
      "another one by then, which came in since",
      ["SB-93 shelf 4 B: Open", "SB-94 shelf 2 A: Open", "SB-17 shelf 3 C: Open", "SB-20 shelf 4 B: Open"],
      false,
    ],
  ])("what was moved took %s", (_, after, expected) => {
    const { deed, ground } = seen("Move SB-93 to shelf 4, part B", places, after);
    expect(doneToOthers(deed, ["4", "B"], ground).length > 0).toBe(expected);
  });

  const newest = [
    "Name Seats: Edit",
    "Ida Falk 2: Edit",
    "Jon Holt 3: Edit",
    "Kai Lund 4: Edit",
    "Leo Moe 1: Edit",
  ];
  it.each<[string, string[], boolean]>([
    [
      "the oldest of as many as fit went",
      ["Name Seats: Edit", "Ada Brandt 4: Edit", "Ida Falk 2: Edit", "Jon Holt 3: Edit", "Kai Lund 4: Edit"],
      false,
    ],
    [
      "another one was made into it",
      ["Name Seats: Edit", "Ida Falk 2: Edit", "Ada Brandt 4: Edit", "Kai Lund 4: Edit", "Leo Moe 1: Edit"],
      true,
    ],
  ])("in a list whose heading is called as the goal calls a field: %s", (_, after, expected) => {
    const { deed, ground } = seen(
      'Add a booking with "Ada Brandt" as "Name" and "4" as "Seats"',
      newest,
      after,
    );
    expect(doneToOthers(deed, ["Ada Brandt", "4"], ground).length > 0).toBe(expected);
  });

  it("is not known without a fresh load or the list before", () => {
    const { deed, ground } = seen(remove, people, ["Ada Lund: Delete"], "none");
    expect(doneToOthers(deed, [], ground)).toEqual([]);
    const { listed: _, ...plain } = deed;
    const fresh: Ground = { ...ground, load: "in_place", task: { ...ground.task, history: [plain] } };
    expect(doneToOthers(plain, [], fresh)).toEqual([]);
  });
});

describe("what was made is not one more than there was", () => {
  it.each<[string, string, string[], string[], string[], boolean]>([
    [
      "an old entry reads so",
      "Add the task 'Call Ida'",
      ["Call Ida"],
      ["Call Ida back"],
      ["Call Ida back"],
      true,
    ],
    [
      "it came",
      "Add the task 'Call Ida'",
      ["Call Ida"],
      ["Call Ida back"],
      ["Call Ida back", "Call Ida"],
      false,
    ],
    ["the same once more", "Add the task 'Wash'", ["Wash"], ["Wash"], ["Wash", "Wash"], false],
    ["only its age went on", "Add the task 'Wash'", ["Wash"], ["Wash, 2 min"], ["Wash, 3 min"], true],
    ["it came twice", "Add the fare 'Taxi'", ["Taxi"], ["Bus K7"], ["Bus K7", "Taxi MX", "Taxi PT"], true],
    ["its number is another", "Add a fare of 18", ["18"], ["Taxi 25"], ["Taxi 18", "Taxi 25"], false],
    ["it is not here", "Add the task 'Wash'", ["Wash"], ["Iron"], ["Iron"], false],
    ["it was moved", "Move 'Bill' to Paid", [], ["*Bill: Move to Paid"], ["Bill"], false],
    [
      "it was copied",
      "Move 'Bill' to Paid",
      [],
      ["*Bill: Move to Paid"],
      ["Bill: Move to Paid", "Bill"],
      true,
    ],
  ])("%s", (_, goal, values, before, after, expected) => {
    const { deed, ground } = seen(goal, before, after);
    expect(isNotOneMore(deed, values, ground)).toBe(expected);
  });
});

it.each<[string, string, boolean]>([
  ["its control is there, so it is as well", 'button "Delete Ada Lund"', false],
  ["nothing of it is there", 'button "New contact"', true],
  ["its control is put away", 'button "Delete Ada Lund" [hidden]', true],
])("of two entries one went and the other is no list by itself: %s", (_, left, isGone) => {
  const { deed, ground } = seen(
    "Delete the contact 'Ben Ortiz'",
    ["Ada Lund: Delete", "*Ben Ortiz: Delete"],
    [],
  );
  const target = { id: "b10", role: "button" as const, name: "Delete Ben Ortiz", path: "" };
  const page = aPage(`heading "All"\n${left}`, { url });
  expect(doneToOthers({ ...deed, target }, [], { ...ground, snapshot: page })).toHaveLength(isGone ? 1 : 0);
});

describe("the last value of each thing is listed", () => {
  const goal = "Add a level of 3.85 m at 14:00 to the gauge North Gate";
  const before = ["North Gate 3.42 m at 11:00: Open", "South Gate 3.10 m at 11:00: Open"];
  it.each<[string, string[], boolean]>([
    [
      "the thing says it now",
      ["North Gate 3.85 m at 14:00: Open", "South Gate 3.10 m at 11:00: Open"],
      false,
    ],
    ["another one does", ["North Gate 3.42 m at 11:00: Open", "South Gate 3.85 m at 14:00: Open"], true],
    ["it says a part of it", ["North Gate 3.85 m at 11:00: Open", "South Gate 3.85 m at 14:00: Open"], true],
  ])("%s", (_, after, expected) => {
    const { deed, ground } = seen(goal, before, after);
    expect(isNotOneMore(deed, ["14:00", "3.85"], ground)).toBe(expected);
  });

  it("it said so before", () => {
    const { deed, ground } = seen(goal, ["North Gate 3.85 m at 14:00"], ["North Gate 3.85 m at 14:00"]);
    expect(isNotOneMore(deed, ["14:00", "3.85"], ground)).toBe(true);
  });
});

describe("what is made by a thing's own control, its entry says last", () => {
  const goal = "Log a mileage reading of 84310 km for the van Elm 7";
  const then = ["Elm 6 OX 06 71,040 km", "Elm 7 OX 07 83,120 km", "Atlas 9 BX 99 20,455 km"];
  const withControl = (entries: string[], name: string) => entries.map((entry) => `${entry}: ${name}`);
  const own = ["Elm 6 OX 06 71,040 km", "Elm 7 OX 07 84,310 km", "Atlas 9 BX 99 20,455 km"];
  const other = ["Elm 6 OX 06 84,310 km", "Elm 7 OX 07 83,120 km", "Atlas 9 BX 99 20,455 km"];
  const both = ["Elm 6 OX 06 84,310 km", "Elm 7 OX 07 84,310 km", "Atlas 9 BX 99 20,455 km"];
  const part = ["Elm 6 OX 06 71,040 km", "Elm 7 OX 07 84,311 km", "Atlas 9 BX 99 20,455 km"];
  it.each<[string, string, string, string[], string, boolean]>([
    ["its own entry does", goal, "Log reading", own, "Log reading", false],
    ["by another word for it", goal, "New reading", own, "New reading", false],
    ["the neighbour's does", goal, "Log reading", other, "Log reading", true],
    ["the neighbour's does as well", goal, "Log reading", both, "Log reading", true],
    ["it cannot be done again", goal, "Log reading", own, "Reopen", true],
    ["its control changes one that is there", goal, "Edit reading", own, "Edit reading", true],
    ["its control makes something else", goal, "Add driver", own, "Add driver", true],
    [
      "it says another number, and the rest is read elsewhere",
      goal,
      "Log reading",
      part,
      "Log reading",
      false,
    ],
    [
      "what was to be added to it stands alone",
      "Add 84310 km to the van Elm 7",
      "Add km",
      own,
      "Add km",
      true,
    ],
  ])("%s", (_, asked, control, after, left, expected) => {
    const before = withControl(then, control).map((entry, at) => (at === 1 ? `*${entry}` : entry));
    const { deed, ground } = seen(asked, before, withControl(after, left));
    const target = { id: "b10", role: "button" as const, name: control, path: "" };
    const known = { ...deed, target };
    const task = { ...ground.task, history: [known] };
    expect(isNotOneMore(known, ["84310"], { ...ground, task })).toBe(expected);
  });
});
