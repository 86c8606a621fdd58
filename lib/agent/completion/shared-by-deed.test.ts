import { expect, it } from "vitest";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aVerdict } from "@/tests/support/a-task";
import type { Judgement } from "./ground";
import { sharedByDeed } from "./shared-by-deed";

const press = (actionId: string, then?: ReturnType<typeof aPage>) =>
  anAction({
    actionId,
    stepId: actionId,
    verdict: aVerdict({ outcome: "undecided" }),
    ...(then && { urlAtAction: then.url, ...listedOn(then.nodes, "go") }),
  });
const readAgain = {
  id: "e1",
  source: "read_back",
  polarity: "for",
  strength: 1,
  rank: "persisted",
  text: '"Falk" is shown',
} as const;
const stall = aPage(
  'list "Stalls"\n  item "Stall 4: Falk, 3 May to 6 May"\n  item "Stall 5: Blom, 3 May to 4 May"',
);
const free = aPage(
  'list "Stalls"\n  item "Stall 4: free"\n    button "Reserve" #go\n  item "Stall 5: Blom, 3 May to 4 May"',
);
const saying = (more: string) => aPage(`list "Stalls"\n  item "Stall 4: Falk, 3 May to 6 May${more}"`);
const around = aPage(
  'list "Stalls"\n  item "Stall 4: Blom, 3 May Stall 5: Falk, 6 May"\n    list ""\n      item "Stall 4: Blom, 3 May"\n      item "Stall 5: Falk, 6 May"',
);
const apart = aPage(
  'list "Stalls"\n  item "Stall 5: Falk, 3 May to 6 May"\n  item "Stall 4: Blom, 3 May to 4 May"',
);

function resultOf(
  page: typeof stall,
  text: string,
  deed = "a1",
  load: "in_place" | "none" = "in_place",
  then = free,
) {
  const task = aTask({ history: [press("a1", then)] });
  const about = (criterion: ReturnType<typeof aCriterion>, actionId: string, read: boolean): Judgement => ({
    ...aJudgement(criterion, []),
    result: read ? "met" : "unverifiable",
    evidence: read ? [readAgain] : [],
    proof: { state: "undecided", evidence: [], records: [press(actionId, then)] },
  });
  const judged = [
    about(aCriterion({ id: "c1", text: "A stall has been added", stepId: "s1" }), "a1", true),
    about(aCriterion({ id: "c2", text, stepId: "s2" }), deed, false),
  ];
  return sharedByDeed(judged, aGround({ task, snapshot: page, load }))[1]?.result;
}

const done = "Done: Reserve stall 4 for the Falk family from 3 May to 6 May";
it.each<[string, string | undefined, string]>([
  ["by one entry with all that it names", resultOf(stall, done), "met"],
  ["not by several entries", resultOf(apart, done), "unverifiable"],
  ["not by the entry of another press", resultOf(stall, done, "a2"), "unverifiable"],
  ["not before the page was loaded anew", resultOf(stall, done, "a1", "none"), "unverifiable"],
  ["not by an entry around several", resultOf(around, done), "unverifiable"],
  ["not by one that was there before", resultOf(stall, done, "a1", "in_place", stall), "unverifiable"],
  ["not by one that is cancelled", resultOf(saying(", cancelled"), done), "unverifiable"],
  ["not by one that waits", resultOf(saying(", waiting list"), done), "unverifiable"],
  ["not by one that denies it", resultOf(saying(". Sorry, it is full"), done), "unverifiable"],
  ["not of what is taken away", resultOf(stall, done.replace("Reserve", "Cancel")), "unverifiable"],
  ["not where it names little", resultOf(stall, "Done: Reserve stall 4"), "unverifiable"],
])("what the same press was to do is proven %s", (_, result, expected) => {
  expect(result).toBe(expected);
});
