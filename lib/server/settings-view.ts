import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { type Config, variables } from "@/lib/config/env";
import type { SettingGroup, SettingView } from "@/lib/contracts/settings-view";

/** By their names; the first that fits has it. */
const groups: readonly { title: string; has: RegExp }[] = [
  { title: "Budgets of a task", has: /_MAX_(?!RUNS)|_BUDGET|_SPEND|_CAP/ },
  { title: "Domain rules and approvals", has: /_DOMAINS$|_ASK_FOR|_APPROVE/ },
  { title: "Retention", has: /_RETENTION|_KEEP|_DAYS$/ },
  { title: "Models", has: /MODEL|GEMINI|OPENAI|TIERED/ },
  { title: "Search and knowledge", has: /SEARCH|TAVILY|KNOWLEDGE/ },
  { title: "Traces and realtime", has: /LANGFUSE|TRAC|PUSHER/ },
  { title: "Server", has: /./ },
];
/** What the agent goes by where the variable is not set. */
const agentDefaults = {
  SUREFOOT_MAX_TURNS: defaultBudget.turns,
  SUREFOOT_MAX_TOKENS: defaultBudget.tokens,
  SUREFOOT_MAX_COST_USD: defaultBudget.costUsd,
  SUREFOOT_MAX_CORRECTIONS: defaultBudget.corrections,
  SUREFOOT_MAX_REPLANS: defaultBudget.replans,
  SUREFOOT_ASK_FOR: defaultPolicyRules.askFor,
  SUREFOOT_APPROVE_PLANS: defaultPolicyRules.approvePlans,
};
/** A number of tokens is none. */
const holdsSecret = /KEY|SECRET|TOKEN(?!S)|PASSWORD|_URI$/;

/** The installation's settings for people, each with the variable that changes it. */
export function settingsView(config: Config): SettingGroup[] {
  const settings = Object.entries(variables).map(([name, schema]) =>
    settingView(
      name,
      schema.description ?? "",
      Reflect.get(config, name) ?? Reflect.get(agentDefaults, name),
    ),
  );
  return groups
    .map(({ title }, index) => ({
      title,
      settings: settings.filter(({ name }) => groups.findIndex(({ has }) => has.test(name)) === index),
    }))
    .filter(({ settings: ofGroup }) => ofGroup.length > 0);
}

function settingView(name: string, description: string, value: unknown): SettingView {
  const secret = holdsSecret.test(name);
  const text = Array.isArray(value) ? value.join(", ") : value === undefined ? "" : String(value);
  return { name, description, secret, ...(text === "" ? {} : { value: secret ? "set" : text }) };
}
