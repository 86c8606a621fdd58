import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { routes } from "@/lib/agent/graph/routing";
import { commonWays } from "@/tests/support/common-ways";
import { rareWays } from "@/tests/support/rare-ways";
import { leave } from "@/tests/support/route-talk";
import { rowsOf } from "@/tests/support/watched-routes";

/** Every row of the routers that was taken: of all tasks of this file, and of the one that runs. */
const taken = vi.hoisted(() => ({ ever: new Set<string>(), now: new Set<string>() }));

vi.mock("@/lib/agent/graph/routing", async (original) => {
  const routing = await original<typeof import("@/lib/agent/graph/routing")>();
  const { watchedRoutes } = await import("@/tests/support/watched-routes");
  return watchedRoutes(routing, (row) => {
    taken.ever.add(row);
    taken.now.add(row);
  });
});

afterEach(async () => {
  taken.now.clear();
  await leave();
});

describe("ways through the graph, taken through the HTTP API", () => {
  it.each(commonWays)("%s", async (_, play) => {
    await play();
  });

  it.each(Object.entries(rareWays))("%s", async (_, { rows, status, play }) => {
    const last = await play();
    const way = [...taken.now].join(", ");
    expect([...taken.now], way).toEqual(expect.arrayContaining(rows));
    expect(last.status, `${way}\n${JSON.stringify(last).slice(0, 2000)}`).toBe(status);
  });

  afterAll(() => {
    expect(rowsOf({ routes }).filter((row) => !taken.ever.has(row))).toEqual([]);
  });
});
