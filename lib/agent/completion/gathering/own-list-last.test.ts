import { expect, it } from "vitest";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask } from "@/tests/support/a-task";
import { chooseGathering } from "./gather-evidence";

const site = "http://lessons.test";
const look = (url: string) =>
  anAction({
    actionId: url,
    purpose: "gather_evidence",
    action: { name: "navigate", args: [`${site}${url}`] },
    urlAtAction: `${site}/tutor`,
  });

/** Where is looked next, after the page was loaded anew and shows nothing of what was booked on it. */
function next(parts: { goal?: string; links?: string; looks?: string[] } = {}): string {
  const { goal = "Book a cello lesson", links = 'link "My lessons" >/mine', looks = ["/tutor"] } = parts;
  const target = { id: "b", role: "button", name: "Book", path: "" } as const;
  const deed = anAction({ actionId: "deed", urlAtAction: `${site}/tutor`, target });
  const found = chooseGathering(
    [aJudgement(aCriterion({ text: "It is booked" }), [deed])],
    aGround({
      task: { ...aTask({ goal, history: [deed, ...looks.map(look)] }), evidenceGathered: true },
      snapshot: aPage(`heading:1 "Tutor"\n${links}`, { url: `${site}/tutor` }),
      load: "in_place",
    }),
    false,
  );
  return found?.how.kind === "act" ? String(found.how.choice.action.args[0]).replace(site, "") : "nowhere";
}

it.each<[string, Parameters<typeof next>[0]]>([
  ["was booked", {}],
  ["was followed", { goal: "Follow the tutor" }],
  ["was marked with a star", { goal: "Star the tutor" }],
])("what %s and no other place shows is looked up in the list of one's own", (_, parts) => {
  expect(next(parts)).toBe("/mine");
});

it.each<[string, Parameters<typeof next>[0]]>([
  ["it was looked into already", { looks: ["/mine", "/tutor"] }],
  ["there is none", { links: 'link "Prices" >/prices' }],
  ["something was to be changed", { goal: "Change the cello lesson to Friday" }],
  ["it is to be followed no more", { goal: "Unfollow the tutor" }],
  ["a tutor is to be followed up", { goal: "Follow up on the tutor" }],
  ["something was to be taken away", { goal: "Cancel the cello lesson" }],
])("nowhere where %s", (_, parts) => {
  expect(next(parts)).toBe("nowhere");
});
