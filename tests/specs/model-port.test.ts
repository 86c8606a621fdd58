import { createGeminiProvider } from "@/lib/adapters/gemini/gemini-provider";
import { createHostedModel } from "@/lib/adapters/hosted-model/hosted-model";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { createOpenAiProvider } from "@/lib/adapters/openai-compatible/openai-provider";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { allModelTasks } from "@/lib/agent/model-tasks/all-model-tasks";
import type { ModelProvider } from "@/lib/agent/ports/model-provider";
import { aCard } from "@/tests/support/a-model";
import { chatProtocol } from "@/tests/support/chat-protocol";
import { geminiProtocol } from "@/tests/support/gemini-protocol";
import { type Protocol, startProvider } from "@/tests/support/provider-server";
import { type Behind, modelPortSpec, type PortUnderTest } from "./model-port-spec";

/** A hosted model over a provider's own client, which talks HTTP to a server that speaks its protocol. */
async function overHttp(
  protocol: Protocol,
  providerAt: (url: string) => ModelProvider,
): Promise<PortUnderTest> {
  let behind: Behind = "nothing";
  const server = await startProvider(protocol, () => (behind === "nothing" ? "hang" : behind));
  const model = createHostedModel({
    provider: providerAt(server.url),
    names: { adapter: "test", label: "The provider", keyVariable: "KEY", modelVariables: "MODEL" },
    cards: { small: aCard({ name: "small" }), full: aCard({ name: "full" }) },
    deadlineMs: 20_000,
    clock: systemClock,
  });
  const answer = (next: Behind): void => {
    behind = next;
  };
  return { model, spends: true, answer, close: server.close };
}

modelPortSpec("gemini", () =>
  overHttp(geminiProtocol, (baseUrl) => createGeminiProvider({ apiKey: "key", baseUrl, fetch })),
);

modelPortSpec("openai-compatible", () =>
  overHttp(chatProtocol, (url) => createOpenAiProvider({ baseUrl: `${url}/v1`, fetch })),
);

modelPortSpec("offline", async () => ({
  model: createOfflineModel(),
  spends: false,
  close: async () => undefined,
}));

modelPortSpec("scripted", async () => {
  let behind: Behind = "nothing";
  const from = () => (behind !== "nothing" && "json" in behind ? behind.json : undefined);
  const script = Object.fromEntries(allModelTasks.map(({ name }) => [name, [{ from }]]));
  return {
    model: createScriptedModel(script),
    spends: false,
    answer: (next) => {
      behind = next;
    },
    close: async () => undefined,
  };
});
