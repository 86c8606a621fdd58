import type { ModelCard } from "@/lib/agent/domain/model-card";
import type { ModelProvider, ProviderAnswer, ProviderQuestion } from "@/lib/agent/ports/model-provider";

/** A model that can do everything and costs a dollar per million tokens in, two out. */
export const aCard = (parts: Partial<ModelCard> = {}): ModelCard => ({
  name: "a-model",
  thinking: { by: "level", levels: ["minimal", "low", "medium", "high"] },
  grounding: "with_schema",
  vision: true,
  prices: [{ from: "2026-01-01", input: 1, output: 2 }],
  ...parts,
});

export const aQuestion = (parts: Partial<ProviderQuestion> = {}): ProviderQuestion => ({
  model: "a-model",
  taskName: "a_task",
  prompt: { system: "the rules", user: "the question" },
  schema: { type: "object" },
  thinking: { level: "minimal" },
  maxOutputTokens: 500,
  grounding: "none",
  ...parts,
});

export const aText = (text: string, parts: { cut?: boolean } = {}): ProviderAnswer => ({
  kind: "text",
  text,
  cut: false,
  tokens: { input: 100, cached: 40, output: 20, thoughts: 5, searches: 0 },
  sources: [],
  ...parts,
});

/** A provider without a wire: gives its answers in order, the last one again and again, and remembers what it was asked. */
export function aProvider(
  ...answers: (ProviderAnswer | "hang")[]
): ModelProvider & { asked: ProviderQuestion[] } {
  const asked: ProviderQuestion[] = [];
  return {
    asked,
    ask: async (question) => {
      asked.push(question);
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? "hang";
      // A provider that does not even notice that it was aborted.
      return answer === "hang" ? new Promise<never>(() => undefined) : answer;
    },
    check: async () => {
      const [answer] = answers;
      return answer && answer !== "hang" && answer.kind === "fault" ? answer : { kind: "ready" };
    },
  };
}
