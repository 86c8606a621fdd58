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

const card = (label: string, taken: number, rest = "") =>
  `\n  item "${label} ${taken} of 6${rest} Sign up"\n    textbox "Your name"\n    button "Sign up"\n    link "Who is coming?" #${label.toLowerCase()} >"/trips/${label.toLowerCase()}"`;
const cards = (bo: number, rest = "") => `list ""${card("Bo", bo, rest)}${card("Ida", 3)}`;
const signed = (path: string, role: "button" | "link" = "button"): ActionRecord =>
  anAction({ target: { id: "x", role, name: "Sign up", path }, urlAtAction: url });
const formIn = "list/item:Bo 3 of 6 Sign up";

it.each<[string, string, ActionRecord | undefined, ActionRecord[], string | undefined]>([
  ["the only link of the card that was worked in", cards(4), signed(formIn), [look], "bo"],
  ["nothing where it came to be another card", cards(4, " Full"), signed(formIn), [look], undefined],
  ["nothing where it was done outside of any card", cards(4), signed("region"), [look], undefined],
  [
    "nothing where the page shows what was entered",
    `${cards(4)}\ntext "Signed up: Fog"`,
    signed(formIn),
    [look],
    undefined,
  ],
  ["nothing after another look", cards(4), signed(formIn), [look, look], undefined],
  ["nothing where there is one such form", `list ""${card("Bo", 4)}`, signed(formIn), [look], undefined],
  [
    "none of several links",
    `list ""${card("Bo", 4)}\n    link "Rules" >"/r"${card("Ida", 3)}`,
    signed(formIn),
    [look],
    undefined,
  ],
  ["nothing where nothing was done", cards(4), undefined, [look], undefined],
])(
  "where the list of cards says nothing of what was entered in one: %s",
  (_, outline, deed, history, expected) => {
    const snapshot = aPage(outline, { url });
    const ground = aGround({ task: aTask({ goal: "Sign up fog", history }), snapshot, load: "in_place" });
    expect(ownPageLink(ground, ["Fog"], deed)?.id).toBe(expected);
  },
);
