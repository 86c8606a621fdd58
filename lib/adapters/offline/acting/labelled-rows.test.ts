import { expect, it } from "vitest";
import { labelledRowsIn } from "@/lib/adapters/offline/matching/rows-from-goal";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { aPageContext } from "@/tests/support/a-page-context";
import { selectRows } from "./select-rows";

const goal = 'Move Ann Lee and Bo Falk to the list "Old"';
const people = (...names: string[]): string =>
  names.map((name, at) => `checkbox "${name}" [unchecked] #p${at}`).join("\n");
const three = people(
  "Ann Lee ann@quay.test Crew",
  "Bo Falk bo@quay.test Crew",
  "Ida Holm ida@quay.test Crew",
);

it.each<[string, string, string, string[]]>([
  ["they begin with", goal, three, ["p0", "p1"]],
  ["only one begins with", 'Move Ann Lee to the list "Old"', three, []],
  [
    "two begin with the same",
    goal,
    people("Ann Lee ann@quay.test Crew", "Ann Lee al@quay.test Crew", "Bo Falk bo@quay.test Crew"),
    [],
  ],
  ["they are called just so", goal, people("Ann Lee", "Bo Falk"), []],
  ["they are called with one word more", goal, people("Ann Lee Crew", "Bo Falk Crew"), []],
  ["they say somewhere behind", goal, people("Mail of Ann Lee for crew", "Mail of Bo Falk for crew"), []],
  ["it is to be", "Mark Ann Lee as 'Old'", people("Ann Lee ann@quay.test Crew", "Old list of crew"), []],
  ["are no boxes", goal, three.replaceAll("checkbox", "switch"), []],
])("rows by what %s: %s", (_, asked, outline, expected) => {
  const found = labelledRowsIn(asked, goalFacts(asked), aPageContext(outline).nodes);
  expect(found.map(({ node, kind }) => `${kind} ${node.id}`)).toEqual(expected.map((id) => `mark ${id}`));
});

it.each<[string, string, string, string | undefined]>([
  ["the first of them is ticked", goal, three, 'check("p0")'],
  ["the next of them is", goal, three.replace("[unchecked]", "[checked]"), 'check("p1")'],
  [
    "nothing is where both are",
    goal,
    three.replace("[unchecked]", "[checked]").replace("[unchecked]", "[checked]"),
    undefined,
  ],
  ["none is where to tick them is all", "Tick Ann Lee and Bo Falk", three, undefined],
  [
    "none is where there are boxes to select by",
    goal,
    `checkbox "Select all" [unchecked] #all\n${three}`,
    undefined,
  ],
  ["none is where they cannot be", goal, three.replaceAll("[unchecked]", "[unchecked disabled]"), undefined],
  ["none is where they are hidden", goal, three.replaceAll("[unchecked]", "[unchecked hidden]"), undefined],
])("of boxes that are labelled by whole entries %s", (_, asked, outline, action) => {
  const context = aPageContext(outline);
  const answer = selectRows(asked, context.nodes, context);
  expect(answer?.action).toBe(action);
  expect(answer?.prepares).toBe(action === undefined ? undefined : true);
});
