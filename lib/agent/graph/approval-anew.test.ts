import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { settleTurn } from "@/lib/agent/domain/settle-turn";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { aPage } from "@/tests/support/a-page";
import { offline } from "@/tests/support/a-policy-case";
import { aTask } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import type { GraphDeps } from "./graph-deps";
import { policy } from "./nodes/policy";

const lot = (live: string): PageSnapshot =>
  aPage(
    `\n  heading "Lot 27"\n  form ""\n    textbox "Your bid (£)" ="340" #bid\n    button "Pay and place bid" #go\n  item "Live: ${live}"`,
  );
let ids = 0;
const deps: Partial<GraphDeps> = {
  model: {
    ...offline,
    usage: () => ({ inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 }),
    calls: () => [],
  },
  ids: { uuid: () => `id-${++ids}` },
  clock: { now: () => new Date(0) },
  rules: defaultPolicyRules,
};

type Asked = { task: Task; record: ActionRecord };

async function asked(snapshot: PageSnapshot, before?: Asked): Promise<Asked | "passed"> {
  const page = beforeStateOf(snapshot);
  const node = snapshot.nodes.find(({ id }) => id === "go");
  if (!node) throw new Error("a button");
  const { role, name, path } = node;
  const choice = {
    kind: "act" as const,
    action: { name: "click" as const, args: ["go"] },
    actionType: "generic" as const,
    target: { id: "go", role, name, path },
    thought: "",
    certainty: 1,
  };
  const task = before?.task ?? aTask({ goal: "Place a bid of £340 on lot 27" });
  const state = aTurnState({ task, snapshot, page, ...(before ? { approved: before.record } : { choice }) });
  const { ending, record } = await policy(state, deps as GraphDeps);
  if (ending?.kind !== "approval") return "passed";
  return { task: settleTurn(task, ending), record: record ?? ending.record };
}

it("what is asked again because the page became another one can be approved on that page", async () => {
  const first = await asked(lot("£110"));
  if (first === "passed") throw new Error("nothing was asked");
  expect(await asked(lot("£110"), first)).toBe("passed");
  const second = await asked(lot("£135"), first);
  if (second === "passed") throw new Error("an approval for another page was taken");
  expect(second.record.actionId).not.toBe(first.record.actionId);
  expect(second.task.approval?.request.actionId).toBe(second.record.actionId);
  expect(await asked(lot("£135"), second)).toBe("passed");
});
