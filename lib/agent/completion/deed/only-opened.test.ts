import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { judge, network, node, saved, seen } from "@/tests/support/a-claim-case";
import { aCriterion, aSnapshot } from "@/tests/support/a-task";

const form = (name: string, parts: { inputType?: string; states?: string[] } = {}) =>
  node({ id: "f", role: "textbox", name, path: "form:Berth", ...parts });
const pageOf = (url: string, ...nodes: ReturnType<typeof form>[]) => aSnapshot({ url, nodes });
const here = "http://clinic.test/patients";
const elsewhere = "http://clinic.test/berths";

type Case = {
  name?: string;
  href?: string;
  kind?: "use" | "change";
  evidence?: (typeof seen | typeof network)[];
  url?: string;
  field?: ReturnType<typeof form>;
  before?: ReturnType<typeof form>[];
  also?: Partial<ActionRecord>;
};

/** A button or link was used as the last thing, and its step verified. */
async function ended({ name = "Book a berth", kind = "use", evidence = [seen], ...parts }: Case = {}) {
  const task = saved({
    criteria: [
      aCriterion({ kind, persistence: true, assertions: [], stepId: "s1", text: `"${name}" was used` }),
    ],
    evidence,
  });
  const [deed] = task.history;
  const before = { url: here, domHash: "h", semanticSkeleton: { nodes: parts.before ?? [], textDigest: [] } };
  const url = parts.url ?? elsewhere;
  const target = { id: "b", role: "link" as const, name, path: "" };
  const goal = `Open "Berths", then click "${name}"`;
  const history = deed ? [{ ...deed, urlAtAction: here, target, beforeState: before, ...parts.also }] : [];
  const snapshot = pageOf(url, parts.field ?? form("Name of the ship"));
  return (await judge({ ...task, goal, history }, { snapshot, before })).kind;
}

describe("a control that was only to be used", () => {
  it.each<[string, Case]>([
    ["leads to the page of a form", {}],
    ["opens a form on its own page", { url: here }],
  ])("is done when it %s", async (_, parts) => {
    expect(await ended(parts)).toBe("achieved");
  });

  it.each<[string, Case]>([
    ["a criterion asks for the change itself", { kind: "change" }],
    ["a request stored something", { evidence: [seen, network] }],
    ["the field was there before", { url: here, before: [form("Name of the ship")] }],
    ["nothing is to be filled in", { field: form("Search", { inputType: "search" }) }],
    ["what is to be filled in is shut", { field: form("Name", { states: ["disabled"] }) }],
    ["it takes something away", { name: "Delete the berth" }],
    ["it puts something somewhere", { name: "Add to basket" }],
    ["the page only asked", { also: { onlyAsked: true } }],
  ])("is not done by that where %s", async (_, parts) => {
    expect(await ended(parts)).not.toBe("achieved");
  });
});
