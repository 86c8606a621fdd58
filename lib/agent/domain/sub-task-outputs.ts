import type { Plan, SubTask } from "./plan";
import type { Task } from "./task";
import { fold } from "./wording/words";

const maxChars = 200;

/**
 * What a finished sub-task hands on, by the names that its plan gave: a value that it extracted or entered under that name, else what the page shows behind
 * that label ("Order number: 4711"). What cannot be found is left out.
 */
export function outputsOf(subTask: SubTask, task: Task, lines: readonly string[]): Record<string, string> {
  const found = subTask.outputs.flatMap((name): [string, string][] => {
    const value = extracted(name, subTask, task) ?? entered(name, subTask, task) ?? labelled(name, lines);
    return value ? [[name, value.slice(0, maxChars)]] : [];
  });
  return Object.fromEntries(found);
}

const bare = (text: string): string =>
  fold(text.replace(/([a-z])([A-Z])/g, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const isSame = (one: string, other: string): boolean => bare(one) === bare(other);

function extracted(name: string, { stepIds }: SubTask, { plan, data }: Task): string | undefined {
  const reads = plan?.steps.some(({ id, toolType }) => toolType === "extract" && stepIds.includes(id));
  if (!reads) return undefined;
  const row = data.findLast((one) => Object.keys(one).some((field) => isSame(field, name)));
  const [, value] = Object.entries(row ?? {}).find(([field]) => isSame(field, name)) ?? [];
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function entered(name: string, { stepIds }: SubTask, { history }: Task): string | undefined {
  const outcomes = history
    .filter(({ stepId, chainStepIds, verdict }) => {
      const served = chainStepIds ?? (stepId === undefined ? [] : [stepId]);
      return verdict?.outcome === "verified" && served.some((id) => stepIds.includes(id));
    })
    .flatMap(({ expectedOutcome }) => expectedOutcome?.assertions ?? []);
  return outcomes
    .flatMap((one) =>
      one.kind === "element_value" && isSame(one.element.name ?? "", name) ? [one.value] : [],
    )
    .at(-1);
}

/** Behind its label in the same line, or, where the label stands alone, in the next. */
function labelled(name: string, lines: readonly string[]): string | undefined {
  const wanted = bare(name);
  if (wanted === "") return undefined;
  for (const [at, line] of lines.entries()) {
    const text = line.replace(/^(?:#+|-) /, "");
    const split = /^(.{1,60}?)\s*(?:[:：|]|\bis\b|\bno\.?\b|#)\s*(.+)$/i.exec(text);
    if (split && bare(split[1] ?? "").endsWith(wanted)) return split[2]?.trim().replace(/[.!]$/, "");
    if (bare(text) === wanted) return lines[at + 1]?.replace(/^(?:#+|-) /, "").trim();
  }
  return undefined;
}

/** Steps that are left name earlier results as `{order number}`: from now on they say the value. */
export function withOutputs(plan: Plan, known: Readonly<Record<string, string>>): Plan {
  const fill = (text: string): string =>
    text.replace(/\{([^{}]{1,60})\}(?!\})/g, (whole, name: string) => {
      const [, value] = Object.entries(known).find(([one]) => isSame(one, name)) ?? [];
      return value ?? whole;
    });
  const steps = plan.steps.map((step) =>
    step.status === "completed" || step.status === "skipped"
      ? step
      : { ...step, description: fill(step.description), verify: fill(step.verify) },
  );
  return { ...plan, steps };
}
