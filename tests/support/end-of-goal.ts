import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Evidence, Outcome } from "@/lib/contracts/verdict";
import { chainOf } from "./a-chain";
import { claim, judge, seen } from "./a-claim-case";
import { aCriterion, anAction, aSnapshot, aTask, aVerdict } from "./a-task";

export const settingsUrl = "http://site.test/settings";
const met = aCriterion({
  kind: "state",
  persistence: false,
  text: "The settings are open",
  assertions: [{ kind: "url", match: "path", value: "/settings" }],
});

export type Done = {
  action: BrowserAction;
  role?: SnapshotNode["role"];
  name: string;
  evidence?: Evidence[];
  outcome?: Outcome;
  at?: string;
  inputType?: string;
  unchosen?: string[];
  chained?: string[];
  held?: string;
  step?: string;
  id?: string;
};
let made = 0;
export const doneOf = ({
  action,
  role = "button",
  name,
  evidence = [seen],
  ...more
}: Done): ActionRecord => ({
  ...anAction({
    actionId: `a${++made}`,
    verdict: aVerdict({ evidence, outcome: more.outcome ?? "verified" }),
  }),
  action,
  ...(more.unchosen ? { unchosen: more.unchosen } : {}),
  ...(more.step ? { stepId: "s1", stepDescription: more.step } : {}),
  ...(more.chained ? { chain: chainOf(more.chained) } : {}),
  urlAtAction: more.at ?? settingsUrl,
  target: {
    id: more.id ?? `${role} ${name}`,
    role,
    name,
    path: "",
    ...(more.inputType ? { inputType: more.inputType } : {}),
    ...(more.held ? { value: more.held } : {}),
  },
});
export const type = (name: string, value: string): Done => ({
  action: { name: "setValue", args: [name, value] },
  role: "textbox",
  name,
});
export const press = (name: string, evidence: Evidence[] = [seen]): Done => ({
  action: { name: "click", args: [name] },
  name,
  evidence,
});

/** How a goal ends of which the one criterion is met, after what was done on a page of these elements. */
export async function endOf(
  goal: string,
  done: readonly Done[],
  nodes: SnapshotNode[] = [],
): Promise<string> {
  const task = {
    ...aTask({ goal, criteria: [met], claim, evidenceGathered: true }),
    history: done.map(doneOf),
  };
  const decided = await judge(task, { snapshot: aSnapshot({ url: settingsUrl, nodes, lines: [] }) });
  return decided.kind;
}
