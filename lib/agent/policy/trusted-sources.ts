import type { Task } from "@/lib/agent/domain/task";
import { readUrl } from "@/lib/agent/domain/urls";
import { printableValues } from "./typed-values";

/**
 * Where a typed value may come from. `user`: the user's own words. `given`: those, what this task read and verified, and what it typed before.
 * `planned`: the plan's wording, which was written with a page in sight.
 */
export type TrustedSources = { user: string[]; given: string[]; planned: string[] };

export function trustedSources(task: Task): TrustedSources {
  const { goal, answers, data, plan, subTasks, history } = task;
  const outputs = (plan?.steps ?? [])
    .filter(({ status }) => status === "completed")
    .map(({ output }) => output);
  const user = [goal, ...answers.map(({ answer }) => answer)];
  return {
    user,
    given: [
      ...user,
      ...[...data, ...outputs, ...subTasks.map(({ result }) => result)].flatMap(textsIn),
      // What was typed before passed this same rule then.
      ...history.flatMap(({ action, chain }) => printableValues(action, chain)),
    ],
    planned: (plan?.steps ?? []).flatMap(({ description, contingencies }) => [
      description,
      ...contingencies.map(({ response }) => response),
    ]),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "boolean") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const hostNames =
  /(?:https?:\/\/)?(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?|\blocalhost(?::\d+)?|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?/giu;

/** Hosts that a text names, however written. */
export const hostsIn = (text: string): string[] =>
  [...text.matchAll(hostNames)].flatMap(
    ([found]) => readUrl(found.includes("://") ? found : `https://${found}`)?.hostname ?? [],
  );
