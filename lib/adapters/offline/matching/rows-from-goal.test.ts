import { expect, it } from "vitest";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { aPage } from "@/tests/support/a-page";
import { isCalledInGoal, lacksPickedRows, picksRows, rowsMeant, rowsOfKind } from "./rows-from-goal";

const rows = ["Crane oil dock", "Rope store", "Ladder dock"];
const table = (marked: number[] = []): string =>
  [
    "table",
    ...rows.map(
      (name, at) =>
        `  row "${name}"\n    checkbox "Select job ${at}" #j${at}${marked.includes(at) ? " [checked]" : ""}`,
    ),
  ].join("\n");

it.each<[string, number[], string[]]>([
  ['Close the two jobs tagged "dock"', [], ["mark j0", "mark j2"]],
  ["Close both jobs at dock", [], ["mark j0", "mark j2"]],
  ["Close all jobs for dock", [], ["mark j0", "mark j2"]],
  ["Close all the jobs at dock", [1], ["mark j0", "mark j2", "unmark j1"]],
  ['Close the three jobs tagged "dock"', [], []],
  ["Close all jobs at dock except oil", [], []],
  ["Close all two jobs at dock", [], ["mark j0", "mark j2"]],
  ["Close all of the 2 jobs at dock", [], ["mark j0", "mark j2"]],
  ["Close all three jobs at dock", [], []],
  ['Close the 2 jobs tagged "quay"', [], []],
  ["Close 'Rope store'", [0], ["unmark j0", "mark j1"]],
  ["Close 'Rope store' but not 'Ladder dock'", [], ["mark j1"]],
  ["Close all jobs except 'Rope store'", [], []],
  ["Close 'Rope store' and keep 'Ladder dock' open", [], ["mark j1"]],
  ["Close 'Rope store'. 'Ladder dock' stays open", [], ["mark j1"]],
  ["Close the leave requests 'Rope store' and 'Ladder dock'", [], ["mark j1", "mark j2"]],
  ["Cancel the stays 'Rope store' and 'Ladder dock'", [], ["mark j1", "mark j2"]],
  ["Leave 'Rope store'", [], ["mark j1"]],
])("%s, with %j marked: %j", (goal, marked, expected) => {
  const { nodes } = aPage(table(marked));
  const found = rowsMeant(goal, goalFacts(goal), { some: nodes, nodes });
  expect(found.map(({ kind, node }) => `${kind} ${node.id}`)).toEqual(expected);
});

it.each([
  ["Mark the invoices 2071 and 2080 as paid", ["b0", "b2"]],
  ["Mark the invoice 2074 as paid", ["b1"]],
  ["Mark the invoices of 96 euros as paid", []],
  ["Mark the invoices of 1280 as paid", []],
])("%s, by the numbers that the rows begin with: %j", (goal, expected) => {
  const outline = ["2071 Vale 1280 open", "2074 Vale 96 open", "2080 Atlas 733 open"]
    .map((name, at) => `  row "${name}"\n    checkbox "Select ${name.slice(0, 4)}" #b${at}`)
    .join("\n");
  const { nodes } = aPage(`table\n${outline}`);
  const found = rowsMeant(goal, goalFacts(goal), { some: nodes, nodes });
  expect(found.map(({ node }) => node.id)).toEqual(expected);
});

it.each([
  ["Mark all open invoices of Berger as paid", ["b0", "b3"]],
  ["Mark all invoices of Berger as paid", ["b0", "b1", "b3"]],
  ["Mark all the open invoices from Berger as paid", ["b0", "b3"]],
  ["Mark all overdue invoices of Berger as paid", []],
  ["Mark all the other invoices of Berger as paid", []],
])("%s, by what stands before and after the thing, in rows that are long: %j", (goal, expected) => {
  const outline = [
    "2025-118 Berger Lease dispute, second instance 1,240.00 Open",
    "2026-003 Berger Lease dispute, second instance 410.00 Paid",
    "2026-004 Bergmann Lease dispute, second instance 410.00 Open",
    "2026-014 Berger Notary fees 185.20 Open",
  ]
    .map((name, at) => `  row "${name}"\n    checkbox "Select ${name.slice(0, 8)}" #b${at}`)
    .join("\n");
  const { nodes } = aPage(`table\n${outline}`);
  const found = rowsMeant(goal, goalFacts(goal), { some: nodes, nodes });
  expect(found.map(({ node }) => node.id)).toEqual(expected);
});

it.each([
  [
    "Decline all two pending leave requests of Bo Falk; keep the rest",
    'heading "Leave requests: pending"',
    ["b0", "b2"],
  ],
  ["Decline both pending leave requests of Bo Falk", 'tab "Pending" [selected]', ["b0", "b2"]],
  ["Decline both pending leave requests of Bo Falk", 'combobox "Show" ="Pending"', ["b0", "b2"]],
  ["Decline both pending leave requests of Bo Falk", 'tab "Pending"', []],
  ["Decline all three pending leave requests of Bo Falk", 'tab "Pending" [selected]', []],
])("%s, under %s: %j", (goal, over, expected) => {
  const outline = ["Bo Falk 3 days", "Ida Falk 2 days", "Bo Falk 1 day", "Bo Falkner 1 day"]
    .map((name, at) => `  row "${name}"\n    checkbox "Select ${name}" #b${at}`)
    .join("\n");
  const { nodes } = aPage(`${over}\nheading "Leave requests"\ntable\n${outline}`);
  const found = rowsMeant(goal, goalFacts(goal), { some: nodes, nodes });
  expect(found.map(({ node }) => node.id)).toEqual(expected);
});

const stall = (filter: string, more = "") =>
  aPage(`combobox "Kind" =${filter} |"All flowers|Tulips|Asters"
table
  row "Queen of Night, 20 cm"
    checkbox "Select Queen of Night" #q
  row "Apeldoorn, 30 cm"
    checkbox "Select Apeldoorn" #a
${more}`).nodes;
it.each<[string, string, ReturnType<typeof stall>, string[]]>([
  ["the list is narrowed to them", "Mark all tulips as sold", stall("Tulips"), ["q", "a"]],
  ["the list is narrowed to others", "Mark all tulips as sold", stall("Asters"), []],
  ["the list shows all kinds", "Mark all tulips as sold", stall('"All flowers"'), []],
  ["some are left out", "Delete all tulips, but not the red ones", stall("Tulips"), []],
  ["another page has its number", "Mark all tulips as sold", stall("Tulips", 'link "2"'), []],
  ["more can be loaded", "Mark all tulips as sold", stall("Tulips", 'button "Load more tulips"'), []],
  ["more can be bought", "Mark all tulips as sold", stall("Tulips", 'button "Buy more tulips"'), ["q", "a"]],
  ["there is a further page", "Mark all tulips as sold", stall("Tulips", 'button "Next"'), []],
  ["not all of them are meant", "Mark the tulips in bed 4 as sold", stall("Tulips"), []],
])("rows that say nothing of their kind are meant or not where %s", (_, asked, nodes, expected) => {
  const found = rowsOfKind(asked, { some: nodes, nodes });
  expect(found.map(({ node }) => node.id)).toEqual(expected);
});

const faults = [
  "Leak in Dock Road",
  "Broken step in Hill Street",
  "Leak in Hill Street",
  "Step in Hill Street",
];
it.each<[string, string[]]>([
  ["Close the reports about the leak in Dock Road and the broken step in Hill Street", ["f0", "f1"]],
  ["Close the reports about the leak in Dock Road and the stair in Hill Street", []],
  ["Close the report about the leak in Hill Street", ["f2"]],
  [
    "Close the leak in Dock Road, the broken step in Hill Street and the leak in Hill Street",
    ["f0", "f1", "f2"],
  ],
  ["Select the leak in Dock Road and the leak in Hill Street, then close them", ["f0", "f2"]],
  ["Close the leak in Dock Road and keep the broken step in Hill Street open", ["f0"]],
  ["Keep the broken step in Hill Street open and close the leak in Dock Road", ["f0"]],
  ["Close the leak in Dock Road. The broken step in Hill Street stays open", ["f0"]],
  ["Close the leak in Dock Road while the leak in Hill Street stays open", []],
  ["Close the leak in Dock Road as a duplicate of the leak in Hill Street", []],
  ["Close the leak as a duplicate of the leak in Hill Street", []],
  ["Close the leak in Dock Road and mark the leak in Hill Street as urgent", []],
  ["Close all reports except the leak in Dock Road", []],
  ["Close the leak in Hill Street, not the leak in Dock Road", []],
  ["Close the reports about the leak and the step", []],
])("%s, by what the boxes are called: %j", (goal, expected) => {
  const outline = faults.map((name, at) => `  row "${name} Ida"\n    checkbox "Select ${name}" #f${at}`);
  const { nodes } = aPage(`table\n${outline.join("\n")}`);
  expect(rowsMeant(goal, goalFacts(goal), { some: nodes, nodes }).map(({ node }) => node.id)).toEqual(
    expected,
  );
});

it.each([
  ["With selected:", true],
  ["Selected:", true],
  ["For the selected reports:", true],
  ["Mit markierten:", true],
  ["Chosen court:", false],
  ["For the chosen court:", false],
  ["Your plan is selected:", false],
  ["Selected: none of these may be undone:", false],
  ["Reports", false],
])("a button beside %s waits for rows that are picked: %s", (beside, waits) => {
  const { nodes } = aPage(
    `table\n  row "Leak"\n    checkbox "Leak"\n  row "Step"\n    checkbox "Step"\nbutton "Close" #do &"${beside}"`,
  );
  const [button] = nodes.filter(({ id }) => id === "do");
  expect(button && lacksPickedRows(button, nodes)).toBe(waits);
  expect(
    picksRows(
      "Close the leak",
      nodes.filter(({ role }) => role === "checkbox"),
      nodes,
    ),
  ).toBe(waits);
});

it.each([
  [
    "says all of it",
    "Close the leak in Dock Road and the step in Hill Street",
    'row "Hill"\n  checkbox "Select Step"',
    true,
  ],
  ["says a part of it", "Close the leak in Dock", 'row "Hill"\n  checkbox "Select Step"', false],
  [
    "says it of two",
    "Close the leak in Dock Road of Bo",
    'row "Bo"\n  checkbox "Select Leak in Dock Road"',
    false,
  ],
  [
    "excepts it",
    "Close all reports except the leak in Dock Road",
    'row "Hill"\n  checkbox "Select Step"',
    false,
  ],
  [
    "says not it",
    "Close the step in Hill Street, not the leak in Dock Road",
    'row "Hill"\n  checkbox "Select Step"',
    false,
  ],
])("a box is the goal's where that %s", (_, goal, other, isOwn) => {
  const { nodes } = aPage(`row "Ida"\n  checkbox "Select Leak in Dock Road" #own\n${other}`);
  const [own] = nodes.filter(({ id }) => id === "own");
  expect(own && isCalledInGoal(own, goal, nodes)).toBe(isOwn);
});
