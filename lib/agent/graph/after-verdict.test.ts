import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import { afterVerdict } from "./after-verdict";

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
])("what was pressed on the way %s", (_, args, purpose) => {
  expect(purposeOf(...args)).toBe(purpose);
});
