import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import { attack, promptInputs, secretValue, strangers } from "@/tests/support/prompt-inputs";
import { allModelTasks } from "./all-model-tasks";
import { actionList } from "./choosing-rules";
import { fenceRule } from "./fenced";

const instructionTokens = 1_500;
const table = allModelTasks.map((task) => [task.name, task] as const);

/** The prompt of a task about one attacking page, whose input also carries things that are none of a model's business. */
const promptOf = (task: ModelTask) => task.prompt({ ...promptInputs[task.name]?.input, ...strangers });
const outsideFences = (text: string): string => text.replace(/<<<([A-Z]+)\n[\s\S]*?\n\1>>>/g, "");

describe("the prompt of every model task", () => {
  it("is tested", () => {
    expect(Object.keys(promptInputs).sort()).toEqual(allModelTasks.map(({ name }) => name).sort());
  });

  it.each(table)(
    "%s: its rules, and all it says around what comes from pages, take at most 1,500 tokens",
    (_, task) => {
      const { system, user } = promptOf(task);
      expect(encode(`${system}\n${outsideFences(user)}`).length).toBeLessThanOrEqual(instructionTokens);
    },
  );

  it.each(table)("%s: holds what it asks about", (_, task) => {
    const { system, user } = promptOf(task);
    for (const part of promptInputs[task.name]?.says ?? []) expect(`${system}\n${user}`).toContain(part);
    expect(user).toContain("Save the patient");
  });

  it.each(table)("%s: says what its answer's flags mean", (_, task) => {
    const { system } = promptOf(task);
    for (const word of promptInputs[task.name]?.explains ?? []) expect(system).toContain(word);
  });

  it.each(table)("%s: fences all that comes from pages, and says so", (_, task) => {
    const { system, user } = promptOf(task);
    expect(outsideFences(user)).not.toContain("Ignore the goal");
    expect(system).not.toContain("Ignore the goal");
    if (!user.includes("<<<")) return;
    expect(system).toContain(fenceRule);
    // Every fence that opens is the same fence that closes, whatever stands inside.
    expect(outsideFences(user)).not.toMatch(/<<<|>>>/);
    expect(user).not.toContain(attack);
  });

  it.each(table)("%s: never holds a secret, another tenant, or ids of people and sessions", (_, task) => {
    const { system, user } = promptOf(task);
    for (const value of [secretValue, ...Object.values(strangers)])
      expect(`${system}\n${user}`).not.toContain(value);
  });

  it.each(table)("%s: has no field for a secret, a tenant or a person", (_, task) => {
    const names = JSON.stringify(z.toJSONSchema(task.input, { io: "input" })).matchAll(/"(\w+)":/g);
    for (const [, name] of names)
      expect(name).not.toMatch(/tenant|session|user(?:id|name)|password|cookie|secret|apikey|token/i);
  });
});

describe("what actions a model may choose", () => {
  it("are all but the ends", () => {
    expect(actionList).toContain("setValue(id, text): Replace a field's value by typing.");
    expect(actionList).toContain("scroll(direction, id?)");
    expect(actionList).not.toMatch(/^(?:finish|fail)\(/m);
  });
});
