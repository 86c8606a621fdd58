import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { gainedValues } from "./gained-values";

const table = (...rows: string[]) => aPage(`\n  table ""${rows.map((row) => `\n    row "${row}"`).join("")}`);
const goal = "Give Nora Lind of class 7C the grade B+ for Essay 2.";
const before = ["Lind, Nora 7B B- –", "Lind, Nora 7C A- –", "Moll, Greta 7C B+ –"];

describe("what an entry came to say", () => {
  it.each([
    [
      "in the entry that the goal tells",
      [before[0], "Lind, Nora 7C A- B+", before[2]],
      [{ name: "Lind, Nora 7C A-", value: "b+", misplaced: false }],
    ],
    [
      "in one that another outdoes",
      ["Lind, Nora 7B B- B+", before[1], before[2]],
      [{ name: "Lind, Nora 7B B-", value: "b+", misplaced: true }],
    ],
    ["of what the goal does not ask for", [before[0], "Lind, Nora 7C A- C", before[2]], []],
    ["nothing new", before, []],
  ])("tells a value %s", (_, after, expected) => {
    expect(gainedValues(table(...before), table(...after.flatMap((row) => row ?? [])), goal)).toEqual(
      expected,
    );
  });

  it("takes a word that stands in every entry, as on a button, for none that tells them apart", () => {
    const then = table("Bo Lind active Pause…", "Bo Lind sen. active Pause…");
    const now = table("Bo Lind paused Pause…", "Bo Lind sen. active Pause…");
    expect(gainedValues(then, now, "Pause Bo")).toEqual([
      { name: "Bo Lind", value: "paused", misplaced: false },
    ]);
  });

  it("takes the word by which a goal commands for no value", () => {
    const [then, now] = ["Hex bolt 1210", "Hex bolt 1210 set"].map((row) => table(row, "Washer 4100"));
    const asked = "Set the reorder point of 'Hex bolt' to 250";
    expect(then && now && gainedValues(then, now, asked)).toEqual([]);
  });

  it.each([
    [
      "Hourly sync Running",
      "Log sweep Stopped",
      [{ name: "Hourly sync", value: "running", misplaced: false }],
    ],
    ["Hourly sync Stopped", "Log sweep Running", [{ name: "Log sweep", value: "running", misplaced: true }]],
    ["Hourly sync Starting", "Log sweep Stopped", []],
  ])("of what was to be started: %s, %s", (one, other, expected) => {
    const then = table("Hourly sync Stopped", "Log sweep Stopped");
    expect(gainedValues(then, table(one, other), "Start the hourly sync job")).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ["4 votes", "5 votes Your vote", ["your vote"]],
    ["4 votes", "5 votes Vote counted", ["vote counted"]],
    ["4 votes", "4 votes vote", []],
    ["Open", "Vote", ["vote"]],
  ])("of an entry with %s that says %s since, what it did not say all along", (was, is, values) => {
    const rows = (state: string) => table(`The Kites ${state}`, "Old Mill 6 votes");
    expect(gainedValues(rows(was), rows(is), "Vote for The Kites").map(({ value }) => value)).toEqual(values);
  });

  it.each<[string, string[]]>([
    ["Marta Kowalski", ["marta", "kowalski"]],
    ["Marta K.", ["marta"]],
    ["Marta Klein", []],
    ["Marta Ko…", []],
    ["Marta", []],
  ])("takes %s for the one that the goal names or for another", (shown, values) => {
    const rows = (one: string) => table(`Ticket 7 printer ${one}`, "Ticket 8 door Open");
    const wording = "Assign ticket 7 to Marta Kowalski";
    const told = gainedValues(rows("Nobody"), rows(shown), wording).map(({ value }) => value);
    expect(told).toEqual(values);
  });

  it.each<[string, number]>([
    ["Farm A sold barley|Farm B sold oats|Farm C sold wheat", 0],
    ["Farm A sold barley|Farm B bought wheat|Farm C bought oats", 1],
  ])("takes what another entry of a feed came to say for nothing: %s", (after, misplaced) => {
    const then = table("Farm A bought oats", "Farm B bought wheat", "Farm C bought oats", "Farm Sandal");
    const gained = gainedValues(then, table(...after.split("|"), "Farm Sandal"), "Set farm Sandal to barley");
    expect(gained.filter((one) => one.misplaced)).toHaveLength(misplaced);
  });

  it("takes a card that holds a list for no entry of one", () => {
    const card = (...rows: string[]) =>
      aPage(`item "Hives ${rows.join(" ")}"\n  table${rows.map((row) => `\n    row "${row}"`).join("")}`);
    const wording = "Log the hive Clover with 7 frames";
    expect(gainedValues(card("Acacia 4"), card("Clover 7", "Acacia 4"), wording)).toEqual([]);
  });

  it("takes what can be done with an entry for nothing that it says", () => {
    const rows = (state: string, menu: string) =>
      aPage(
        `table ""\n  row "INV-7 North ${state} ${menu}"\n    menuitem "${menu}"\n  row "INV-8 South Open"`,
      );
    expect(
      gainedValues(rows("Open", "Mark as paid"), rows("Paid", "More"), "Mark the invoice INV-7 as paid"),
    ).toEqual([{ name: "INV-7 North", value: "paid", misplaced: false }]);
  });

  it.each([
    ["Cancelled", [{ name: "Tue 9:00 Ann", value: "cancelled", misplaced: false }]],
    ["Cancelling…", []],
  ])("takes the row's %s for the command being carried out or not", (state, expected) => {
    const rows = (one: string) => table(`Tue 9:00 Ann ${one}`, "Wed 9:00 Ann Open");
    expect(gainedValues(rows("Open"), rows(state), "Cancel the visit of Ann on Tue")).toEqual(expected);
  });

  it("reads a day that is later by what the goal says", () => {
    const rows = (day: string) => table(`KX 7 van until ${day}`, "KX 9 van until 2 May 2027");
    expect(gainedValues(rows("1 May 2027"), rows("1 May 2028"), "Renew KX 7 for a year")).toEqual([
      { name: "KX 7 van until 1 May", value: "1 May 2028", misplaced: false },
    ]);
    expect(gainedValues(rows("1 May 2027"), rows("1 June 2027"), "Renew KX 7 for a year")).toEqual([]);
  });

  it("reads a price without its sign, and takes a new entry for none that changed", () => {
    const wording = "Set my bid on lot 4 to 180 pounds";
    const then = table("Lot 4 clock No bid");
    expect(gainedValues(then, table("Lot 4 clock Your bid: £180"), wording)).toEqual([
      { name: "Lot 4 clock", value: "180", misplaced: false },
    ]);
    expect(gainedValues(then, table("Lot 4 clock No bid", "A bid of 180"), wording)).toEqual([]);
  });

  it("takes words of the goal that only report it for no value beside the one it is to be", () => {
    const rows = (level: string, report = "") => table(`Lock 3 ${level}${report}`, "Lock 4 17°");
    const wording = "Set the heater of lock 3 to 21 degrees";
    const report = " 21° sent to the heater";
    expect(gainedValues(rows("18°"), rows("21°", report), wording)).toEqual([
      { name: "Lock 3", value: "21", misplaced: false },
    ]);
  });

  it("takes a report to the user for no value, though the entry that ends with it is cut off", () => {
    const books = (...said: string[]) =>
      aPage(`\n  list\n    item "Salt Road${said.map((one) => ` ${one}`).join("")}"\n    item "Low Tide"`, {
        text: "Salt Road\nHold placed. We will write to you soon.\nLow Tide",
      });
    const wording = "Place a hold on Salt Road";
    const then = aPage('\n  list\n    item "Salt Road"\n    item "Low Tide"', {
      text: "Salt Road\nLow Tide",
    });
    expect(gainedValues(then, books("Hold placed. We will wr"), wording)).toEqual([]);
    expect(gainedValues(then, books("Hold: yes"), wording)).not.toEqual([]);
  });

  it("tells a thing by words that are part of its new value too", () => {
    const rows = (mail: string) =>
      table("Name E-mail Company", "Anna Blom anna@north.example Kiosk", `Ida Blom ${mail} Tiles`);
    expect(
      gainedValues(
        rows("old@mail.example"),
        rows("ida@blom.example"),
        "Change the e-mail of Ida Blom to ida@blom.example",
      ),
    ).toEqual([{ name: "Ida Blom", value: "ida@blom.example", misplaced: false }]);
  });

  it("takes what is said to somebody in an entry for nothing that the entry holds", () => {
    const part = (text: string) =>
      aPage(`item "New sign-up ${text}"\nitem "Members ann@a.org"`, {
        text: `New sign-up\n${text}\nMembers\nann@a.org`,
      });
    const wording = "Sign up bo@a.org for the letter";
    expect(gainedValues(part("E-mail Sign up"), part("Thank you! bo@a.org is signed up."), wording)).toEqual(
      [],
    );
    expect(gainedValues(part("nobody"), part("bo@a.org"), wording)).toEqual([
      { name: "New sign-up", value: "bo@a.org", misplaced: false },
    ]);
  });
});

it("takes the terms of one thing for no entries beside each other", () => {
  const terms = (state: string) => ["Skipper | Ida Falk", "Boat | Kelp", `State | ${state}`];
  const page = (lines: string[]) => ({ ...table(...lines.map((line) => line.replace(" |", ""))), lines });
  const said = (asked: string) => gainedValues(page(terms("Open")), page(terms("Granted")), asked);
  expect(said("Grant the berth of Ida Falk")).toEqual([]);
  expect(said("Grant the berth of Ida Lund").map(({ value }) => value)).toEqual(["granted"]);
});
