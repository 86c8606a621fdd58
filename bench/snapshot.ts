import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import { actionTypeOf, targetOf } from "@/lib/agent/snapshot/action-target";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { verifyAction } from "@/lib/agent/verification/verify-action";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { commandLine } from "@/scripts/command-line";

const usage = `Usage: npm run bench:snapshot

What one turn of verification costs on a page of 1,000 elements. It takes no options.`;
commandLine(usage, {});

/**
 * What one turn of verification costs on a page of 1,000 elements: reading the page, comparing it with the one before, tier 1. The page has changed as
 * pages do: one row more, one state, some texts. Prints the median, and the memory in use before and after all turns.
 */
const turns = 1_000;
const elementsOfPage = 1_000;
const perRow = 4;

function tree(rows: number, turn: number): InteractiveElement[] {
  const list: InteractiveElement[] = [{ i: "list", r: "list", n: "Orders", v: String(rows) }];
  for (let row = 0; row < rows; row++) {
    const id = `row${row}`;
    list.push(
      { i: id, r: "item", n: `Order ${row} of Person ${row % 37}`, c: "list" },
      { i: `${id}-link`, r: "link", n: `Order ${row}`, h: `https://shop.test/orders/${row}`, c: id },
      {
        i: `${id}-box`,
        r: "chk",
        n: "",
        s: [row === turn % rows ? "checked" : "unchecked"],
        near: `Order ${row}`,
        c: id,
      },
      { i: `${id}-delete`, r: "btn", n: "Delete", c: id, near: `Order ${row}` },
    );
  }
  return list;
}

const textOf = (rows: number, turn: number): string =>
  [
    `Orders`,
    `Turn ${turn}`,
    ...Array.from({ length: rows }, (_, row) => `Order ${row} of Person ${row % 37}`),
  ].join("\n");

const rows = Math.floor(elementsOfPage / perRow);
const page = (count: number, turn: number) =>
  buildSnapshot({
    url: "https://shop.test/orders",
    pageTitle: "Orders",
    interactiveTree: tree(count, turn),
    pageText: textOf(count, turn),
  });

type Cost = { wall: number; cpu: number };
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function turnOf(turn: number): Promise<Cost> {
  const before = page(rows, turn);
  const action: BrowserAction = { name: "click", args: [`row${turn % rows}-delete`] };
  const target = targetOf(before, action);
  const beforeState = beforeStateOf(before);
  const posted = { tree: tree(rows - 1, turn + 1), text: textOf(rows - 1, turn + 1) };
  const start = { wall: performance.now(), cpu: cpuMs() };
  const after = buildSnapshot({
    url: "https://shop.test/orders",
    pageTitle: "Orders",
    interactiveTree: posted.tree,
    pageText: posted.text,
  });
  const input: VerificationInput = {
    goal: "Clean up the orders",
    complexity: "COMPLEX",
    isLastStep: false,
    step: {
      id: "s",
      description: `Delete "Order ${turn % rows}"`,
      verify: "It is gone",
      mutating: true,
      pendingCalls: 0,
    },
    criteria: [],
    action: {
      actionId: "a",
      turn,
      purpose: "step",
      action,
      actionType: actionTypeOf(action, before.nodes[4]),
      ...(target ? { target } : {}),
      thought: "",
      urlAtAction: before.url,
      beforeState,
      certainty: 1,
    },
    after,
    report: {
      execution: "success",
      witness: { recentEvents: [] },
      sentinel: { errors: [], successes: [] },
      ambientIds: [],
    },
    secondLook: false,
    ambientKeys: [],
    history: [],
  };
  await verifyAction(input, { model: undefined, tiersEnabled: true });
  return { wall: performance.now() - start.wall, cpu: cpuMs() - start.cpu };
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const memory = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

for (let turn = 0; turn < 50; turn++) await turnOf(turn);
const before = memory();
const costs: Cost[] = [];
for (let turn = 0; turn < turns; turn++) costs.push(await turnOf(turn));
const after = memory();

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms`;
}
process.stdout.write(
  [
    `${turns} turns on ${elementsOfPage} elements`,
    `time      ${spread(costs.map(({ wall }) => wall))}`,
    `processor ${spread(costs.map(({ cpu }) => cpu))} (on a busy machine the truer number)`,
    `heap      ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`,
    "",
  ].join("\n"),
);
