import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { aPage } from "@/tests/support/a-page";
import { anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import { afterLook, afterVerdict } from "./after-verdict";

const url = "https://ward.test/beds";
type Requests = NonNullable<ClientReport["networkEvents"]>;
const post: Requests = [{ method: "POST", urlPath: "/api/beds/1", status: 200, startedAt: 1 }];
const button = (name: string, path: string) => ({ id: "b", role: "button" as const, name, path });
const atIda = button("Free", "list:Beds/item:Ida Free");

/** What a press that was to make room is remembered as. */
function purposeOf(
  target: ActionRecord["target"],
  requests: Requests,
  outcome: "undecided" | "refuted",
  goal = 'Release "Ida"',
) {
  const record = anAction({ purpose: "recover", stepId: "s1", target, urlAtAction: url });
  const plan = aPlan(aStep({ id: "s1", mutating: true, status: "active" }));
  const state = aTurnState({ task: aTask({ goal, plan, pendingAction: record }) });
  const looked = { record, report: aReport({ networkEvents: requests }), secondLook: true };
  return afterVerdict(state, looked, aVerdict({ outcome })).task?.history.at(-1)?.purpose;
}

const option = { id: "o", role: "option" as const, name: "Ida", path: "list:Nurses" };
it.each<[string, string, "recover" | "step"]>([
  ["was the whole deed", 'Assign "Ida"', "step"],
  ["was one of several", 'Assign "Ida" and set the ward to "North"', "recover"],
])("a choice on the way that was stored by itself %s", (_, goal, purpose) => {
  expect(purposeOf(option, post, "undecided", goal)).toBe(purpose);
});

it.each<[string, Parameters<typeof purposeOf>, "recover" | "step"]>([
  ["is the step's own deed where it stored something at the thing", [atIda, post, "undecided"], "step"],
  ["only made room where nothing was sent", [atIda, [], "undecided"], "recover"],
  [
    "only made room at another thing",
    [button("Free", "list:Beds/item:Bo Free"), post, "undecided"],
    "recover",
  ],
  ["only made room where it was refuted", [atIda, post, "refuted"], "recover"],
  [
    "is the step's own deed where the goal names nothing else and says it so",
    [button("Free one bed", ""), post, "undecided", "Free one bed in my ward"],
    "step",
  ],
  [
    "only made room where one word of the goal is all that it says",
    [button("Bed", ""), post, "undecided", "Free one bed in my ward"],
    "recover",
  ],
])("what was pressed on the way %s", (_, args, purpose) => {
  expect(purposeOf(...args)).toBe(purpose);
});

it.each<[string, string, string, "recover" | "step"]>([
  ["is its deed where it says what the goal does", "Mark as free", 'heading "Bed 2041"', "step"],
  ["is its deed where only the state is worded so", "Set to free", 'heading "Bed 2041"', "step"],
  ["only made room where it says something else", "Mark as dirty", 'heading "Bed 2041"', "recover"],
  ["only made room on a page that does not name it", "Mark as free", 'heading "Beds"', "recover"],
])("what was pressed on the page of the thing %s", (_, name, outline, purpose) => {
  const record = anAction({
    purpose: "recover",
    stepId: "s1",
    target: button(name, ""),
    urlAtAction: url,
    beforeState: beforeStateOf(aPage(`${outline}\nbutton "${name}"`, { url })),
  });
  const plan = aPlan(aStep({ id: "s1", mutating: true, status: "active" }));
  const state = aTurnState({ task: aTask({ goal: "Mark bed 2041 as free", plan, pendingAction: record }) });
  const looked = { record, report: aReport({ networkEvents: post }), secondLook: true };
  const { task } = afterVerdict(state, looked, aVerdict({ outcome: "undecided" }));
  expect(task?.history.at(-1)?.purpose).toBe(purpose);
});

it.each<[string, number, number, Partial<ActionRecord>]>([
  ["counted on is no deed, though it was stored", 2, 3, { purpose: "recover", counted: true }],
  ["brought the number to what the goal says is one", 3, 4, { purpose: "step" }],
])("a press that %s", (_, was, is, expected) => {
  const cart = (count: number) =>
    aPage(`item "Ida − ${count} +"\n  button "Less"\n  status "Bags" ="${count}"\n  button "More" #more`, {
      url,
    });
  const [more] = cart(was).nodes.filter(({ id }) => id === "more");
  const record = anAction({
    purpose: "recover",
    stepId: "s1",
    urlAtAction: url,
    ...(more ? { target: { id: more.id, role: more.role, name: "More Ida", path: more.path } } : {}),
    beforeState: beforeStateOf(cart(was)),
  });
  const plan = aPlan(aStep({ id: "s1", mutating: true, status: "active" }));
  const task = aTask({ goal: 'Set the bags of "Ida" to 4', plan, pendingAction: record });
  const looked = { record, report: aReport({ networkEvents: post }), secondLook: true };
  const state = aTurnState({ task, snapshot: cart(is) });
  const { task: after } = afterVerdict(state, looked, aVerdict({ outcome: "undecided" }));
  expect(after?.history.at(-1)).toMatchObject(expected);
});

const form = 'form\n  radio "Leaking"\n  button "Send report"';
it.each<[string, { outline?: string; check?: string; requests?: Requests; mutating?: boolean }, boolean]>([
  ["led to the form that is still to be sent", {}, true],
  ["led to a page that takes nothing", { outline: 'heading "Thank you"' }, false],
  ["sent something", { requests: post }, false],
  ["did more than lead somewhere", { check: "assertions-hold" }, false],
  ["was all that was wanted", { mutating: false }, false],
])("a link of a step that %s", (_, parts, isOpen) => {
  const { outline = form, check = "known-destination", requests = [], mutating = true } = parts;
  const record = anAction({ stepId: "s1", target: { id: "l", role: "link", name: "Report", path: "" } });
  const plan = aPlan(aStep({ id: "s1", mutating, status: "active" }), aStep({ id: "s2" }));
  const state = aTurnState({
    task: aTask({ plan, pendingAction: record }),
    snapshot: aPage(outline, { url }),
  });
  const looked = { record, report: aReport({ networkEvents: requests }), secondLook: true };
  const { task } = afterVerdict(
    state,
    looked,
    aVerdict({ outcome: "verified", check, actionSucceeded: true, confidence: 1 }),
  );
  expect(task?.history.at(-1)?.onlyLed ?? false).toBe(isOpen);
  expect(task?.plan?.steps[0]?.status === "completed").toBe(!isOpen);
});

it.each<[string, Requests, string]>([
  ["is judged where something was sent", post, "claim"],
  ["is ended where nothing was", [], "end"],
])("a task without progress, also after a new plan, %s", (_, requests, flag) => {
  const [event] = requests;
  const evidence = event
    ? [
        {
          id: "n",
          source: "network",
          polarity: "for",
          strength: 0.7,
          rank: "network",
          text: event.urlPath,
        } as const,
      ]
    : [];
  const record = anAction({ stepId: "s1", target: atIda, urlAtAction: url, onlyAsked: false });
  const sent = anAction({
    actionId: "a0",
    stepId: "s1",
    verdict: aVerdict({ outcome: "undecided", evidence }),
  });
  const plan = aPlan(aStep({ id: "s1", mutating: true, status: "active" }));
  const progress = { ...aTask().progress, consecutiveFailures: 99, reflected: true };
  const task = aTask({ plan, progress, history: [sent], pendingAction: record });
  const looked = { record, report: aReport(), secondLook: true };
  const ended = afterVerdict(aTurnState({ task }), looked, aVerdict({ outcome: "refuted" }));
  expect(ended.verificationFlag).toBe(flag);
});

const fault = {
  type: "page_error" as const,
  description: "",
  userMessage: "",
  resolutionMethods: [],
  confidence: 1,
};
const claimed = { source: "plan_ended" as const, summary: "", originalRequestSummary: "" };
const bare = `${url}/1/moved`;
const look = { purpose: "gather_evidence" as const, action: { name: "navigate" as const, args: [bare] } };
it.each<[string, Partial<ActionRecord>, string[], boolean]>([
  ["that was asked for only to look, and where nobody was", look, [`${bare}?day=3`], false],
  ["where the task was before", look, [bare], true],
  ["that a step led to", { ...look, purpose: "step" }, [], true],
])("a fault of a page %s", (_, parts, places, isBlocked) => {
  const task = aTask({
    claim: claimed,
    pendingAction: anAction({ urlAtAction: url, ...parts }),
    history: places.map((urlAtAction) => anAction({ urlAtAction })),
  });
  const { ending } = afterLook(aTurnState({ task, pageBlocker: fault }));
  expect(ending?.kind === "blocked").toBe(isBlocked);
});

it.each<[string, string | undefined, string]>([
  ["only asked is no fault to correct", "answer-awaited", "undecided"],
  ["only entered something is none either", "only-entered", "undecided"],
  ["did nothing is one", "nothing-changed", "refuted"],
  ["a model refuted is one", undefined, "refuted"],
])("an action that %s", (_, check, outcome) => {
  const record = anAction({ stepId: "s1", target: button("Delete", ""), urlAtAction: url });
  const plan = aPlan(aStep({ id: "s1", mutating: true, status: "active" }));
  const state = aTurnState({ task: aTask({ plan, pendingAction: record }) });
  const looked = { record, report: aReport(), secondLook: true };
  const judged = aVerdict({ outcome: "refuted", ...(check ? { check } : {}) });
  const { task, verificationFlag } = afterVerdict(state, looked, judged);
  expect(task?.history.at(-1)?.verdict?.outcome).toBe(outcome);
  expect(verificationFlag === "correct").toBe(outcome === "refuted");
});
