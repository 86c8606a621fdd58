import { expect, it } from "vitest";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import {
  aCriterion,
  anAction,
  aPlan,
  aReport,
  aStep,
  aTask,
  aTypedValue,
  aVerdict,
} from "@/tests/support/a-task";
import { storedProofOf } from "./stored-proof";

const url = "https://crew.test/members";
const press = (name: string, parts: Parameters<typeof anAction>[0] = {}) =>
  anAction({
    actionId: name,
    urlAtAction: url,
    target: { id: name, role: "button", name, path: "" },
    verdict: aVerdict({ check: "room-made" }),
    ...parts,
  });
const load = anAction({
  actionId: "look",
  purpose: "gather_evidence",
  urlAtAction: url,
  action: { name: "navigate", args: [url] },
});
const leafed = press("Next", { actionId: "again", purpose: "gather_evidence" });

/** What a fresh load without the name proves of somebody who was taken off a list, on its second page or its first. */
function proven(ways: ReturnType<typeof press>[], looks: ReturnType<typeof press>[]) {
  const deed = press("Remove Bo Ek", { stepId: "s1", verdict: aVerdict({ check: "form-submitted" }) });
  const task = aTask({
    goal: "Remove Bo Ek from the crew",
    history: [...ways, deed, ...looks],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = {
    ...aCriterion({ kind: "change", persistence: true, stepId: "s1", assertions: [] }),
    readBack: { shown: [], awaited: [], lines: [], gone: ["Bo Ek"] },
  };
  const { persisted, unread = false } = storedProofOf(
    criterion,
    aGround({
      task,
      snapshot: aPage('list "Crew"\n  item "Ada Lund"\n  item "Ida Blom"\nbutton "Next" #next', { url }),
      report: aReport(),
      load: "in_place",
    }),
    stepProofOf(criterion, task, undefined),
    { says: "silent", texts: [], content: false },
  );
  return { persisted: persisted !== undefined, unread };
}

it.each([
  ["the first page, where it stood on the second", [press("Next", { purpose: "recover" })], [load], false],
  ["the second page, where it stood there", [press("Next", { purpose: "recover" })], [load, leafed], true],
  ["the first page, where it stood there", [], [load], true],
])("a list tells that somebody is gone by %s", (_, ways, looks, isProven) => {
  expect(proven(ways, looks)).toEqual({ persisted: isProven, unread: !isProven });
});

const member = "Olga Reiss";
/** What the first page of the list, loaded anew beside the form, proves of who was put on it. */
function madeAnd(more: string, ...listed: string[]) {
  const typed = aTypedValue("Name", member, {
    stepId: "s1",
    urlAtAction: url,
    target: { id: "name", role: "textbox", name: "Name", path: "form" },
  });
  const deed = press("Add", { stepId: "s1", verdict: aVerdict() });
  const task = aTask({
    goal: `Add the member ${member}`,
    history: [typed, deed, load],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = {
    ...aCriterion({
      kind: "change",
      persistence: true,
      stepId: "s1",
      assertions: [{ kind: "text", text: member, present: true }],
    }),
    readBack: { shown: [], awaited: [member], lines: [] },
  };
  const rows = listed.map((name) => `  row "${name}"`).join("\n");
  const snapshot = aPage(`form ""\n  textbox "Name"\n  button "Add"\ntable ""\n${rows}\n${more}`, { url });
  const { lost, unread = false } = storedProofOf(
    criterion,
    aGround({ task, snapshot, report: aReport(), load: "in_place" }),
    stepProofOf(criterion, task, undefined),
    { says: "fails", texts: [`"${member}" is shown`], content: true },
  );
  return { lost: lost !== undefined, unread };
}

it.each<[string, string, boolean]>([
  ["its list goes on", `link "Next" >${url}?page=2`, false],
  ["its list ends there", `link "Previous" >${url}?page=1`, true],
  ["what goes on is another place", `link "Next" >https://crew.test/tours?page=2`, true],
])("what was made and is not on the page is lost or not, where %s", (_, more, isLost) => {
  expect(madeAnd(more, "Ada Lund", "Ida Blom")).toEqual({ lost: isLost, unread: !isLost });
});

/** Whether a page that says `cash` of somebody proves that Bo Ek paid so, who was found on the second page. */
function paid(ways: ReturnType<typeof press>[], looks: ReturnType<typeof press>[], page: string): boolean {
  const deed = press("Mark as paid", { stepId: "s1", verdict: aVerdict({ check: "form-submitted" }) });
  const task = aTask({
    goal: "Mark the fee of Bo Ek as paid in cash",
    history: [...ways, deed, ...looks],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "completed" })),
  });
  const criterion = {
    ...aCriterion({ kind: "change", persistence: true, stepId: "s1", assertions: [] }),
    readBack: { shown: [], awaited: ["cash"], lines: [] },
  };
  const ground = aGround({
    task,
    snapshot: aPage(`${page}\nbutton "Next" #next`, { url }),
    report: aReport(),
    load: "in_place",
  });
  const { persisted } = storedProofOf(criterion, ground, stepProofOf(criterion, task, undefined), {
    says: "silent",
    texts: [],
    content: false,
  });
  return persisted !== undefined;
}
const way = [press("Next", { purpose: "recover" })];

it.each([
  ["the first page says it of others", way, [load], 'heading "Ada Lund paid cash"', false],
  ["the second page says it of him", way, [load, leafed], 'heading "Bo Ek paid cash"', true],
  ["nothing was leafed", [], [load], 'heading "Paid cash"', true],
])("of somebody who was leafed to it is told or not, where %s", (_, ways, looks, page, isProven) => {
  expect(paid(ways, looks, page)).toBe(isProven);
});
