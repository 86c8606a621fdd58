import type { ModelCard, ThinkingLevel } from "@/lib/agent/domain/model-card";
import type { Effort, ModelTask } from "@/lib/agent/domain/model-task";
import type { Thinking } from "@/lib/agent/ports/model-provider";

/** Tokens that thoughts may take before the text begins: a cap that they fill alone gives an empty answer. */
const roomFor: Record<ThinkingLevel, number> = { minimal: 0, low: 4_096, medium: 8_192, high: 24_576 };
const tokensFor: Record<Effort, number> = { minimal: 0, low: 2_048, high: 16_384 };

/** From the level that an effort asks for upwards: a model that cannot think as little thinks a little more. */
const upwards: Record<Effort, readonly ThinkingLevel[]> = {
  minimal: ["minimal", "low", "medium", "high"],
  low: ["low", "medium", "minimal", "high"],
  high: ["high", "medium", "low", "minimal"],
};

/** What a model is told about thinking for a task, and the cap on all it writes: the task's own text and room for the thoughts. */
export function thinkAndRoom(
  { thinking }: ModelCard,
  { effort, maxOutputTokens }: Pick<ModelTask, "effort" | "maxOutputTokens">,
): { thinking: Thinking; room: number; cap: number } {
  const { told, room } = toldFor(thinking, effort);
  return { thinking: told, room, cap: maxOutputTokens + room };
}

function toldFor(thinking: ModelCard["thinking"], effort: Effort): { told: Thinking; room: number } {
  switch (thinking.by) {
    case "level": {
      const level = upwards[effort].find((one) => thinking.levels.includes(one));
      return level ? { told: { level }, room: roomFor[level] } : { told: undefined, room: roomFor.high };
    }
    case "tokens": {
      const tokens = Math.max(thinking.least, tokensFor[effort]);
      return { told: { tokens }, room: tokens };
    }
    case "none":
      return { told: undefined, room: 0 };
    case "unknown":
      return { told: undefined, room: Math.max(2_048, tokensFor[effort]) };
  }
}
