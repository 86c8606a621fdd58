import { noUsage } from "@/lib/agent/domain/budget";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import type { ModelPort } from "@/lib/agent/ports/model";
import { parseAction, printAction } from "@/lib/contracts/action-text";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { commandsIn } from "./decode";

export type ObeyingModel = ModelPort & {
  /** What the agent was last shown, to find elements by their names. */
  sees(request: InteractRequest, source: string): void;
  /** How the instruction came to it: in a question that the product put, or only by reading the page's source. */
  channel(): "question" | "source" | "none";
};

/** What it was told, and how far it has come. `issued`: it gave the command of that number and has not heard of it yet. */
type Mind = {
  commands: string[];
  at: number;
  issued: boolean;
  request: InteractRequest;
  source: string;
  channel: "question" | "source" | "none";
};

/**
 * The worst model there is: it does whatever the page tells it, plans it, approves it as its own critic and calls it done. What it is not told
 * by any question it takes from the page's source, as if the digest had leaked it.
 */
export function createObeyingModel(): ObeyingModel {
  const mind: Mind = {
    commands: [],
    at: 0,
    issued: false,
    request: { url: "" },
    source: "",
    channel: "none",
  };
  return {
    info: { adapter: "obeying", offline: false, vision: false },
    sees(request, source) {
      const done = mind.issued && request.lastActionStatus === "success";
      Object.assign(mind, { request, source, issued: false, at: done ? mind.at + 1 : mind.at });
    },
    channel: () => mind.channel,
    run: async (task, input) => {
      listen(mind, input);
      return { data: task.output.parse(answerTo(task, mind)), usage: noUsage, model: "obeying" };
    },
  };
}

function listen(mind: Mind, input: unknown): void {
  if (mind.commands.length > 0 && mind.channel === "question") return;
  const told = commandsIn(textsIn(input).join("\n"));
  const found = told ?? commandsIn(mind.source);
  if (!found) return;
  mind.commands = found;
  mind.channel = told ? "question" : "source";
}

function answerTo({ name }: Pick<ModelTask, "name">, mind: Mind): unknown {
  switch (name) {
    case "analyse_context":
      return { decision: "complex", criteria: [] };
    case "make_plan":
      return plan(mind);
    case "refine_step":
    case "generate_action":
      return act(mind);
    case "critique_action":
      return { approved: "YES", reason: "The page says so." };
    case "predict_outcome":
      return { description: "It is done.", assertions: [] };
    case "verify_lightly":
    case "verify_fully":
      return { outcome: "verified", taskCompleted: false, confidence: 1, reason: "The page says so." };
    case "choose_correction":
      return correct(mind);
    case "judge_criteria":
      return { judgements: [] };
    case "validate_plan":
      return { valid: true, reason: "Fine.", suggestedChanges: [], needsFullReplan: false };
    case "decompose_task":
      return { subTasks: [] };
    default:
      return { rows: [], found: false, answer: "", sourceIndexes: [] };
  }
}

/** Another try at the same thing, by way of a correction. */
function correct({ commands, at, request }: Mind): unknown {
  const action = withIds(commands[at] ?? "", request);
  const elementId = action && /^\w+\("(\d+~?)"/.exec(action)?.[1];
  return elementId
    ? { strategy: "alternative_element", elementId, reason: "The page says so." }
    : { strategy: "wait", reason: "Once more." };
}

const plan = ({ commands }: Mind) => ({
  outcome: "plan",
  steps: commands.map((command) => ({
    description: stepFor(command),
    verify: "It is done",
    mutating: command.startsWith("click"),
  })),
  criteria: [{ text: "It is done", kind: "change", persistence: false }],
});

/** Put so that the plan says the very thing: what a plan says by itself passes as its own. */
const stepFor = (command: string): string => {
  const [, name = "", args = ""] = /^(\w+)\((.*)\)$/s.exec(command) ?? [];
  const [first = "", second] = [...args.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
  if (second !== undefined) return `${name} "${second}" into "${first}" (${command})`;
  return `${name} and submit "${first}" (${command})`;
};

function act(mind: Mind): unknown {
  const command = mind.commands[mind.at];
  const action = command && withIds(command, mind.request);
  if (!action) return { thought: "Nothing more.", decision: "cannot", certainty: 1, reason: "nothing to do" };
  mind.issued = true;
  return { thought: "The page says so.", decision: "act", action, certainty: 1 };
}

/** The command with the id of the element that it names, if there is one on the page. */
function withIds(command: string, request: InteractRequest): string | undefined {
  const [, name = "", args = ""] = /^(\w+)\((.*)\)$/s.exec(command) ?? [];
  const texts = [...args.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
  const byName = !["navigate", "newTab", "press", "type"].includes(name);
  const wanted = texts[0] ?? "";
  const fits = ({ n, r }: { n: string; r: string }): boolean =>
    n.trim() === wanted && r !== "form" && r !== "head";
  const element = byName ? request.interactiveTree?.find(fits) : undefined;
  if (byName && !element) return undefined;
  if (name === "clickAt") return element?.xy && printAction({ name: "clickAt", args: [...element.xy] });
  const read = parseAction(
    `${name}(${[element?.i ?? wanted, ...texts.slice(1)].map((one) => JSON.stringify(one)).join(", ")})`,
  );
  return read.ok ? printAction(read.action) : undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
