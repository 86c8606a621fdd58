import { expect, it } from "vitest";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aReport, aTask } from "@/tests/support/a-task";
import { isToldElsewhere } from "./tells-nothing";

const site = "https://court.test";
const deed = anAction({
  urlAtAction: `${site}/reserve`,
  target: { id: "s", role: "button", name: "Reserve court", path: "form" },
});
const entered = [
  { kind: "element_value" as const, element: { role: "combobox", name: "Court" }, value: "Court 3" },
  { kind: "element_value" as const, element: { role: "textbox", name: "Player" }, value: "Omar Haq" },
];
const answer = 'heading "Reservation"\ntext "No new reservation."\n';
const all = 'link "All reservations" >"/"';
type Parts = { at?: string; goal?: string; posted?: boolean; load?: "in_place" | "elsewhere" };

it.each<[string, string, boolean, Parts]>([
  ["nothing of it is shown, and the list is elsewhere", answer + all, true, {}],
  ["no list of such things is linked to", `${answer}link "Opening hours" >"/hours"`, false, {}],
  ["the list of others is here", `${answer}list\n  item "Court 5, Ida Blom"\n${all}`, false, {}],
  ["some of it is shown still", `${answer}text "Omar Haq"\n${all}`, false, {}],
  ["something is to be filled in here", `${answer}textbox "Player"\n${all}`, false, {}],
  ["the page says what went wrong", `${answer}alert "The court is taken"\n${all}`, false, {}],
  ["the form stood on this page", answer + all, false, { at: `${site}/reserve` }],
  ["no form was posted", answer + all, false, { posted: false }],
  ["another page came than the answer", answer + all, false, { load: "elsewhere" }],
  [
    "something that is there was to be changed",
    answer + all,
    false,
    { goal: "Change the player of Court 3 to Omar Haq" },
  ],
])("the answer told it once, and is no loss: %s", (_, outline, isElsewhere, parts) => {
  const {
    at = `${site}/reserved`,
    goal = "Reserve Court 3 for Omar Haq",
    posted = true,
    load = "in_place",
  } = parts;
  const ground = aGround({
    task: aTask({ goal, history: [deed] }),
    snapshot: aPage(outline, { url: at }),
    report: aReport(),
    load,
  });
  expect(isToldElsewhere(deed, entered, posted ? { posted } : {}, ground)).toBe(isElsewhere);
});
