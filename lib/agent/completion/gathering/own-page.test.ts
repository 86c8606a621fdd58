import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { ownPageLink } from "./own-page";

const url = "https://quay.test/trips";
const look: ActionRecord = {
  ...anAction({ purpose: "gather_evidence" }),
  action: { name: "navigate", args: [url] },
};
const trip = 'item "Trip 7731 Cancelled"\n    link "Trip 7731" #own >"/trips/7731"';
const found = (goal: string, entries: string, history: ActionRecord[]): string | undefined =>
  ownPageLink(
    aGround({
      task: aTask({ goal, history }),
      snapshot: aPage(
        `\nlist ""\n  ${entries}\n  item "Trip 7732"\n    link "Trip 7732" #other >"/trips/7732"`,
        {
          url,
        },
      ),
      load: "elsewhere",
    }),
    ["Fog"],
  )?.id;
const goal = "Cancel trip 7731 with the reason 'Fog'";

it.each<[string, string, string, ActionRecord[], string | undefined]>([
  ["the link of the thing's entry", goal, trip, [look], "own"],
  ["nothing before the list was looked at", goal, trip, [], undefined],
  ["nothing after another look", goal, trip, [look, look], undefined],
  ["nothing where the thing is not listed", goal, 'item "Trip 7730"', [look], undefined],
  ["none of several links", goal, `${trip}\n    link "Crew" #crew >"/crew/4"`, [look], undefined],
  ["nothing where nothing was said with it", "Cancel trip 7731", trip, [look], undefined],
])("where a list says too little: %s", (_, asked, entries, history, expected) => {
  expect(found(asked, entries, history)).toBe(expected);
});
