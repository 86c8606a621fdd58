import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CriteriaList } from "@/components/task/criteria-list";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import type { CriterionResult } from "@/lib/contracts/verdict";

const shown = (
  result: TaskDetail["criteria"][number]["result"],
  told?: CriterionResult["result"],
): string => {
  const criterion = { id: "c1", text: "The name is Ada", evidenceIds: [] };
  const ended = { evidence: [], summary: "", originalRequestSummary: "" };
  const task = {
    criteria: [{ ...criterion, result }],
    completion: told && { ...ended, criteria: [{ ...criterion, result: told }] },
  };
  return renderToStaticMarkup(createElement(CriteriaList, { task }))
    .replace(/<[^>]*>/g, "|")
    .split("|")
    .filter((part) => part !== "")
    .slice(1)
    .join(" ");
};

describe("what is shown of a criterion", () => {
  it.each([
    ["a task at work", "open", undefined, "Open"],
    ["a step verified before the task was stopped", "open", "met", "Met"],
    ["a task stopped before anybody judged it", "open", "unverifiable", "Not judged"],
    ["a judgement that it cannot be proved", "unverifiable", "unverifiable", "Cannot be proved"],
    ["a task that gave up", "open", "unmet", "Unmet"],
  ] as const)("%s", (_, result, told, word) => {
    expect(shown(result, told)).toBe(word);
  });
});
