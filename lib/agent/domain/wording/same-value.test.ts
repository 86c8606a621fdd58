import { describe, expect, it } from "vitest";
import { isHeldBy } from "./same-value";

describe("a value is held by a text", () => {
  it.each<[string, string]>([
    ["Ann Lee", "Dear ann  lee,"],
    ["Lee, Ann", "Ann Marie Lee"],
    ["7", "Room 007"],
    ["007", "Room 7"],
    ["0", "Row 00"],
    ["105", "Room 0105"],
    ["two beds", "2 bed"],
    ["12", "twelve pots"],
    ["zero", "0 left"],
    ["2031-05-03", "3 May 2031"],
    ["01/02/2031", "February 1st, 2031"],
    ["Dec 3 2031", "3.12.2031"],
    ["03.12.2031", "Am 3. Dezember 2031, 9:00"],
    ["12.25.2031", "25 December 2031"],
    ["03/12/2031", "12 March 2031"],
    ["3.12.", "Am 3. Dezember"],
    ["3.12.", "3 December 2031"],
    ["3 sept 2031", "2031-09-03"],
    ["22nd March 2031", "22/03/2031"],
    ["4th of July", "July 4 of every year"],
    ["12000", "12,000 kr"],
    ["12000", "12 000 kr"],
    ["12000", "12'000 kr"],
    ["1234567", "1,234,567"],
    ["+44 20 7946 0018", "Phone 442079460018"],
    ["(555) 01", "55501"],
    ["15:30", "at 3:30 pm"],
    ["Friday 15:00", "Garden Room Fri 15:00"],
    ["Fri 12 June", "No. 8140: 12 June, 19:00, 4 guests"],
    ["Friday, 12 June 2026", "12 June 2026, 19:00"],
    ["Mrs Adeyemi", "09:30 Grace Adeyemi"],
    ["15:00", "at 3pm"],
    ["15:00:00", "at 3 p.m."],
    ["00:30", "12.30 am"],
    ["12:00", "noon, 12 pm"],
    ["9:05", "9:05 AM"],
    ["noor@fenwick.example", "Invite 'noor@fenwick.example' to the team"],
    ["3 eur", "3 sharp"],
    ["boxes", "box es and a boxe"],
    ["Emil", "Emil's shelf"],
    ["кот", "«кот» и пёс"],
    ["会議", "次の会議室"],
  ])("%j by %j", (value, text) => {
    expect(isHeldBy(value, ["Other", text])).toBe(true);
  });

  it.each<[string, string]>([
    ["Ann Lee", "Ann"],
    ["Fri 12 June", "Thu 12 June"],
    ["Fri 12 June", "13 June, 19:00"],
    ["Fri 12 June", "12 July, 19:00"],
    ["Friday 12", "12 guests"],
    ["Friday 15:00", "Garden Room 15:00"],
    ["8", "Room 7"],
    ["3 December 2031", "13 December 2031 18:30"],
    ["plot 1", "plot 17"],
    ["Emil", "Emilia"],
    ["Emil", "Kemil"],
    ["note", "keynote, footnotes"],
    ["кот", "который"],
    ["70", "Room 7"],
    ["2031-05-03", "3 June 2031"],
    ["03.12.2031", "12. März 2031"],
    ["12 March 2031", "03.12.2031"],
    ["3.12.", "12. März"],
    ["3.12.", "12 March 2031"],
    ["ma 3", "3 March"],
    ["12000", "12,0000"],
    ["12000", "12;000"],
    ["1234", "1-234x"],
    ["55501a", "555 01"],
    ["a55501", "555 01"],
    ["15:30", "at 3:30 am"],
    ["15:30", "at 3 pm"],
    ["x15:30", "3:30 pm"],
    ["15:30:30", "3:30 pm"],
    ["...", "Dots"],
    ["Ann st", "Lee"],
    ["Ida Blom", "Anna Berg ida@blom.example"],
    ["ida@blom.example", "Ida Blom ib@mail.example"],
    ["ida@blom.example", "frida@blom.example"],
  ])("%j not by %j", (value, text) => {
    expect(isHeldBy(value, [text])).toBe(false);
  });

  it("not where it is long prose whose words merely stand there", () => {
    const words = Array.from({ length: 41 }, (_, at) => `word${at}`);
    expect(isHeldBy(words.join(" "), [words.toReversed().join(" ")])).toBe(false);
    expect(isHeldBy(words.slice(1).join(" "), [words.toReversed().join(" ")])).toBe(true);
  });
});

describe("a day is no other one that has the same numbers", () => {
  it.each<[string, string, boolean]>([
    ["6 December 2026", "Tile cutter 2026-12-06", true],
    ["6 December 2026", "Tile cutter 2026-06-12", false],
    ["2026-12-06", "12 June 2026", false],
    ["2026-12-06", "until 12 June 2026, from 6 December 2026", true],
    ["6 December 2026", "12/6/2026", true],
    ["2026-12-06", "from 6 to 9 December 2026", true],
    ["2026-12-09", "from 6 to 9 December 2026", true],
    ["2026-12-06", "December 6th – 9th, 2026", true],
    ["2026-11-28", "28 November to 3 December 2026", true],
    ["2026-11-28", "November 28 to December 3, 2026", true],
    ["2027-12-29", "29 December – 2 January 2027", false],
    ["2026-12-28", "28 November to 3 December 2026", false],
    ["2026-12-06", "Room 6, 9 December 2026", false],
    ["2026-12-06", "6 beds and 9 December 2026", false],
    ["6 December 2026", "Sunday 6 December, booked in 2026", true],
  ])("%s in %s: %s", (value, text, expected) => {
    expect(isHeldBy(value, [text])).toBe(expected);
  });
});
