import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string, control = "", label = ""): string =>
  inPlainStep(step, { presses: true, control, label });
const entered = (step: string): string =>
  inPlainStep(step, { presses: false, control: "", entersText: true });

describe("what is said around a deed", () => {
  it.each([
    ["Could you please close the panel", "Close the panel"],
    ["You should now confirm the visit", "Confirm the visit"],
    ["I'd like you to archive the note", "Archive the note"],
    ["Yes, remove the gate", "Remove the gate"],
    ["The gate should now be locked", "Lock the gate"],
    ["Keep the recipe by saving it", "Save the recipe"],
    ['Ida has been paid: archive the bill "May"', 'Archive the bill "May"'],
    ["Go through with removing the gate", "Confirm to remove the gate"],
    ["Carry out the removal of the gate", "Confirm the removal of the gate"],
    ["Confirm that you really want to delete the note", "Confirm to delete the note"],
    ["The transfer over 40 € should be carried out", "Submit the transfer over 40 €"],
    ["The visit must be brought to an end", "Finish the visit"],
    ["Slide the side menu out", "Open the side menu"],
    ["Have the recipe stored among my saved recipes", "Save the recipe"],
    ["Have the recipe stored in the blue folder", "Save the recipe in the blue folder"],
    ['Use the "Mute" button that belongs to Ida', 'Press "Mute" of Ida'],
    ["Show me the dropdown with the messages", "Show the messages menu"],
    ["Open the page that lists the terms", "Open the terms page"],
    ['Toggle the "Office" column off so it is hidden', 'Turn off the "Office" column'],
    ["Confirm the new price of 8", "Set the price to 8"],
    ['Edit "lamp" so that it says "brake"', 'Rename "lamp" to "brake"'],
    ["Tick Ida off as done", "Mark Ida as done"],
    ["Get the title ready for editing by opening its editor", "Open the editor for the title"],
  ])("%s: %s", (step, plain) => expect(pressed(step)).toBe(plain));

  it.each([
    "You must not delete the note",
    "Do not close the panel",
    "Go to the view with only late bills",
    "Keep the recipe by Ida Falk",
    'Ida has paid "May": archive the bill',
    "Nothing should be in the basket",
    "Execute the query for boats",
    'Submit the new type "ferret"',
    'Submit the new theme with "Create theme"',
    "Go on with the visit",
  ])("%s", (step) => expect(pressed(step)).toBe(step));

  it("by the control that is called so, and by no other", () => {
    expect(pressed("Have Ida Falk serve as the owner", "Ida Falk, member")).toBe(
      "Choose Ida Falk as the owner",
    );
    expect(pressed("Have Ida Falk serve as the owner", "Ole Berg")).toBe("Have Ida Falk serve as the owner");
    expect(pressed("The owner must be Ida Falk", "Ida Falk")).toBe("Choose Ida Falk as the owner");
    expect(pressed("Choose Leave in the menu", "Leave")).toBe('Click "Leave"');
    expect(pressed("Choose Leave in the page menu", "Leave")).toBe('Click "Leave"');
    expect(pressed("Choose Monthly in the view menu", "Monthly")).toBe("Choose Monthly in the view menu");
    expect(pressed("Choose Leave in the menu", "Stay")).toBe("Choose Leave in the menu");
    expect(pressed("Choose Leave in the menu of Ida", "Leave")).toBe("Choose Leave in the menu of Ida");
    expect(pressed("Place the bid by pressing Done", "Done")).toBe("Place the bid");
    expect(pressed("Place the bid by pressing Done", "Back")).toBe("Place the bid by pressing Done");
    expect(pressed('Select "Fern" and book it', "Book now")).toBe('Book "Fern"');
    expect(pressed('Select "Fern" and book it', "Fern")).toBe('Select "Fern" and book it');
  });

  it("by a box that says which way it is itself", () => {
    expect(pressed("Opt in to the letter", "", "Letter")).toBe("Turn on the letter");
    expect(pressed("Opt out of the letter", "", "Letter")).toBe("Turn off the letter");
    expect(pressed("Opt out of the letter", "", "Opt out of the letter")).toBe("Opt out of the letter");
  });

  it.each([
    ['I want a new bed called "North"', 'Create the bed called "North"'],
    ['There should be another bed, "North", please', 'Create the bed "North"'],
    ["New bed: North", 'Create the bed "North"'],
    ["Enter North as a new bed", 'Create the bed "North"'],
    ["Type North into the field and add it", 'Create "North"'],
  ])("of what was entered with Enter: %s", (step, plain) =>
    expect(entered(step).replace(" called", "")).toBe(plain.replace(" called", "")),
  );

  it.each(["Enter 90 as the quantity", "Enter North as the name", "Put North on the list"])(
    "of a value: %s",
    (step) => expect(entered(step)).toBe(step),
  );
});
