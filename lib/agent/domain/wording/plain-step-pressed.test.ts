import { expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string): string => inPlainStep(step, { presses: true, control: "" });

it("reads where one goes from one place to another", () => {
  expect(pressed("Go from Design to Animate in the right panel")).toBe("Go to Animate in the right panel");
  expect(pressed("Move the card from Doing to Done")).toBe("Move the card to Done");
  expect(pressed("Follow the link for a lost key")).toBe("Click the link for a lost key");
  expect(pressed('Follow the "Sign up" link')).toBe('Click the "Sign up" link');
});

it("reads what is picked with others, and where one goes in", () => {
  expect(pressed("Add the oak to the selection")).toBe("Select the oak");
  expect(pressed("Include Ana in my current selection")).toBe("Select Ana");
  expect(pressed("Add the oak to the collection")).not.toMatch(/^Select/);
  expect(pressed("Add all to the selection")).not.toMatch(/^Select/);
  expect(pressed("Start watching the oak")).toBe("Watch the oak");
  expect(pressed("Start watching")).toBe("Start watching");
  expect(pressed("Go into the Letters folder")).toBe("Open the Letters folder");
  expect(pressed("Drill down into the category Trees")).toBe("Open the category Trees");
  expect(pressed("Switch into the folder mode")).not.toMatch(/^Open/);
});

it("reads what is taken from an open list, filed or asked to be deleted", () => {
  expect(pressed("Of the open list, take My Issues")).toBe("Select My Issues");
  expect(pressed("Out of the suggestions take Large")).toBe("Select Large");
  expect(pressed("File a bug about the compass")).toBe("Create a bug about the compass");
  expect(pressed("File the ticket under Done")).toBe("File the ticket under Done");
  expect(pressed('Ask for the deletion of "Kale"')).toBe('Delete "Kale"');
  expect(pressed("The form for adding a bed has to be open (plus at the left)")).toBe(
    "Open the form for a new bed",
  );
});

it("reads what is left, answered, given up or begun in a dialog", () => {
  expect(pressed("Back out of the report dialog with Cancel")).toBe("Close the report dialog");
  expect(pressed("Cancel the question about deleting the hive")).toBe("Close the question");
  expect(pressed("Close the composer and drop what was written")).toBe("Discard the composer");
  expect(pressed("Dismiss the first alert that has a cross")).toBe("Close the alert");
  expect(pressed('Dismiss the "Added to cart" panel')).toBe('Close the "Added to cart" panel');
  expect(pressed("Take Istanbul from the open list")).toBe("Select Istanbul from the list");
  expect(pressed("Take Istanbul from the list")).toBe("Take Istanbul from the list");
  expect(pressed("Begin a reply to the message of Ada")).toBe(
    "Open the form for a new reply to the message of Ada",
  );
  expect(pressed("Get the form for a new hive")).toBe("Open the form for a new hive");
  expect(pressed("Submit the credentials")).toBe("Log in");
  expect(pressed('Deliver the mail "Lunch" to Ada Falk')).toBe('Send the mail "Lunch" to Ada Falk');
  expect(pressed("Deliver the parcel to Ada Falk")).toBe("Deliver the parcel to Ada Falk");
});

it("takes no command behind a colon for a value", () => {
  const typed = inPlainStep("The card expires in May: set the expiry month", {
    presses: false,
    control: "Month",
  });
  expect(typed).not.toContain("field");
  expect(inPlainStep("Username: ida", { presses: false, control: "User" })).toBe(
    'Enter "ida" in the Username field',
  );
  expect(
    inPlainStep('Throw it away: "Yes, discard"', { presses: true, control: "Yes, discard" }),
  ).not.toContain("Select");
});

it("reads what is left as a comment as added", () => {
  expect(inPlainStep('Leave the comment "Nice"', { presses: false, control: "", entersText: true })).toBe(
    'Add the comment "Nice"',
  );
  expect(pressed("Leave the page")).not.toContain("Add");
});

it("reads so many more of a list as its next page", () => {
  expect(pressed("Go to the next ten people")).toBe("Go to the next page");
  expect(pressed("Advance one page in the list")).toBe("Go to the next page");
  expect(pressed("Go to the next step")).not.toContain("page");
});

it("reads what a question is answered with as what is pressed", () => {
  expect(pressed('Answer "Yes, delete it"')).toBe('Click "Yes, delete it"');
  expect(pressed('Answer with "Delete"')).toBe('Click "Delete"');
  expect(pressed("Answer Ida with thanks")).toBe("Answer Ida with thanks");
});

it("reads that a dialog is begun as that it is opened", () => {
  expect(pressed("Click Import to start the import dialog")).toBe("Open the import dialog");
  expect(pressed("Launch the set-up wizard")).toBe("Open the set-up wizard");
  expect(pressed("Start the import")).not.toMatch(/^Open/);
});
