import { describe, expect, it } from "vitest";
import { toldWant } from "@/tests/support/told-want";
import { readGoal } from "./read-goal";

const table: [string, string[]][] = [
  ["Publish the article 'Spring hours'", ["publish article=Spring hours"]],
  ["Discharge the patient Elif Kaya", ["discharge patient=Elif Kaya"]],
  ["Assign the ticket 'VPN drops' to Priya", ["assign ticket=VPN drops to =Priya"]],
  ["Vote for Ramen in the lunch poll", ["vote for =Ramen in lunch poll="]],
  ["Transfer 250 to the recipient 'Harbor Rent'", ["transfer =250 to recipient=Harbor Rent"]],
  ["Sign off the timesheet of Ida Holm", ["sign off timesheet= of =Ida Holm"]],
  ["Mute the conversation with the Book club", ["mute conversation= with =Book club"]],
  ["Please unblock Ravi", ["unblock =Ravi"]],
  ["Enter 3 May as the date and book it", ["type [3 May] date", "submit book -"]],
  ["Change the quantity of 'Olive oil' to 6 in the basket", ["set quantity [6] of Olive oil"]],
  ["Rename the file 'a.pdf' to 'b.pdf'", ["set name [b.pdf] of a.pdf"]],
  [
    "Delete the photo 'Thumb' and confirm with 'Yes, delete'",
    ['delete photo "Thumb"', "confirm by Yes, delete"],
  ],
  ["Ida Holm should have the key to shed 2 from now on", ["unknown"]],
  ["Mark Roth is to sit at table 4 with his aunt", ["unknown"]],
  ["Discharge Elif Kaya to ward 2", ["discharge =Elif Kaya to ward=2"]],
  ["The weather is nice today, is it", ["unknown"]],
];

describe("any verb with its object", () => {
  it.each(table)("reads %s", (goal, expected) => {
    expect(readGoal(goal).map(toldWant)).toEqual(expected);
  });
});
