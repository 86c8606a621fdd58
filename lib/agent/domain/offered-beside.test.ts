import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import type { ActionRecord, ActionTarget } from "./action-record";
import { offeredBeside } from "./offered-beside";

const { nodes } = aPage(`form "Report"
  region "For"
    radio "Ida Kaya" #r1
    radio "Bo Lind" #r2
  region "When"
    radio "Today" #r3
  combobox "House" #h |"Elm|Oak|Ash"
  textbox "Report" #t`);
const target = (id: string): ActionTarget => {
  const found = nodes.find((node) => node.id === id);
  if (!found) throw new Error(`no element ${id}`);
  return { id, role: found.role, name: found.name, path: found.path };
};
const acted = (parts: Partial<ActionRecord>): ActionRecord =>
  anAction({
    beforeState: { url: "http://house.test", domHash: "1", semanticSkeleton: { nodes, textDigest: [] } },
    ...parts,
  });

it.each<[string, ActionRecord, string[] | undefined]>([
  ["the other buttons of the group", acted({ target: target("r2") }), ["Ida Kaya"]],
  ["all options of the list", acted({ target: target("h") }), ["Elm", "Oak", "Ash"]],
  [
    "those of each choice of a chain",
    acted({ target: target("r2"), chainTargets: [target("r2"), target("h")] }),
    ["Ida Kaya", "Elm", "Oak", "Ash"],
  ],
  ["nothing beside a text", acted({ target: target("t") }), undefined],
  ["nothing once the page before is forgotten", anAction({ target: target("r2") }), undefined],
])("what was offered beside the choice is kept: %s", (_, record, offered) => {
  expect(offeredBeside(record).offered).toEqual(offered);
});
