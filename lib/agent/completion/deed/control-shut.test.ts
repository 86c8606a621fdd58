import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { controlShut, stillShut } from "./control-shut";

const open = 'button "Renew Heron" #own';
const shut = 'button "Renew Heron" [disabled] #own';
const shutIn = (then: string, now: string, goal = "Renew the loan of 'Heron'") => {
  const before = aPage(then);
  const target = before.nodes.find(({ id }) => id === "own");
  if (!target) throw new Error("a control");
  const { id, role, name, path } = target;
  return controlShut(anAction({ target: { id, role, name, path } }), before, aPage(now), goal);
};

it.each<[string, string, string, string | undefined, number]>([
  ["was shut by it", open, shut, undefined, 1],
  ["is open still", open, open, undefined, 0],
  ["was shut before", shut, shut, undefined, 0],
  ["is gone", open, 'heading "Loans"', undefined, 0],
  ["stands there twice", open, `${shut}\nbutton "Renew Heron" [disabled]`, undefined, 0],
  ["says nothing of the thing", open, shut, "Renew the loan of 'Gull'", 0],
  ["is for one of two things", open, shut, "Renew 'Heron' and 'Gull'", 0],
  ["is no control", open.replace("button", "heading"), shut.replace("button", "heading"), undefined, 0],
])("a control that %s", (_, then, now, goal, count) => {
  expect(shutIn(then, now, goal).shut ?? []).toHaveLength(count);
});

it.each([
  ["is shut on the page as loaded anew", shut, 1],
  ["can be pressed again", open, 0],
  ["is not there", 'heading "Loans"', 0],
])("one that %s", (_, now, count) => {
  const kept = { shown: [], awaited: [], lines: [], shut: [{ role: "button", name: "Renew Heron" }] };
  expect(stillShut(kept, aPage(now))).toHaveLength(count);
});
