import { expect, it } from "vitest";
import { doneOf, type } from "@/tests/support/end-of-goal";
import { enteredAmiss } from "./entered-amiss";

type Fields = [field: string, value: string][];
const pay = "Send 250 to Harbor Rent";
const vendor = "Enter a new vendor in Portugal, Nordic Cork";
const bus = "Change the driver's note for the stop Mill Cross to: Wait behind the hedge, it is dry";
const kiln = "Open the programme Slow, set segment 3 to a target of 1226 with a hold of 17 minutes";
const pledge = "Pledge 20 euros to the fund as H. Lindqvist, no newsletter";
const room = "Move the booking to room 305 for 3 nights";

it.each<[string, string, Fields, number]>([
  [
    "the first of two numbers for whom the goal names last",
    "Enter the result of Rovers v Harriers: 3-2",
    [
      ["Rovers", "2"],
      ["Harriers", "3"],
    ],
    1,
  ],
  [
    "each for its own",
    "Enter the result of Rovers v Harriers: 3-2",
    [
      ["Rovers", "3"],
      ["Harriers", "2"],
    ],
    0,
  ],
  [
    "fields that the goal does not name",
    "Enter the result of Rovers v Harriers: 3-2",
    [
      ["Home", "2"],
      ["Away", "3"],
    ],
    0,
  ],
  [
    "a name as a sum, which is in turn no name",
    pay,
    [
      ["Recipient", "250"],
      ["Amount", "Harbor Rent"],
    ],
    2,
  ],
  ["a name as a sum", pay, [["Amount (EUR)", "Harbor Rent"]], 1],
  [
    "each where it belongs",
    pay,
    [
      ["Recipient", "Harbor Rent"],
      ["Amount", "250"],
    ],
    0,
  ],
  ["a sum in words", "Send two", [["Amount", "Two"]], 0],
  ["a word that says how much", "Take all", [["Quantity", "all"]], 0],
  ["a name where the sum has one", "Call it Extras", [["Price name", "Extras"]], 0],
  [
    "a country as the name",
    vendor,
    [
      ["Vendor name", "Portugal"],
      ["Country", "Nordic Cork"],
    ],
    1,
  ],
  [
    "the country as such",
    vendor,
    [
      ["Vendor name", "Nordic Cork"],
      ["Country", "Portugal"],
    ],
    0,
  ],
  [
    "what the goal only asks for it by",
    "Set the code to 4471, can you put that right?",
    [["Code", "4471, can you put that right"]],
    1,
  ],
  [
    "a message that asks for something",
    'Tell Ann "Late again, can you wait?"',
    [["Message", "Late again, can you wait?"]],
    0,
  ],
  ["the only field for it", vendor, [["Vendor", "Nordic Cork, Portugal"]], 0],
  [
    "a country that the goal has in brackets",
    "Add Cork (Portugal)",
    [
      ["Name", "Portugal"],
      ["Country", "Cork"],
    ],
    1,
  ],
  [
    "a town as the name",
    "Add Bo Lind in Bergen",
    [
      ["Name", "Bergen"],
      ["Town", "Bo Lind"],
    ],
    1,
  ],
  [
    "two places",
    "Move Ann from Bergen to Oslo",
    [
      ["Old city", "Bergen"],
      ["City", "Oslo"],
    ],
    0,
  ],
  [
    "two numbers for each other",
    room,
    [
      ["Nights", "305"],
      ["Room", "3"],
    ],
    2,
  ],
  [
    "two numbers as told",
    room,
    [
      ["Nights", "3"],
      ["Room", "305"],
    ],
    0,
  ],
  ["all the commands of the goal", bus, [["Note", bus]], 1],
  ["the text of a command", bus, [["Note", "Wait behind the hedge, it is dry"]], 0],
  [
    "a command that was quoted",
    'Add the note "Set the pump to 4 again"',
    [["Note", "Set the pump to 4 again"]],
    0,
  ],
  [
    "a command that somebody is told",
    "Tell Ann to set the pump to 4 and close the valve again",
    [["Message", "set the pump to 4 and close the valve again"]],
    0,
  ],
  [
    "a text with the next command",
    "Enter Wait behind the hedge as the hint. Sign it as Ines.",
    [["Hint", "Wait behind the hedge as the hint. Sign it as Ines"]],
    1,
  ],
  ["a number that only says which field", kiln, [["Segment 3 target", "3"]], 1],
  ["a number in the field of another one", kiln, [["Segment 1 target", "1226"]], 1],
  [
    "numbers in the fields of their own one",
    kiln,
    [
      ["Segment 3 target", "1226"],
      ["Segment 3 hold", "17"],
    ],
    0,
  ],
  ["a number that is asked for as well", "Set level 3 to 3", [["Level", "3"]], 0],
  [
    "the lines of an address",
    "Set the address to 5 Main St, line 2 to Flat 3",
    [
      ["Address line 1", "5 Main St"],
      ["Address line 2", "Flat 3"],
    ],
    0,
  ],
  ["a name cut off behind its initial", pledge, [["Name", "H"]], 1],
  ["a whole name", pledge, [["Name", "H. Lindqvist"]], 0],
  [
    "a name in two fields",
    pledge,
    [
      ["First name", "H."],
      ["Last name", "Lindqvist"],
    ],
    0,
  ],
  ["a letter behind its kind", "Move it to zone B. Others are full.", [["Zone", "B"]], 0],
  ["a letter before a command", "Set the zone to B. Save it.", [["Zone", "B"]], 0],
  [
    "a code and a sum",
    "Pay 25 for order 4417",
    [
      ["Reference", "4417"],
      ["Amount", "25"],
    ],
    0,
  ],
])("%s", (_, goal, fields, count) => {
  expect(
    enteredAmiss(
      goal,
      fields.map(([field, value]) => doneOf(type(field, value))),
    ),
  ).toHaveLength(count);
});

it("does not trade the fields of two pages, nor what a list offers", () => {
  const [name, country] = [type("Name", "Portugal"), type("Country", "Nordic Cork")];
  expect(enteredAmiss(vendor, [doneOf(name), doneOf({ ...country, at: "http://site.test/other" })])).toEqual(
    [],
  );
  const chosen = doneOf({
    action: { name: "select", args: ["p", "Standard"] },
    role: "combobox",
    name: "Price",
  });
  expect(enteredAmiss("Choose Standard", [chosen])).toEqual([]);
});
