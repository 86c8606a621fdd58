import { clinicReply } from "./clinic-provider";
import type { AskedOfProvider, ProviderReply } from "./provider-server";

const steps = [
  { description: 'Click "Settings"', verify: "The settings are shown" },
  { description: 'Type "Millbrook East" into "Clinic name"', verify: '"Clinic name" holds "Millbrook East"' },
  { description: 'Click "Save name"', verify: "The name is saved", mutating: true },
];
const criterion = { text: 'The clinic is named "Millbrook East"', kind: "state", persistence: true, step: 2 };

/** Answers over a provider's wire as someone would who renames the sample clinic in its settings, and finds elements by their names on the page. */
export function settingsReply(asked: AskedOfProvider): ProviderReply {
  const { taskName, user } = asked;
  if (taskName === "analyse_context") return { json: { decision: "complex" } };
  if (taskName === "make_plan") return { json: { outcome: "plan", steps, criteria: [criterion] } };
  if (taskName === "judge_criteria") return { json: { judgements: judgementsOf(user) } };
  if (taskName !== "refine_step") return clinicReply(asked);
  const step = /^The step: (.*)$/m.exec(user)?.[1] ?? "";
  const [first = "", last = first] = [...step.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? "");
  const id = idOf(last, user.slice(user.lastIndexOf("<<<PAGE")));
  const action = step.startsWith("Type") ? `setValue("${id}", "${first}")` : `click("${id}")`;
  return { json: { thought: "Next.", decision: "act", action, certainty: 0.95 } };
}

/** Of an element that stands on a line of its own: `id role name`. */
const idOf = (name: string, page: string): string =>
  new RegExp(`(?:^|\\[)(\\S+) \\S+ ${name}`, "m").exec(page)?.[1] ?? "none";

const judgementsOf = (user: string) =>
  [...user.matchAll(/^- \[(\S+)\] \(/gm)].map(([, criterionId]) => ({
    criterionId,
    result: "met",
    evidenceIds: [...user.matchAll(/^\[(\S+)\] for /gm)].map(([, id]) => id),
    quotes: ["Millbrook East"],
    reason: "It says so.",
  }));
