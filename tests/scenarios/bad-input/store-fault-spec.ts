import { describe, expect, it } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { startServer } from "@/scripts/start-server";
import { aGoal, answerOf, type TestApi } from "@/tests/support/an-api";

/** A data folder that another process has. */
export function storeFaultSpec(api: () => TestApi): void {
  describe("a data folder that a server has open", () => {
    it("is refused to another process, which is told why and what to do", async () => {
      await expect(openStore({ dataDir: api().dataDir })).rejects.toMatchObject({
        code: "store_unavailable",
        message: expect.stringMatching(/already open in another process.*another data folder.*MONGODB_URI/),
      });
    });

    it("is refused to another server, which says so and ends", { timeout: 90_000 }, async () => {
      const second = startServer({ dataDir: api().dataDir, env: { MONGODB_URI: "", SUREFOOT_URL: "" } });
      await expect(second).rejects.toThrow(/Surefoot cannot start\. The embedded store .* already open/);
    });

    it("still serves the one who has it", async () => {
      expect(answerOf(await api().interact(aGoal())).status).toBe("executing");
    });
  });
}
