import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";
import { tellsState } from "./wished-deed";

const pressed = (step: string, control = "", label = ""): string =>
  inPlainStep(step, { presses: true, control, label });
const entered = (step: string, control = ""): string => inPlainStep(step, { presses: false, control });

describe("what somebody wants, as the deed", () => {
  it.each([
    ["I would like to see the archived notes", "See the archived notes"],
    ["Could you open the settings menu?", "Open the settings menu"],
    ['You should delete the draft "Spring"', 'Delete the draft "Spring"'],
    ["I want the lamp in my basket", "Add the lamp to my basket"],
    ["We need the alarm to be off", "Turn off the alarm"],
    ["Harbour Trip is cancelled, so take it off the list", "Remove Harbour Trip from the list"],
    ["Ida Falk is leaving, so remove that row", "Remove the row of Ida Falk"],
    // What cannot be told of the thing, or would lose a name or a number, stays.
    ["The gate is locked, so nobody can enter", "The gate is locked, so nobody can enter"],
    [
      "Ida Falk is replaced by Ole Brandt, so remove that row",
      "Ida Falk is replaced by Ole Brandt, so remove that row",
    ],
    ["I would like to be called Ida", "I would like to be called Ida"],
    ["You must not delete the draft", "You must not delete the draft"],
    ["No drafts should be left in the folder", "Remove the drafts from the folder"],
    [
      'Ann\'s profile should no longer show the badge "Guide"',
      'Remove the badge "Guide" from the profile of Ann',
    ],
    ['The plant must not have the label "Dry" any more', 'Remove the label "Dry" from the plant'],
    ["The status of the ticket should be Closed", "Close the ticket"],
    ["Make the hint appear", "Show the hint"],
    ['"Oak" is to become the default tree', 'Set "Oak" as the default tree'],
    ["The bed must be made the main bed", "Set the bed as the main bed"],
    ["The cold should be shown as treated", "Mark the cold as treated"],
    ["The bill needs to be voided", "Void the bill"],
    ["Have the visit booked for Monday", "Book the visit for Monday"],
    ["Have the orders sent to Bo cancelled", "Cancel the orders sent to Bo"],
    ["The ruler should be invisible from now on", "Hide the ruler"],
    ["The copy should contain open orders only, so select that option", "Select open orders"],
    [
      "The copy should contain open orders, so select all of them",
      "The copy should contain open orders, so select all of them",
    ],
    ["Make the chart disappear", "Remove the chart"],
    ["Make this album public", "Publish this album"],
    ["The lamp: off → on", "Turn on the lamp"],
    ["Both selected notes should be unread again", "Mark both selected notes as unread"],
  ])("%s", (step, plain) => expect(pressed(step)).toBe(plain));

  it("of a switch without a name, by what it is for", () => {
    const label = "Signatures Show signatures in printed letters";
    expect(pressed("Letters should be printed with their signatures", "", label)).toBe(
      "Turn on Letters printed with their signatures",
    );
    expect(pressed("Letters must not be printed with signatures any more", "", label)).toBe(
      "Turn off Letters printed with signatures",
    );
    expect(pressed("Letters must not be filed with signatures", "", label)).toBe(
      "Letters must not be filed with signatures",
    );
    expect(pressed("Water the ferns → done", "", "Water the ferns")).toBe("Tick Water the ferns");
    expect(pressed("Water the ferns → active", "", "Water the ferns")).toBe("Untick Water the ferns");
    expect(pressed("Ida Falk → active", "", "Active")).toBe("Tick Ida Falk");
    expect(pressed("The column should be sorted", "Sorted column", "Sorted column")).toBe("Sort the column");
    expect(pressed("I don't want to get the digest any more", "", "Weekly digest")).toBe(
      "Turn off the digest",
    );
  });
});

describe("what is pressed, in other words", () => {
  it.each([
    ["Say yes to the swap of the shifts", "Approve the swap of the shifts"],
    ["Opt for the weekly plan", "Select the weekly plan"],
    ["Go with Weekly", "Select Weekly"],
    ["Go for a walk", "Go for a walk"],
    ["Put the side bar away", "Close the side bar"],
    ["Put the plant away", "Put the plant away"],
    ["Make the ruler visible again", "Show the ruler"],
    ["Make the ruler invisible", "Hide the ruler"],
    ["Permanently get rid of the label", "Permanently delete the label"],
    ["Oak Nursery should be one of the shops that I follow", "Follow Oak Nursery"],
    ["Confirm the form so that the digest gets discontinued", "Discontinue the digest"],
    ["Say yes to ending the talk", "Confirm to end the talk"],
    ["Accept the suggestion to merge the two beds", "Confirm to merge the two beds"],
    ["Accept the suggestion of Ida", "Accept the suggestion of Ida"],
    ["Agree to receive the digest", "Agree to receive the digest"],
    ["Confirm that the shed loses its access", "Confirm to revoke the access of the shed"],
    ["Confirm the new price of 8", "Set the price to 8"],
    ["Confirm the new order of Ida", "Confirm the new order of Ida"],
    ["Jump to the Notes tab", "Go to the Notes tab"],
    ["Head over to the plants", "Go to the plants"],
    ["Page forward in the list of beds", "Go to the next page in the list of beds"],
    ["Page back", "Go to the previous page"],
    ["Page the gardener", "Page the gardener"],
    ["Show me nothing but the late trains", "Show only late trains"],
    ["Show nobody but members", "Show only members"],
    ["Choose Attic as the place to move it to", "Choose Attic"],
    ["Apply Warm Dusk from the palettes", "Select Warm Dusk from the palettes"],
    ["Take Warm Dusk from the palettes", "Take Warm Dusk from the palettes"],
    ['Star Ann\'s "Trip" mail', 'Star the mail "Trip" of Ann'],
    ["Say no to the swap of the shifts", "Reject the swap of the shifts"],
    ["Give invoice 44 your approval", "Approve invoice 44"],
    ['Give the request the green light with "Accept"', "Approve the request"],
    ['Take the menu entry "Duplicate"', 'Click "Duplicate"'],
    ["Get another row for the table", "Add another row for the table"],
    ["Get another look at the table", "Get another look at the table"],
    ["Flip the calendar forward to March 2027", "Show March 2027"],
    ['Change over to "Archive"', 'Switch to "Archive"'],
    ['Bring "Old oak" back among the active ones', 'Move "Old oak" to the active ones'],
    ["Pull down the Region field", "Open the Region field"],
    ["Flip the sounds off", "Turn off the sounds"],
    ["Click the plus that belongs to the Ivy card", "Click the plus of the Ivy card"],
    ["Click the pencil so that the title becomes editable", "Edit the title"],
    [
      "Click the cross at Cedar in the guest list so that the chip goes away",
      "Close the chip of Cedar in the guest list",
    ],
    ["Press Suspend so that the account of Ida Falk becomes inactive", "Deactivate the account of Ida Falk"],
    ["Use the minus next to Lantern so that it is no longer in the basket", "Remove Lantern from the basket"],
    ["Log rosa_k out", "Log out"],
    ["Answer with Yes, and the order 12 should be gone", "Confirm to delete the order 12"],
    ["Hit Search: the list should contain just the jobs that match baker", "Search for baker"],
    ["Delete the baker; only paid jobs should be listed", "Delete the baker"],
    ["Click Send to get the message out to the group", "Click Send"],
    // A name in the purpose says more than the control.
    ["Click Save to keep the room Cedar", "Keep the room Cedar"],
    ['On Ann\'s page, change to "Notes"', 'Switch to "Notes" on the page of Ann'],
    ['Dismiss the "Saved" banner', 'Close the "Saved" banner'],
  ])("%s", (step, plain) => expect(pressed(step)).toBe(plain));

  it("with the name of its list before it", () => {
    expect(pressed("Size: Large", "Large")).toBe('Select "Large" as the size');
    expect(pressed("Size: Large", "Small")).toBe("Size: Large");
    expect(pressed("Search: Large", "Large")).toBe("Search: Large");
  });
});

it("a text that stands behind a sign", () => {
  expect(entered("Caption → Back at noon", "Caption")).toBe('Enter "Back at noon" in the Caption field');
  expect(entered("Caption → Back at noon", "Note")).toBe("Caption → Back at noon");
  expect(entered("Fill the note of the new card with: Back at noon?")).toBe(
    'Fill the note of the new card with "Back at noon?"',
  );
  expect(entered('First name should be "Bo", and the form must accept it')).toBe(
    'Enter "Bo" in the First name field',
  );
});

it("tells how things are to be from a command", () => {
  expect(tellsState("The date must not be shown")).toBe(true);
  expect(tellsState("Hide what must not be shown")).toBe(false);
  expect(tellsState("Use a pointer cursor")).toBe(false);
});
