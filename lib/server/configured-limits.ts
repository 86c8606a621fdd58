import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules, type PolicyRules } from "@/lib/agent/domain/policy";
import type { Config } from "@/lib/config/env";

/** The budget of each task, as it is set. */
export const configuredBudget = (config: Config) => ({
  turns: config.SUREFOOT_MAX_TURNS ?? defaultBudget.turns,
  tokens: config.SUREFOOT_MAX_TOKENS ?? defaultBudget.tokens,
  costUsd: config.SUREFOOT_MAX_COST_USD ?? defaultBudget.costUsd,
  corrections: config.SUREFOOT_MAX_CORRECTIONS ?? defaultBudget.corrections,
  replans: config.SUREFOOT_MAX_REPLANS ?? defaultBudget.replans,
});

/** The installation's rules, as they are set. */
export const configuredRules = (config: Config): PolicyRules => ({
  ...defaultPolicyRules,
  allowDomains: config.SUREFOOT_ALLOW_DOMAINS ?? defaultPolicyRules.allowDomains,
  denyDomains: config.SUREFOOT_DENY_DOMAINS ?? defaultPolicyRules.denyDomains,
  askFor: config.SUREFOOT_ASK_FOR ?? defaultPolicyRules.askFor,
  approvePlans: config.SUREFOOT_APPROVE_PLANS ?? defaultPolicyRules.approvePlans,
});
