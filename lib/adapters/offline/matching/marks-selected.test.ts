import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { marksSelected } from "./marks-selected";

const page = (box: string, button: string) => `
  table
    row "2071 Ann open"
      checkbox "${box} 2071" [unchecked]
    row "2074 Bo open"
      checkbox "${box} 2074" [unchecked]
  button "${button}" [disabled]`;

it.each([
  ["boxes that select, and a button for it", "Select", "Mark as paid", true],
  ["boxes of the state itself", "Paid", "Mark as paid", false],
  ["boxes that select, and a button for something else", "Select", "Export", false],
])("%s", (_, box, button, expected) => {
  const { nodes } = aPage(page(box, button));
  expect(marksSelected(readGoal("Mark the invoices 2071 and 2074 as paid", []), nodes)).toBe(expected);
});

it.each([
  ["of what is done to them", "Mark as open|Mark as paid", true],
  ["of something else", "Export|Print", false],
])("boxes that select, and a list %s", (_, options, expected) => {
  const { nodes } = aPage(`${page("Select", "Apply")}\n  combobox "With selected" |"${options}"`);
  expect(marksSelected(readGoal("Mark the invoices 2071 and 2074 as paid", []), nodes)).toBe(expected);
});
