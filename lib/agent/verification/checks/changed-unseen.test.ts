import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const shelf = (control: string) => `
  heading "Jars"
  button "${control}" #control
  list "Jars"
    item "Plum"
`;
const pressed = (step: string, control: string, didDomMutate = true) => ({
  step,
  before: shelf(control),
  on: "#control",
  again: true,
  report: { witness: { recentEvents: [], didDomMutate } },
});
const told = [
  ["Delete the jar", "Delete jar"],
  ["Create a jar", "Create jar"],
  ["Send the jar list", "Send jar list"],
  ["Log in", "Log in"],
] as const;
const shown = [
  ["Open the jar", "Open jar"],
  ["Expand the jar", "Expand jar"],
  ["Close the jar", "Close jar"],
] as const;

checkTable(nothingChanged, [
  ...told.map(([step, control]) => ({
    when: `only the client saw a change: ${step}`,
    says: "refuted" as const,
    ...pressed(step, control),
  })),
  ...shown.map(([step, control]) => ({
    when: `only the client saw a change: ${step}`,
    says: "nothing" as const,
    ...pressed(step, control),
  })),
  ...shown.map(([step, control]) => ({
    when: `the client saw no change: ${step}`,
    says: "refuted" as const,
    ...pressed(step, control, false),
  })),
  {
    when: "only the client saw a change, at the first look",
    says: "looks again",
    ...pressed("Delete the jar", "Delete jar"),
    again: false,
  },
]);
