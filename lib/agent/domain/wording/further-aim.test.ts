import { expect, it } from "vitest";
import { withoutFurtherAim } from "./further-aim";
import { inPlainStep } from "./plain-step";

const said = (step: string): string => inPlainStep(step, { presses: true, control: "" });

it.each([
  ["Open the cart to remove the lamp from the cart", "Open the cart"],
  ["Open the account menu in order to change the password", "Open the account menu"],
  ['Create the label "Choir" to add the labels "Choir" and "Band"', 'Create the label "Choir"'],
  ["Follow Deloitte to follow Deloitte and Sachs", "Follow Deloitte"],
  ["Show only the open tickets to close the one of Ann", "Show only the open tickets"],
  ["Next, open the cart", "Open the cart"],
  ["On this page, close the cart", "Close the cart"],
])("takes what a step is for later for no part of it: %s", (step, plain) => expect(said(step)).toBe(plain));

it.each([
  "Open the form to add a guest",
  "Create a reminder to call the bank",
  "Add the lamp to the cart",
  'Add the lamp to "My list"',
  "Show the cart to go on",
  "Create the rule to archive old mail",
  "Move the card from Doing to Done",
  "Tick the box to accept the terms",
  "Open the guide to use the printer",
  "Open the list to choose the colour",
])("leaves what tells which one is meant, and where to: %s", (step) =>
  expect(withoutFurtherAim(step)).toBe(step),
);
