import { expect, it } from "vitest";
import { toldWant } from "@/tests/support/told-want";
import { readGoal } from "./read-goal";

it.each([
  ["Change the room of Helga Brandt's booking to 305", "set room @booking [305] of Helga Brandt"],
  ["Change the room on Helga Brandt's booking to 305", "set room @booking [305] of Helga Brandt"],
  ["Change the room in Helga Brandt's booking to 305", "set room @booking [305] of Helga Brandt"],
  ["Change Helga Brandt's booking's room to 305", "set room @booking [305] of Helga Brandt"],
  ["Change the room of the Smiths' booking to 305", "set room @booking [305] of Smiths"],
  ["Change the room of the booking of Helga Brandt to 305", "set room @booking [305] of Helga Brandt"],
  ["Change Helga Brandt's room to 305", "set room [305] of Helga Brandt"],
  ["Set the due date of Tom's invoice to 3 May", "set due date @invoice [3 May] of Tom"],
  ["Raise the rent of Tom Vale's flat to 900", "set rent @flat [900] of Tom Vale"],
  ["Update the phone number in Dr. Lee's profile to 555", "set phone number @profile [555] of Dr. Lee"],
  ["Change the number of guests of Ann Lee's booking to 3", "set number of guests [3] of Ann Lee"],
  ["Change the guest of booking B1043's room to 'Ann'", "set guest @room [Ann] of B1043"],
  // No list calls its entries after whose they are where nobody is named.
  ["Set the status of the customer's order to shipped", "set status [shipped] of customer's order"],
  ["Change the price of the baker's dozen to 12", "set price [12] of baker's dozen"],
  // A file is called by its name.
  ["Rename the file notes.txt to minutes.txt", "set name [minutes.txt] of notes.txt"],
  ["Rename the photo 2026-05 pier.jpg to sea.jpg", "set name [sea.jpg] of photo 2026-05 pier.jpg"],
  ["Rename the file of Ann to minutes.txt", "set name [minutes.txt] of file of Ann"],
  // A name that is made so is whole.
  ["Change the hours of Rosa's Kitchen to 9-5", "set hours [9-5] of Rosa's Kitchen"],
  ["Change Rosa's Kitchen's phone number to 555", "set phone number [555] of Rosa's Kitchen"],
])("%s", (goal, expected) => {
  expect(readGoal(goal, []).map(toldWant).join("; ")).toBe(expected);
});

it("keeps on which list the thing stands", () => {
  expect(readGoal("Raise the rent of Tom Vale's flat in Bergen to 900", [])).toMatchObject([
    { do: "set", of: "Tom Vale", around: "Bergen" },
  ]);
});
