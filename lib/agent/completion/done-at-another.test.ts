import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { anAction } from "@/tests/support/a-task";
import { doneAtAnother } from "./done-at-another";

const press = (name: string, path = "", parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({ target: { id: "1", role: "button", name, path }, ...parts });
const goal = "Put a label on hive HV-204";

it.each<[string, string, ActionRecord[], string | undefined]>([
  ["the entry of another one", goal, [press("Label", "list:Hives/item:HV-311 Orchard")], "hv-204"],
  ["what bears the name of another one", goal, [press("Label HV-311")], "hv-204"],
  ["another one, and then what bears no name", goal, [press("HV-311"), press("Label")], "hv-204"],
  ["what bears no name, and then another one", goal, [press("Hives"), press("HV-311")], "hv-204"],
  ["its own entry", goal, [press("Label", "list:Hives/item:HV-204 Meadow")], undefined],
  ["what bears its name", goal, [press("Label HV-204")], undefined],
  ["another one, and then its own", goal, [press("HV-311"), press("Label HV-204")], undefined],
  [
    "another one, on the page of its own",
    goal,
    [press("Join to HV-311", "", { urlAtAction: "https://bees.test/hives/HV-204" })],
    undefined,
  ],
  [
    "a part of its own, in which another one stands",
    goal,
    [press("Label", "region:HV-204/list:Near/item:HV-311")],
    undefined,
  ],
  [
    "another one, after its own was typed",
    goal,
    [
      press("Search", "", { action: { name: "setValue", args: ["1", "HV-204"] } }),
      press("Label", "list:Hives/item:HV-311"),
    ],
    undefined,
  ],
  ["a part of the page that is called by another one", goal, [press("Label", "region:HV-311")], undefined],
  ["what bears no name of that kind", goal, [press("Label", "list:Hives/item:Meadow")], undefined],
  ["what bears a name of another kind", goal, [press("Label", "list:Hives/item:Shelf-31")], undefined],
  ["another one, where the goal tells none", "Put a label on the hive", [press("HV-311")], undefined],
  ["another one, where the goal makes it one", "Rename the hive to HV-204", [press("HV-311")], undefined],
  ["an action without an element", goal, [anAction()], undefined],
  ["nothing at all", goal, [], undefined],
])("done at %s", (_, wording, done, missed) => {
  expect(doneAtAnother(wording, done)).toEqual(
    missed === undefined ? [] : [`It was done at another thing than "${missed}".`],
  );
});
