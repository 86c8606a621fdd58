import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { writePlan } from "./write-plan";

it.each<[string, string, number]>([
  ["Archive", 'Archive the project "North Pier"', 0],
  ["Others", 'Archive the project "North Pier"', 1],
  ["Archive", 'Delete the project "North Pier"', 1],
])("beside a part that is called %s: %s is asked to be gone from the list: %i", (heading, goal, gone) => {
  const { nodes, url } = aPage(
    `heading:2 "Current"\nlist ""\n  item "North Pier"\n    link "North Pier"\nheading:2 "${heading}"\nlist ""\n  item "South Pier"\n    link "South Pier"`,
  );
  const { criteria } = writePlan(goal, readGoal(goal, []), { nodes, url, title: "" });
  expect(criteria.flatMap(({ assertions = [] }) => assertions)).toHaveLength(gone);
});

it("what the goal names no field for takes the one that is left", () => {
  const { nodes, url } = aPage(
    'heading:2 "New sowing"\nform ""\n  textbox "Plant"\n  textbox:number "Seeds"\n  textbox "Tray"\n  button "Log sowing"',
  );
  for (const kind of ["Brandywine tomato", "basil"]) {
    const goal = `Log a sowing of 40 seeds of ${kind} in tray T7.`;
    const { steps } = writePlan(goal, readGoal(goal, []), { nodes, url, title: "" });
    expect(steps.map(({ description }) => description)).toEqual([
      'Enter "40" in the "Seeds" field',
      `Enter "${kind}" in the "Plant" field`,
      'Enter "T7" in the "Tray" field',
      "Submit the form for the new sowing",
    ]);
  }
});

const invoices = `
table "Invoices"
  row "1001 Acme Ltd 1002.50 Delete"
    button "Delete" #first
  row "1003 Acme Ltd 45.00 Delete"
    button "Delete" #last`;

it.each<[string, string, string[]]>([
  ["Delete invoice 1003", "Delete invoice 1003", ["1003 Acme Ltd 45.00 Delete"]],
  ["Delete invoice 1004", "Delete invoice 1004", []],
  ["Delete invoice Acme", 'Delete invoice "Acme"', []],
  ["Delete all invoices of Acme Ltd", "Delete all invoices of Acme Ltd", []],
])("%s: what is done, and which row is to be gone", (goal, first, gone) => {
  const { nodes, url } = aPage(invoices);
  const { steps, criteria } = writePlan(goal, readGoal(goal, []), { nodes, url, title: "" });
  expect(steps[0]?.description).toBe(first);
  const rows = criteria.flatMap(({ assertions = [] }) =>
    assertions.flatMap((one) => (one.kind === "element" ? (one.element.name ?? []) : [])),
  );
  expect(rows).toEqual(gone);
});
