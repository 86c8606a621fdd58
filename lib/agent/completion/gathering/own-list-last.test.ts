import { expect, it } from "vitest";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aTypedValue } from "@/tests/support/a-task";
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
type Parts = { goal?: string; links?: string; looks?: string[]; typed?: string };
function next(parts: Parts = {}): string {
  const { goal = "Book a cello lesson", links = 'link "My lessons" >/mine', looks = ["/tutor"] } = parts;
  const typed = parts.typed
    ? [aTypedValue("Pupil", parts.typed, { urlAtAction: `${site}/form`, actionId: "typed" })]
    : [];
  const target = { id: "b", role: "button", name: "Book", path: "" } as const;
  const deed = anAction({ actionId: "deed", urlAtAction: `${site}/tutor`, target });
  const found = chooseGathering(
    [aJudgement(aCriterion({ text: "It is booked" }), [deed])],
    aGround({
      task: { ...aTask({ goal, history: [...typed, deed, ...looks.map(look)] }), evidenceGathered: true },
      snapshot: aPage(`heading:1 "Tutor"\n${links}`, { url: `${site}/tutor` }),
      load: "in_place",
    }),
    false,
  );
  return found?.how.kind === "act" ? String(found.how.choice.action.args[0]).replace(site, "") : "nowhere";
}

it.each<[string, Parts]>([
  ["was booked", {}],
  ["was followed", { goal: "Follow the tutor" }],
  ["was marked with a star", { goal: "Star the tutor" }],
])("what %s and no other place shows is looked up in the list of one's own", (_, parts) => {
  expect(next(parts)).toBe("/mine");
});

it.each<[string, Parts]>([
  ["it was looked into already", { looks: ["/mine", "/tutor"] }],
  ["there is none", { links: 'link "Prices" >/prices' }],
  ["something was to be changed", { goal: "Change the cello lesson to Friday" }],
  ["it is to be followed no more", { goal: "Unfollow the tutor" }],
  ["a tutor is to be followed up", { goal: "Follow up on the tutor" }],
  ["something was to be taken away", { goal: "Cancel the cello lesson" }],
])("nowhere where %s", (_, parts) => {
  expect(next(parts)).toBe("nowhere");
});

const places = 'link "Tutors" >/tutors\nlink "Booked lessons" >/booked\nlink "Halls" >/halls';
const elsewhere = { links: places, typed: "Ida Holm", looks: ["/tutors"] };
it.each<[string, Parts, string]>([
  ["the list that is called after it", elsewhere, "/booked"],
  [
    "the list that is called after what was moved",
    { ...elsewhere, goal: "Move the cello lesson to Friday" },
    "/booked",
  ],
  [
    "the only other place that there is",
    { ...elsewhere, links: 'link "Tutors" >/tutors\nlink "Pupils" >/pupils' },
    "/pupils",
  ],
  [
    "no place where two others may show it",
    { ...elsewhere, links: `${places}\nlink "Pupils" >/pupils`, looks: ["/tutors", "/booked"] },
    "nowhere",
  ],
  ["no place where it is shown already", { ...elsewhere, links: `${places}\nitem "Ida Holm"` }, "nowhere"],
  ["no place where nothing was entered", { ...elsewhere, typed: "" }, "nowhere"],
  ["no place after several", { ...elsewhere, looks: ["/a", "/b", "/c"] }, "nowhere"],
  [
    "no place that was looked into",
    { ...elsewhere, looks: ["/tutors", "/booked"], links: 'link "Booked lessons" >/booked' },
    "nowhere",
  ],
  [
    "no place where something was to be changed",
    { ...elsewhere, goal: "Change the cello lesson to Friday" },
    "nowhere",
  ],
  [
    "no place where something was to be taken away",
    { ...elsewhere, goal: "Cancel the cello lesson" },
    "nowhere",
  ],
])("after a place that says nothing of it: %s", (_, parts, expected) => {
  expect(next(parts)).toBe(expected);
});
