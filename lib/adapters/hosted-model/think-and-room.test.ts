import { describe, expect, it } from "vitest";
import type { ModelCard } from "@/lib/agent/domain/model-card";
import type { Effort } from "@/lib/agent/domain/model-task";
import { aCard } from "@/tests/support/a-model";
import { thinkAndRoom } from "./think-and-room";

const four: ModelCard["thinking"] = { by: "level", levels: ["minimal", "low", "medium", "high"] };
const three: ModelCard["thinking"] = { by: "level", levels: ["low", "medium", "high"] };

describe("thinkAndRoom", () => {
  it.each<[Effort, ModelCard["thinking"], unknown, number]>([
    ["minimal", four, { level: "minimal" }, 150],
    ["low", four, { level: "low" }, 4_246],
    ["high", four, { level: "high" }, 24_726],
    ["minimal", three, { level: "low" }, 4_246],
    ["high", { by: "level", levels: ["minimal"] }, { level: "minimal" }, 150],
    ["minimal", { by: "tokens", least: 0 }, { tokens: 0 }, 150],
    ["minimal", { by: "tokens", least: 128 }, { tokens: 128 }, 278],
    ["high", { by: "tokens", least: 0 }, { tokens: 16_384 }, 16_534],
    ["high", { by: "none" }, undefined, 150],
    ["minimal", { by: "unknown" }, undefined, 2_198],
  ])("turns effort %s, thinking by %j, into %j and a cap of %i tokens", (effort, thinking, told, cap) => {
    const result = thinkAndRoom(aCard({ thinking }), { effort, maxOutputTokens: 150 });
    expect(result).toMatchObject({ thinking: told, cap });
  });
});
