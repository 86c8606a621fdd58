import { describe, expect, it } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { noWebSearch } from "@/lib/adapters/system/no-web-search";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { readConfig } from "@/lib/config/env";
import { Health } from "@/lib/contracts/health";
import { geminiProtocol, wrongKeyReply } from "@/tests/support/gemini-protocol";
import { startProvider } from "@/tests/support/provider-server";
import { chooseModel } from "./choose-model";
import { healthOf } from "./health";

describe("what health says of the model", () => {
  it("is that rules answer, without a key", () => {
    const health = healthOf({ config: readConfig({}), model: createOfflineModel(), search: noWebSearch });
    expect(Health.parse(health).model).toEqual({ adapter: "offline", offline: true });
  });

  it("is which models answer, and the variable whose key is refused", async () => {
    const server = await startProvider(geminiProtocol, () => wrongKeyReply);
    const config = readConfig({ GEMINI_API_KEY: "k", GOOGLE_GEMINI_BASE_URL: server.url });
    const { model, check } = chooseModel(config, { clock: systemClock, report: () => undefined });
    await check();
    expect(Health.parse(healthOf({ config, model, search: noWebSearch })).model).toEqual({
      adapter: "gemini",
      offline: false,
      models: { small: "gemini-3.5-flash-lite", full: "gemini-3.8-flash" },
      problem: expect.stringMatching(/^GEMINI_API_KEY: /),
    });
    await server.close();
  });
});
