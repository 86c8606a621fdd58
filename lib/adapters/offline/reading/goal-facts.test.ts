import { describe, expect, it } from "vitest";
import { goalFacts, wordsBefore } from "./goal-facts";

const told = (goal: string): string[] => goalFacts(goal).map(({ kind, value }) => `${kind} ${value}`);

describe("goalFacts", () => {
  it.each([
    ['Rename the shelf to "Upper deck"', ["said Upper deck"]],
    ["Add the tag gardening to the post", ["said gardening"]],
    ["Add a tag to the post", []],
    ["Melde Ida für Dienstag, den 17. März, krank", ["name Melde Ida", "date Dienstag", "date 17. März"]],
    ["Réserve le court mardi 17 mars", ["date mardi", "date 17 mars"]],
    [
      "Leave a note on crate QX-7: Handle with care, the lid is loose",
      ["code QX-7", "said Handle with care, the lid is loose"],
    ],
    [
      "Log a landing: day 3 May 2027, fish 'Cod', weight '12.5', note 'sold on the quay'",
      ["date 3 May 2027", "said Cod", "said 12.5", "said sold on the quay"],
    ],
    [
      "Enter the Herons in the race: captain Ines Okafor, club code RIV-204, wave 2",
      ["name Herons", "name Ines Okafor", "code RIV-204", "number 2"],
    ],
    ["Add an order for Ida: 3 rye loaves, for Saturday", ["name Ida", "number 3", "date Saturday"]],
    ["We counted again: the stock of Oat Stout is 36. Update it, please.", ["name Oat Stout", "number 36"]],
    ["Send a message to Bo: please bring Ida, call Ann", ["name Bo", "said please bring Ida, call Ann"]],
    ["Write to ida@harbour.test about 3 May 2027", ["email ida@harbour.test", "date 3 May 2027"]],
    ["Book the stall 'Ida's Olives' at 9.30", ["said Ida's Olives", "time 9.30"]],
    ["Remove ‘Ida’s Olives’", ["said Ida’s Olives"]],
    ["Set the price of the single ticket to 4.50", ["number 4.50"]],
    ["Set the entry fee of the pool for children to 4.50", ["number 4.50"]],
    ["Change the price per hour to 7.30", ["number 7.30"]],
    ["Move Oak up and set its price to 4.50", ["name Oak", "number 4.50"]],
    ["Set the opening price to 8.15", ["number 8.15"]],
    ["Set the price of the evening tour to 12.50", ["number 12.50"]],
    ["Raise the fee for the opening night to 12.50", ["number 12.50"]],
    ["Set the charge of the boat's departure to 12.50", ["time 12.50"]],
    ["Move the charge nurse's shift to 7.30", ["time 7.30"]],
    ["Set the start of the fare inspection to 8.30", ["time 8.30"]],
    ["Set the start of the collection of fees to 8.30", ["time 8.30"]],
    ["Move the first-rate tour to 8.15", ["time 8.15"]],
    ["Set the opening of the fee counter to 8.30", ["time 8.30"]],
    ["Move the talk about the fee to 9.30", ["time 9.30"]],
    ["Send the price list to Ida at 9.30", ["name Ida", "time 9.30"]],
    ["Set the price to 5 and move the visit to 10.40", ["number 5", "time 10.40"]],
    ["Move the visit to next Friday at 9:30", ["date next Friday", "time 9:30"]],
    ["Call Bo Lind on +46 70 123 45 67", ["name Bo Lind", "phone +46 70 123 45 67"]],
    ["Lower the toll from 12 to 9 crowns", ["number 9"]],
    ["Order three lanterns for pier 14", ["number 3", "number 14"]],
    ["Assign Ida Falk to it", ["name Ida Falk"]],
    ["Set Ida Falk's deposit to 42.50 euros", ["name Ida Falk", "number 42.50"]],
    ["Report a leak outside 8 Quay Street", ["name 8 Quay Street"]],
    [
      "Ask for a bench at the corner of Quay Street and Weir Lane",
      ["name corner of Quay Street and Weir Lane"],
    ],
    ["Invite the head of Ida Falk and Bo Lind", ["name Ida Falk", "name Bo Lind"]],
    ["Ask for the corner table for Ida Falk", ["name Ida Falk"]],
    ["Service Crane 2 on 2026-12-01", ["name Crane 2", "date 2026-12-01"]],
    ["Close the gate", []],
    ["Rename the list Herbs to Rainy Sunday", ["name Herbs", "name Rainy Sunday"]],
    ["Move the list Herbs to Sunday", ["name Herbs", "date Sunday"]],
    ["Send it to Weir, postcode KT7 4AB", ["name Weir", "code KT7 4AB"]],
    ["Add a part called Talk with Ida Falk at 12:30", ["name Talk with Ida Falk", "time 12:30"]],
    ["Add a part called Talk with pictures", ["name Talk"]],
    ["Report the lamp that I lost on line 7, and I've no name for it", ["number 7"]],
    [
      "Add a record with the value tide-check=7f3a91 to quay.test",
      ["said tide-check=7f3a91", "code quay.test"],
    ],
    [
      "Add a fuel entry for boat QX-7: 48 litres at 612 km on 2 June 2027",
      ["code QX-7", "number 48", "number 612", "date 2 June 2027"],
    ],
    ["Leave a note on crate QX-7: 3 boxes on 2 June", ["code QX-7", "said 3 boxes on 2 June"]],
    ["Add a task to crate QX-7: 2 days of rest on 2 June", ["code QX-7", "said 2 days of rest on 2 June"]],
    ["Add a show at Pier 4, fee 650", ["name Pier 4", "number 650"]],
    ["Please fill Tank 2.5 times", ["name Tank", "number 2.5"]],
    ["Rename quay-north-0412 to pier-2", ["code quay-north-0412", "code pier-2"]],
    ["Move PRJ-ab-12 to crate QX-7", ["code PRJ-ab-12", "code QX-7"]],
    [
      "Point the link of the Pier list to https://pier.test/v3/in?x=1, please",
      ["name Pier", "said https://pier.test/v3/in?x=1"],
    ],
    ["Send it tide.low and add _berth to quay.test", ["code tide.low", "code _berth", "code quay.test"]],
    ["Rename tide_007.csv to log-2027-05.csv.", ["code tide_007.csv", "code log-2027-05.csv"]],
    ["Send 2027-05-03.PDF to ida.falk@harbour.test", ["code 2027-05-03.PDF", "email ida.falk@harbour.test"]],
    ["Take 3.kg on 15.nov.", ["number 3", "number 15"]],
    ["Reserve the saw from 5 to 7 December 2026", ["date 5 December 2026", "date 7 December 2026"]],
    ["Close the pool 5–7 December", ["date 5 December", "date 7 December"]],
    ["Put off the check of Crane 2 to 4 March 2027", ["name Crane 2", "date 4 March 2027"]],
    ["Sign it as H. Lindqvist, please", ["name H. Lindqvist"]],
    ["Move it to B. Then tell J. R. Cole", ["name B", "name J. R. Cole"]],
    ["Regrade the route Paper Lantern to 6b+", ["name Paper Lantern", "code 6b+"]],
    [
      "Beantrage einen Ausweis für KA-TM 482 ab 1. Dezember 2026",
      ["code KA-TM 482", "date 1. Dezember 2026"],
    ],
    ["Trage für Lena Brandt am 3. März einen Termin ein", ["name Lena Brandt", "date 3. März"]],
    ["Ändere bei der Bestellung von Lena Brandt die Zahl auf 4", ["name Lena Brandt", "number 4"]],
    ["Ändere im Auftrag von Werft Nord die Anzahl der Masten auf 3", ["name Werft Nord", "number 3"]],
    ["Lade Graf von Ahlen ein", ["name Graf von Ahlen"]],
    ["Invite Ines von Ahlen to it", ["name Ines von Ahlen"]],
  ])("reads %s", (goal, expected) => {
    expect(told(goal)).toEqual(expected);
  });

  it("says where each value stands in the goal", () => {
    const goal = "Give Ida Falk's berth 4 lamps";
    expect(goalFacts(goal).map(({ start, end }) => goal.slice(start, end))).toEqual(["Ida Falk's", "4"]);
  });

  it.each(['"', "'"])("counts the mark %s before a value as no word", (mark) => {
    const goal = `Set the berth to ${mark}North 4${mark}`;
    expect(goalFacts(goal).map((fact) => wordsBefore(goal, fact, 2))).toEqual([["berth", "to"]]);
  });
});
