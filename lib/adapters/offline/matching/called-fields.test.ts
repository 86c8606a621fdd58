import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entriesFromGoal, fillFromGoal } from "./fill-from-goal";

const page = (fields: string, known: string[] = []) => ({
  ...aPage(`heading:1 "Booking B1043"\nform ""\n${fields}\n  button "Save booking" #save`, {
    title: "Booking B1043",
  }),
  known,
});
const entered = (goal: string, fields: string): string =>
  entriesFromGoal(goal, page(fields, ["Helga Brandt, arriving 13 May"]))
    .map(({ node, value }) => `${node.name}=${value}`)
    .join();

const nights = '  textbox:number "Nights" ="3"';
const room = '  textbox "Room" ="214"';
it.each([
  ["Change the room of Helga Brandt's booking to 305.", `${room}\n${nights}`, "Room=305"],
  ["Change the room of Helga Brandt to 305", `${nights}\n${room}`, "Room=305"],
  ["Change Helga Brandt's room to 305", `${nights}\n${room}`, "Room=305"],
  ["Move Helga Brandt's booking to room 305", `${room}\n${nights}`, "Room=305"],
  ["Change Helga Brandt's booking to 4 nights", `${room}\n${nights}`, "Nights=4"],
  // The list that is called so does not offer it: it goes nowhere else for that.
  ["Change the room of Helga Brandt's booking to 305", `  combobox "Room" |"112|214" ="214"\n${nights}`, ""],
  [
    "Change the room of Helga Brandt's booking to 305",
    `  combobox "Room" |"305|214" ="214"\n${nights}`,
    "Room=305",
  ],
  // A field for a count takes it where no other is called for it.
  ["Book a table for 4", '  combobox "Table" |"Window|Terrace"\n  textbox:number "Covers"', "Covers=4"],
  ["Pledge 25 euros to the garden project", '  textbox:number "Amount"', "Amount=25"],
  [
    'Name this note "Harvest plan"',
    '  textbox "Title" ="Untitled"\n  textbox:textarea "Note" ="Beans"',
    "Title=Harvest plan",
  ],
  [
    'Write "Harvest plan" in this note',
    '  textbox "Title" ="Untitled"\n  textbox:textarea "Note" ="Beans"',
    "Note=Harvest plan",
  ],
  // A place or a country is for the field that takes just that.
  [
    "Enter a new vendor in Portugal, Nordic Cork",
    '  textbox "Vendor name"\n  textbox "Country"',
    "Vendor name=Nordic Cork,Country=Portugal",
  ],
  [
    "Enter the vendor Nordic Cork (Portugal)",
    '  textbox "Vendor name"\n  textbox "Country"',
    "Vendor name=Nordic Cork,Country=Portugal",
  ],
])("%s, on a form with %s: %s", (goal, fields, expected) => {
  expect(entered(goal, fields)).toBe(expected);
});

it("sends the form that takes it", () => {
  const goal = "Change the room of Helga Brandt's booking to 305.";
  const found = fillFromGoal(goal, page(`${room}\n${nights}`, ["Helga Brandt, arriving 13 May"]));
  expect([found?.entries.length, found?.form.submit?.id]).toEqual([1, "save"]);
});
