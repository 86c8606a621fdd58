import { describe, expect, it } from "vitest";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { SearchHit, WebSearch } from "@/lib/agent/ports/search";
import { silent } from "@/tests/support/a-claim-case";
import { aPlan, aSnapshot, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import type { GraphDeps } from "./graph-deps";
import { planningInput } from "./planning-input";
import type { TurnState } from "./state";

const hit = (at: number): SearchHit => ({ title: `t${at}`, url: `http://a.test/${at}`, text: `text ${at}` });

/** What the planner is told, and what was asked of the organisation's documents and of the web on the way. */
async function told(parts: Partial<TurnState>, hits?: SearchHit[]) {
  const asked: { domain: string | undefined }[] = [];
  const searched: (readonly string[] | undefined)[] = [];
  const knowledge: Knowledge = {
    find: async (_tenant, _query, { domain }) => {
      asked.push({ domain });
      return [];
    },
  };
  const search: WebSearch = {
    available: hits !== undefined,
    search: async (_query, { domains }) => {
      searched.push(domains);
      return hits ?? [];
    },
  };
  const deps: Pick<GraphDeps, "knowledge" | "search" | "model"> = {
    knowledge,
    search,
    model: {
      ...silent,
      usage: () => ({ inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 }),
      calls: () => [],
    },
  };
  return { input: await planningInput(aTurnState(parts), deps), asked, searched };
}

describe("what a planner is told", () => {
  it.each([
    ["https://desk.example/rooms", "desk.example"],
    ["", undefined],
  ])("holds the documents for every site, and those for the site of %s", async (url, domain) => {
    expect((await told({ snapshot: aSnapshot({ url }) })).asked).toEqual([{ domain }]);
  });

  it("is searched for on the page's own site, where there is a search and it is wanted", async () => {
    const onSite = { snapshot: aSnapshot({ url: "https://desk.example/" }), searchQuery: "opening hours" };
    const hits = [1, 2, 3, 4, 5, 6].map(hit);
    const found = await told(onSite, hits);
    expect(found.searched[0]).toEqual(["desk.example"]);
    expect(found.input.searchHits).toHaveLength(5);
    expect(found.input.webSearch).toEqual({ available: true, wanted: true });
    const inside = await told({ ...onSite, snapshot: aSnapshot({ url: "http://10.0.0.7/" }) }, hits);
    expect(inside.searched[0]).toBeUndefined();
    expect((await told(onSite)).searched).toEqual([]);
    expect((await told({ snapshot: onSite.snapshot }, hits)).searched).toEqual([]);
  });

  it("holds the work that is done, the verdict, and the next number of the plan", async () => {
    const plan = aPlan(
      aStep({ id: "a", description: "Open it", status: "completed" }),
      aStep({ id: "b", description: "Save it", status: "active" }),
    );
    const { input } = await told({ task: aTask({ plan }), verdict: aVerdict() });
    expect(input.verifiedWork).toEqual(["Open it"]);
    expect(input.verificationSummary).toEqual({ actionSucceeded: true, taskCompleted: false });
    expect(input.revision).toBe(plan.revision + 1);
    expect((await told({})).input.revision).toBe(0);
  });
});
