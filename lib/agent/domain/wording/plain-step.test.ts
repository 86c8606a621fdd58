import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string, control = ""): string => inPlainStep(step, { presses: true, control });
const entered = (step: string): string => inPlainStep(step, { presses: false, control: "" });

describe("a press with what it is for", () => {
  it.each([
    ["Click the gear so that the settings menu opens", "Open the settings menu"],
    ["Get rid of the note that is open", "Delete the note"],
    ["The gate is locked", "Lock the gate"],
    ["Ida Falk is no longer in the list", "Remove Ida Falk from the list"],
    ["Take back the request of Ida Falk", "Withdraw the request of Ida Falk"],
    ["Push should be enabled for Mentions", "Turn on Push for Mentions"],
    ["Switch Push off in the Mentions section", "Turn off Push in the Mentions section"],
    ["The note ought to be deleted", "Delete the note"],
    ["Put a lamp in the shopping cart", "Put a lamp in the cart"],
    ["Flip the sounds to off so that alarms are shown", "Turn off the sounds"],
    ["Press Next to get to the payment page", "Go to the payment page"],
    ["Click the 'New guest' button to open the form", "Open the 'New guest' form"],
    ["Click the 'More' button for Oak Hall to open its menu", "Open the 'More' menu of Oak Hall"],
    [
      "Click Ida Falk in the member list to open her profile",
      "Open the profile of Ida Falk in the member list",
    ],
    ['Click "Blue jug" to see its page', 'Open the "Blue jug" page'],
    ["Click the Colour dropdown to show the possible colours", "Open the dropdown of the possible colours"],
    ['Click the header of "Costs" so that the panel closes', 'Close the panel "Costs"'],
    ['Click Remove at "Blue jug" so that it leaves the basket', 'Remove "Blue jug" from the basket'],
    ["Click the star of Ida Falk's note so that it is starred", "Star the note of Ida Falk"],
    ["Submit the details so that the user is logged in", "Log in"],
    ['Throw "Blue jug" away', 'Delete "Blue jug"'],
    ["Let the list contain paid orders only", "Show only paid orders"],
    ["Have the table show only paid orders", "Show only paid orders"],
    ["Apply the filter that leaves only paid orders", "Show only paid orders"],
    ["Let the list show paid orders", "Let the list show paid orders"],
    ["Click 'Save' so that the trip is stored with the name \"Alps\"", 'Save the trip with the name "Alps"'],
    ["Click the heart of Cedar so that the room becomes a favourite", "Favourite the room Cedar"],
    ["Use the Open link to list only open tickets", "Show only open tickets"],
    ["Filter the tickets so that just the late ones are listed", "Show only the late ones"],
    ["Click the 'Remove' button to make the banner disappear from the page", "Remove the banner"],
    ["Click Yes in the dialog to confirm", "Click Yes in the dialog"],
    ["Close the dialog without deleting anything", "Close the dialog"],
    ["Leave the sign-up form without sending it", "Close the sign-up form"],
    ["Dismiss the question", "Close the question"],
    ["Dismiss the member", "Dismiss the member"],
    ["Do not delete it: answer the question with Cancel", "Click Cancel"],
    ["Abort the upload", "Cancel the upload"],
    ["Go back one page", "Go to the previous page"],
    ["Show the following members", "Go to the following page"],
    ["Show the next steps", "Show the next steps"],
    ["Shift the card Roof from Open to Done", "Move the card Roof to Done"],
    ["Put the card Roof into the Done column", "Move the card Roof to the Done column"],
    ["Put the mug into the basket", "Put the mug into the basket"],
    ["F2, so that the form for a new guest comes up", "Open the form for a new guest"],
    ["Confirm so that the blue jug is deleted", "Delete the blue jug"],
    ["Search for oak so that only the two chairs are listed", "Search for oak"],
    ["Type oak in the search field of the shop to list the chairs", "Search for oak"],
    [
      'Click the bin so that "Blue jug" may be forgotten',
      'Click the bin so that "Blue jug" may be forgotten',
    ],
    ["Click the bin so that nobody can see more of it", "Click the bin"],
    ["Finish the form so that the guest exists", "Create the guest"],
    ["Answer the question with Delete", "Click Delete"],
    ['Answer the prompt with "Yes, delete it"', 'Click "Yes, delete it"'],
    ["Answer the question with the second answer", "Answer the question with the second answer"],
    ["Hide the beds by a click on their heading", "Hide the beds"],
    ["Hide the beds by a click on the other list", "Hide the beds by a click on the other list"],
    ["Pause the pump", "Turn off the pump"],
    ["Resume the pump", "Turn on the pump"],
    ["Pause for 3 seconds", "Pause for 3 seconds"],
  ])("%s: %s", (step, plain) => expect(pressed(step)).toBe(plain));

  it("is left as it is where the control says itself what is paused", () =>
    expect(pressed("Pause the pump", "Pause")).toBe("Pause the pump"));
});

describe("a switch to what the control is called", () => {
  it("is a choice of that", () =>
    expect(pressed('Switch the sample to "Plain"', "Plain")).toBe('Select "Plain"'));
  it("is none by another control", () =>
    expect(pressed('Switch the sample to "Plain"', "Rich")).toBe('Switch the sample to "Plain"'));
});

describe("roundabout wordings", () => {
  it.each([
    ["Log out of Boathouse", "Log out"],
    ["Sign out of the app", "Log out"],
    ["Log out of all other sessions", "Log out of all other sessions"],
    ["Sign out of Firefox on Linux", "Sign out of Firefox on Linux"],
    ['Take "Ida" off the crew list', 'Remove "Ida" from the crew list'],
    ["Take the size filter off again", "Remove the size filter"],
    ["Take the tick off the first row", "Untick the first row"],
    ["Take a picture off the shelf", "Take a picture off the shelf"],
    ['Open "Lunch", the first mail and not the reply to it', 'Open "Lunch", the first mail'],
    ["Open the second note (not the draft)", "Open the second note"],
    ["Mark the note as not read", "Mark the note as not read"],
    ["Open the menu, please", "Open the menu"],
    ["Take a look into the red folder", "Open the red folder"],
    ["Switch the sound off", "Turn off the sound"],
    ["Leave only Ida out of the bill", "Leave out only Ida"],
    ["Keep the invoice out", "Leave out the invoice"],
    ["Count Ben out of the draw", "Leave out Ben"],
    ["Leave the room", "Leave the room"],
    ["Keep out of the way", "Keep out of the way"],
    ["Leave it out of sight", "Leave it out of sight"],
    ["Ensure the sound is off", "Turn off the sound"],
    ["Make sure that the card is blocked", "Block the card"],
    ['Make sure that "Costs" is expanded', 'Expand "Costs"'],
    ["Set Ida Falk's card to blocked", "Block the card of Ida Falk"],
    ["Set the status of order 7 to paid", "Mark order 7 as paid"],
    ["Complete the to-do about the roof", "Mark the to-do about the roof as done"],
    ["Complete the order", "Complete the order"],
    ["Finalize the order", "Finish the order"],
    ["Agree to the removal of the room", "Confirm the removal of the room"],
    ["Confirm that the room is to be deleted", "Confirm to delete the room"],
    ["Give approval to the leave of Ida", "Approve the leave of Ida"],
    ["Start following Ida", "Follow Ida"],
    ["Check out", "Checkout"],
    ["Check out the offers", "Check out the offers"],
    ["Switch to the second page of letters", "Switch to page 2 of letters"],
    ["Go to the third page", "Go to page 3"],
    ["Go to the second page of the form", "Go to the second page of the form"],
    ["Go to the second page after this one", "Go to the second page after this one"],
    ['Start editing "Blue jug"', 'Edit "Blue jug"'],
    ["Put the cursor on the blue jug", "Select the blue jug"],
    ["Throw away the blue jug", "Delete the blue jug"],
    ["Have a look at the blue jug", "Open the blue jug"],
    ["Look at the jug via the link in the list of jugs", "Open the jug"],
    ["Return only letters of Ida", "Show only letters of Ida"],
    ['Give the jug the tag "blue" (type it first)', 'Add the tag "blue" to the jug'],
    ['Give the jug the name "Blue"', 'Give the jug the name "Blue"'],
    ["Move on to the following week", "Go to the following week"],
    ["Add a star to the note of Ida", "Star the note of Ida"],
    ["Move the note to the archive", "Archive the note"],
    ["Move the note to the bin", "Delete the note"],
    ["Allow visits and store the setting", "Turn on visits and save the setting"],
    ["Click the next-page arrow below the table", "Go to the next page below the table"],
    ["Click on page '3' in the pagination", "Go to page 3"],
    ['Click "Add to cart" for the blue jug', "Add the blue jug to the cart"],
    ["Select the checkbox for Ida in the list", "Tick Ida in the list"],
    ["Select the 'Large' size filter", "Filter by the 'Large' size"],
    ["Expand the menu on the left", "Expand the menu"],
    ['Choose "Log out" from the user menu', 'Click "Log out"'],
    ["Open the top note in the list", "Open the first note in the list"],
    ["Open the note of Ida", "Open the note of Ida"],
    ["Open the settings of my account", "Open the settings"],
    ["Delete the settings of my account", "Delete the settings of my account"],
    ["Take my heart back from the note of Ida", "Unheart the note of Ida"],
    ["Take my note back from Ida", "Take my note back from Ida"],
    ["Go one page further in the list of notes", "Go to the next page in the list of notes"],
    ["Turn one page back", "Go to the previous page"],
    ["Turn to the second page of the notes", "Go to page 2 of the notes"],
    ["Turn to the second note", "Turn to the second note"],
  ])("%s: %s", (step, plain) => expect(pressed(step)).toBe(plain));
});

describe("what a step is done with", () => {
  it.each([
    ['Send the note with the "Send now" button', "Send now", "Send the note"],
    ["Follow Ida via the Follow button", "", "Follow Ida"],
    ['Complete "Roof" with its checkbox', "", 'Mark "Roof" as done'],
    // Another control than the one that was used says which one was meant.
    ['Send the note with the "Send now" button', "Print", 'Send the note with the "Send now" button'],
    // Here it tells which one of several it is.
    ["Open the note with the Edit button", "Edit", "Open the note with the Edit button"],
  ])("%s, done with %j: %s", (step, control, plain) => expect(pressed(step, control)).toBe(plain));
});

describe("what is entered or chosen", () => {
  it.each([
    ['"About me" reads "Knits"', 'Enter "Knits" in the "About me" field'],
    ['The title has to be "Knits"', 'Enter "Knits" in the title field'],
    ["Make sure the quantity is 3", "Enter 3 in the quantity field"],
    ['Put "recipes" in the name field', 'Enter "recipes" in the name field'],
    ["Put milk on the list", "Put milk on the list"],
    ['Check that the name is "Ida"', 'Check that the name is "Ida"'],
    ['Overwrite the title with "Knits"', 'Change the title to "Knits"'],
    ['Enter "roof" in the search box to find the matching notes', 'Search for "roof"'],
    ['Enter "roof" in the search field so that only matching rows remain', 'Search for "roof"'],
    ["Set the 'Most lines' field to 5", "Enter 5 in the 'Most lines' field"],
    ['Enter the tag "roof" so that it is attached to the note', 'Add tag "roof" to the note'],
    ['Enter a new task "Mend the roof"', 'Add a new task "Mend the roof"'],
    ["Change the sort order to price, low to high", "Sort by price, low to high"],
    ["Choose the price sorting, low to high", "Sort by price, low to high"],
    // A choice is no press: what is set to `paid` may be a list.
    ["Set the status of order 7 to paid", "Set the status of order 7 to paid"],
    ["Select 25 in the list to show 25 rows", "Select 25 in the list to show 25 rows"],
    ["Put 40 in the field Weight", "Enter 40 in the Weight field"],
    ['Add "oak" to the box "Kind"', 'Enter "oak" in the "Kind" box'],
    ["Put 40 into the weight field", "Enter 40 in the weight field"],
    ["Put 40 on the list", "Put 40 on the list"],
    ['Note "comes late" for Ida Falk', 'Change the note of Ida Falk to "comes late"'],
    ["Note what Ida Falk says", "Note what Ida Falk says"],
  ])("%s: %s", (step, plain) => expect(entered(step)).toBe(plain));
});

describe("a text that ended with Enter", () => {
  const ended = (step: string): string =>
    inPlainStep(step, { presses: false, control: "", entersText: true });
  it.each([
    [
      'Change the text in the edit box to "Roof" and confirm with Enter',
      'Change the text in the edit box to "Roof"',
    ],
    ['Put "Roof" on the list (press Enter)', 'Add "Roof" to the list'],
    ['Give the note the tag "roof" (Enter adds it)', 'Add the tag "roof" to the note'],
    ['Change the cell to "Roof", then press Enter.', 'Change the cell to "Roof"'],
    // Without a word of Enter it is only written down.
    ["Set the 'Most lines' field to 5", "Enter 5 in the 'Most lines' field"],
    ['Change the cell to "Roof" and save it with the button', 'Change the cell to "Roof" and save it'],
    ['Change the cell to "press Enter"', 'Change the cell to "press Enter"'],
  ])("%s: %s", (step, plain) => expect(ended(step)).toBe(plain));
  it("is told as it is said where no Enter came", () =>
    expect(entered('Put "Roof" on the list (press Enter)')).toBe('Put "Roof" on the list (press Enter)'));
});

it("leaves what is quoted as it stands", () => {
  const step = 'Click "Tell Ida so that the door opens"';
  expect(pressed(step)).toBe(step);
});

describe("a press by what is called so", () => {
  it.each([
    ["Set Linden as the default branch", "Linden", "Select Linden as the default branch"],
    ['Use "Linden" as my branch', "Linden", 'Select "Linden" as my branch'],
    ["Set Linden as the default branch", "Set as default", "Set Linden as the default branch"],
    ["Set Linden as the default branch", "Willow", "Set Linden as the default branch"],
  ])("%s, by %s: %s", (step, control, plain) => expect(pressed(step, control)).toBe(plain));
});

it("knows what is put into a field", () => {
  expect(entered("Put 79 into the weight field")).toBe("Enter 79 in the weight field");
  expect(pressed("Put 79 into the weight field")).toBe("Enter 79 in the weight field");
  expect(pressed("Put kale into the box and press Enter")).toBe("Put kale into the box and press Enter");
});

it("reads what is turned, followed or called", () => {
  expect(pressed("Go one month ahead")).toBe("Go to the next month");
  expect(pressed("Move by one week back")).toBe("Go to the previous week");
  expect(pressed('Follow "Huts" in the top bar')).toBe('Open "Huts"');
  expect(pressed('Follow "Ida Falk"')).toBe('Follow "Ida Falk"');
  expect(pressed('Follow "Ida Falk" in the members list')).toBe('Follow "Ida Falk" in the members list');
  expect(entered('Title the note "Larch"')).toBe('Enter "Larch" in the note title field');
  const price = { presses: false, control: "Price (in euros)" };
  expect(inPlainStep("Price: -45", price)).toBe('Enter "-45" in the Price field');
  expect(inPlainStep("Deposit: -45", price)).toBe('Enter "-45" in the Deposit field');
});

describe("what a step says beside its deed", () => {
  it.each([
    ["Close the filter; no bed may be listed", "", "Close the filter"],
    ['Publish it: the note must read "Wet soil"', "", 'Publish it: the note must read "Wet soil"'],
    ["The note, if any, must be short", "", "The note, if any, must be short"],
    // Where the control stands, and not where it is the menu itself.
    ["Log out through the user menu", "Logout", "Log out"],
    ["Delete the bed Fern through its menu", "Remove", "Delete the bed Fern"],
    ["Log out through the user menu", "Open user menu", "Log out through the user menu"],
    ["Open the settings through the user menu", "Settings", "Open the settings through the user menu"],
    // A part of a list, by its numbers.
    ["Show beds 6 to 10", "Next", "Go to entries 6 to 10"],
    ["Show beds 7 to 10", "Next", "Show beds 7 to 10"],
    ["Show beds from 6 to 10", "Next", "Show beds from 6 to 10"],
    ["Drop down the list of beds", "", "Open the list of beds"],
    ["Drop the list of beds", "", "Drop the list of beds"],
    ["Go on to the payment details", "", "Go to the payment details"],
    ['Remove the bed "Fern": press its bin', "", 'Remove the bed "Fern"'],
    ["Make her an editor: open the list of roles", "", "Open the list of roles"],
    ["Make Ida an editor: open the list of roles", "", "Make Ida an editor: open the list of roles"],
    ["The fern is watered: tick it", "", "Tick The fern"],
    ["Refuse the hints: turn that switch off", "", "Turn off the hints"],
    ["Only the late ones", "", "Show only the late ones"],
    ["Only once", "", "Only once"],
    ["Update, so that Ida Falk is the owner", "Update", 'Update the owner to "Ida Falk"'],
    ["Update, so that Ida Falk is the owner", "Save", "Update, so that Ida Falk is the owner"],
    ["Switch the sample to Model", "Model", 'Select "Model"'],
    ["Switch the sample to Model", "Kind", "Switch the sample to Model"],
  ])("%s (%s): %s", (step, control, plain) => expect(pressed(step, control)).toBe(plain));
});

it.each([
  ["Turn the page to number 2", "Go to page 2"],
  ["Dark mode: on", "Turn on Dark mode"],
  ["Weather: on the way", "Weather: on the way"],
  ["Press Save so that Ida joins the list", "Add Ida to the list"],
  ["Click the plus to enter a log", "Open the form for a new log"],
  ["Show me Ida's beds", "Show the beds of Ida"],
])("of a press: %s", (step, plain) => expect(pressed(step)).toBe(plain));

it("of a text: where its field stands, and what it makes with Enter", () => {
  expect(entered("Change the name in the form to Bo")).toBe("Change the name to Bo");
  const sent = (step: string): string => inPlainStep(step, { presses: false, control: "", entersText: true });
  expect(sent("Name the new bed Herbs and confirm with Enter")).toBe("Create the bed Herbs");
  expect(sent("There has to be a column called Review on the board")).toBe(
    'Create the column "Review" on the board',
  );
  expect(entered("There has to be a column called Review on the board")).not.toContain("Create");
  expect(sent("Name the bed Herbs")).toBe("Name the bed Herbs");
});
