import { describe, expect, it } from "vitest";
import { readGoal } from "./read-goal";
import type { Want } from "./want";

/** A want in one line, as far as commands show it. */
function told(want: Want): string {
  switch (want.do) {
    case "command":
      return [want.verb, ...want.parts.map(({ prep, noun, name }) => `${prep} ${noun}=${name}`.trim())].join(
        " ",
      );
    case "confirm":
      return `confirm by ${want.by ?? "-"}`;
    case "set":
      return `set ${want.field.name} [${want.value}] of ${want.of ?? "-"}`;
    case "type":
      return `type [${want.value}] ${want.field?.name ?? "-"}`;
    case "submit":
      return `submit ${want.verb}`;
    default:
      return want.do;
  }
}

const table: [string, string[]][] = [
  ["Publish the article 'Spring hours'", ["publish article=Spring hours"]],
  ["Discharge the patient Elif Kaya", ["discharge patient=Elif Kaya"]],
  ["Assign the ticket 'VPN drops' to Priya", ["assign ticket=VPN drops to =Priya"]],
  ["Vote for Ramen in the lunch poll", ["vote for =Ramen in lunch poll="]],
  ["Transfer 250 to the recipient 'Harbor Rent'", ["transfer =250 to recipient=Harbor Rent"]],
  ["Sign off the timesheet of Ida Holm", ["sign off timesheet= of =Ida Holm"]],
  ["Mute the conversation with the Book club", ["mute conversation= with =Book club"]],
  ["Please unblock Ravi", ["unblock =Ravi"]],
  ["Enter 3 May as the date and book it", ["type [3 May] date", "submit book"]],
  ["Change the quantity of 'Olive oil' to 6 in the basket", ["set quantity [6] of Olive oil"]],
  ["Rename the file 'a.pdf' to 'b.pdf'", ["set name [b.pdf] of a.pdf"]],
  ["Delete the photo 'Thumb' and confirm with 'Yes, delete'", ["remove", "confirm by Yes, delete"]],
  ["The weather is nice today, is it", ["unknown"]],
];

describe("any verb with its object", () => {
  it.each(table)("reads %s", (goal, expected) => {
    expect(readGoal(goal).map(told)).toEqual(expected);
  });
});
