import { describe, expect, it } from "vitest";
import { openTestStore } from "./open-test-store";
import type { StorePlace } from "./stores-under-test";

export function storeRunSpec(place: () => StorePlace): void {
  const { store, reopen } = openTestStore(place);
  const aRun = (runId: string, aliveAt: string, tenantId = "local") => ({
    runId,
    tenantId,
    sessionId: `of-${runId}`,
    aliveAt,
  });
  const early = "2026-01-01T00:00:00.000Z";
  const late = "2026-01-01T00:05:00.000Z";
  const never = "2027-01-01T00:00:00.000Z";

  describe("open runs", () => {
    it("are found, of every tenant, when nothing was heard of them, also by the next who opens the store", async () => {
      await store().noteRun(aRun("one", early));
      await store().noteRun(aRun("two", early, "acme"));
      await store().noteRun(aRun("three", late));
      const silent = async () =>
        (await store().listSilentRuns(late)).sort((a, b) => (a.runId < b.runId ? -1 : 1));
      expect(await silent()).toEqual([aRun("one", early), aRun("two", early, "acme")]);
      await reopen();
      await store().noteRun(aRun("one", late));
      expect(await silent()).toEqual([aRun("two", early, "acme")]);
      expect(await store().listSilentRuns(never)).toHaveLength(3);
    });

    it("are forgotten by whose they are", async () => {
      await store().noteRun(aRun("four", early));
      await store().forgetRun("foreign", "four");
      expect((await store().listSilentRuns(late)).map(({ runId }) => runId)).toContain("four");
      await store().forgetRun("local", "four");
      expect((await store().listSilentRuns(late)).map(({ runId }) => runId)).not.toContain("four");
    });
  });
}
