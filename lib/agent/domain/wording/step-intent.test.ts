import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStepIntent, type StepIntent } from "./step-intent";

const table: [string, Partial<StepIntent>][] = [
  [
    'Enter "Lee" in the Last Name field',
    { verb: "type", value: "Lee", field: "Last Name", controlWord: "field" },
  ],
  ["Type hello into the search box", { verb: "type", value: "hello", field: "search" }],
  ["Fill the Email field with a@b.com", { verb: "type", value: "a@b.com", field: "Email" }],
  ['Then, please fill in "City" with “Bern”', { verb: "type", value: "Bern", field: "City" }],
  ["Enter 90 as the quantity", { verb: "type", value: "90", field: "quantity" }],
  ["Enter 90 as lotId", { verb: "type", value: "90", field: "lotId" }],
  ["Fill lot 90 as Bob", { verb: "type", value: "Bob", field: "lot 90" }],
  ["Enter Ann Lee as the owner", { verb: "type", value: "Ann Lee", field: "owner" }],
  ["Fill in the name as Bob", { verb: "type", value: "Bob", field: "name" }],
  ["Fill in the name of the barge as the Old Oak", { value: "Old Oak", field: "name of the barge" }],
  ["Set Priority to High", { verb: "edit", value: "High", field: "Priority" }],
  ["Set the owner's name to 'Bob'", { verb: "edit", value: "Bob", field: "owner's name" }],
  ['Rename the board to "Roadmap"', { verb: "edit", value: "Roadmap", field: "board" }],
  ['Select the status "pending"', { verb: "select", value: "pending", field: "status" }],
  ['Select the tab "Soil"', { verb: "select", value: "tab Soil", object: "tab Soil" }],
  ['Select "High" as the priority', { verb: "select", value: "High", field: "priority" }],
  ["Select High in the Priority dropdown", { verb: "select", value: "High", field: "Priority" }],
  [
    "Choose Price (low to high) from the sort menu",
    { verb: "select", value: "Price (low to high)", field: "sort" },
  ],
  ["Order 2 loaves for pick-up on Saturday", { verb: "unknown" }],
  ["Insert the new member", { verb: "add" }],
  ["Insert a cell below the heading", { verb: "add" }],
  ["Paste moss into the search field", { verb: "type", value: "moss", field: "search" }],
  ["Paste the copied beds", { verb: "unknown" }],
  ['Insert "moss" into the search field', { verb: "type", value: "moss" }],
  ["Suspend Mark Kim", { verb: "unknown" }],
  ["Please suspend Mark's account", { verb: "unknown" }],
  ["Now mark Kim as absent", { verb: "check" }],
  ["Sort the people by age, oldest first", { verb: "sort", object: "people" }],
  ["Add the stall 'Ida's Olives'", { verb: "add", quoted: ["Ida's Olives"] }],
  ["Add ‘Ida’s Olives’", { verb: "add", quoted: ["Ida’s Olives"] }],
  ['Add a task "water plants"', { verb: "add", quoted: ["water plants"] }],
  ['Remove "Blue mug" from the basket', { verb: "remove", object: "Blue mug", container: "basket" }],
  ["Delete the second row", { verb: "remove", ordinal: 2 }],
  ["Open the last message", { verb: "open", ordinal: -1 }],
  ['Click "Delete" in the row of Ann Lee', { verb: "click", object: "Delete", container: "Ann Lee" }],
  ['Click "Remove" at "Blue jug"', { verb: "click", object: "Remove", container: "Blue jug" }],
  ["Open the stall at the harbour", { verb: "open", object: "stall at the harbour" }],
  ["Click the Save button", { verb: "click", object: "Save", controlWord: "button" }],
  ['Check the "I agree" checkbox', { verb: "check", object: "I agree" }],
  ["Check that the list is empty", { verb: "verify" }],
  ["Check out", { verb: "continue" }],
  ["Uncheck Newsletter", { verb: "uncheck", object: "Newsletter" }],
  ["Bookmark the post by Ida Berg", { verb: "check", object: "post by Ida Berg" }],
  ["Pin the note about fuel", { verb: "check" }],
  ["Unlike the photo of the slipway", { verb: "uncheck", object: "photo", container: "slipway" }],
  ["I would like the list to be emptied", { verb: "extract" }],
  ["Rewire the webhook from this check", { verb: "unknown" }],
  ["The bookmark of Ida Berg", { verb: "unknown" }],
  ["Follow the link to the harbour", { verb: "unknown" }],
  ["Sign the visit note", { verb: "unknown" }],
  ["From the pier visit the boathouse", { verb: "navigate" }],
  ["Sign the note and delete the visit", { verb: "remove" }],
  ["Turn on notifications", { verb: "check", object: "notifications" }],
  ["Sign in", { verb: "login" }],
  ["Log out", { verb: "logout" }],
  ['Search for "red shoes"', { verb: "search", value: "red shoes" }],
  ['Search the archive for "2024"', { verb: "search", value: "2024", container: "archive" }],
  ["Go to https://example.com/a?b=c.", { verb: "navigate", url: "https://example.com/a?b=c" }],
  ["Search clinic.example.org for the hours", { url: "clinic.example.org" }],
  ["Search notes.text for the hours", { container: "notes.text", value: "hours" }],
  ["Navigate to the Settings page", { verb: "navigate", object: "Settings", controlWord: "page" }],
  ["Go back", { verb: "back" }],
  ["Show only the overdue invoices", { verb: "filter" }],
  ["Continue to the review page", { verb: "continue", object: "review" }],
  ["Extract the names of all products", { verb: "extract" }],
  ["Put the comment online", { verb: "send" }],
  ["Put the lamp on the table", { verb: "add" }],
  ["Put Ida down for the teas", { verb: "add" }],
  ["Put Ida down as a helper", { verb: "add" }],
  ["Head over to the bank accounts", { verb: "navigate", object: "bank accounts" }],
  ["Generate a key", { verb: "create", object: "key" }],
  ["Slide out the drawer", { verb: "open", object: "drawer" }],
  ["Browse the category of lamps", { verb: "open", object: "category", container: "lamps" }],
  ["Click on Ida among the gardeners", { verb: "click", object: "on Ida", container: "gardeners" }],
  // Which thing it is, and not what is done with it.
  ["The open basket should go away", { verb: "unknown" }],
  ['The compose box at the bottom must hold "Hi"', { verb: "unknown" }],
  ["Have the change of the title kept", { verb: "unknown" }],
  ["Lorem ipsum", { verb: "unknown" }],
];

describe("readStepIntent", () => {
  it.each(table)("reads %s", (description, expected) => {
    expect(readStepIntent(description)).toMatchObject(expected);
  });

  it("takes no position from a field's name", () => {
    expect(readStepIntent("Enter Lee in the Last name field").ordinal).toBeUndefined();
  });

  it("never throws and keeps every quoted text", () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[A-Za-z0-9]{1,12}$/), (around, inner) => {
        const calm = around.replace(/["“”„«»「」‘’'`]/g, "");
        expect(readStepIntent(`${calm} "${inner}"`).quoted).toContain(inner);
        readStepIntent(around);
      }),
    );
  });
});
