import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { Contingency, ContingencyTrigger, PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { compareUrls, isPlaceChange } from "@/lib/agent/domain/urls";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { toneOf } from "@/lib/agent/snapshot/alert-tone";
import { showsText } from "@/lib/agent/snapshot/check-assertion";
import { namedElements } from "@/lib/agent/snapshot/named-elements";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { hasInvalid } from "./first-request";
import { closeActions, overlayOver } from "./overlay";

type Situation = { failed: ActionRecord; snapshot: PageSnapshot; report: ClientReport };

/** What the planner foresaw and is now the case, as actions of this page, in the plan's order. */
export function foreseenActions(step: PlanStep | undefined, situation: Situation): BrowserAction[] {
  return (step?.contingencies ?? [])
    .filter((contingency) => isTheCase(contingency, situation))
    .flatMap((contingency) => responseActions(contingency, situation));
}

const missing: ReadonlySet<string> = new Set([
  "ELEMENT_NOT_FOUND",
  "ELEMENT_STALE",
  "ELEMENT_NOT_VISIBLE",
  "TEXT_NOT_FOUND",
]);

const triggers: Record<ContingencyTrigger, (situation: Situation) => boolean> = {
  POPUP_DETECTED: ({ failed, snapshot }) => overlayOver(snapshot, failed.target?.id) !== undefined,
  ELEMENT_MISSING: ({ failed, snapshot, report }) =>
    missing.has(report.error?.code ?? "") ||
    failed.verdict?.check === "next-element-missing" ||
    (failed.target !== undefined && !snapshot.nodes.some(({ id }) => id === failed.target?.id)),
  ERROR_DISPLAYED: ({ snapshot, report }) =>
    report.sentinel.errors.length > 0 ||
    snapshot.nodes.some((node) => toneOf(node) === "error" && !node.states.includes("hidden")),
  FORM_VALIDATION: ({ snapshot }) => hasInvalid(snapshot),
  URL_CHANGED: ({ failed, snapshot }) => isPlaceChange(compareUrls(failed.urlAtAction, snapshot.url), false),
};

/** The names that the planner put into its condition must be on the page; the rest of the condition is prose. */
function isTheCase({ trigger, when }: Contingency, situation: Situation): boolean {
  const names = when === undefined ? [] : readStepIntent(when).quoted;
  return triggers[trigger](situation) && names.every((name) => showsText(situation.snapshot, name));
}

function responseActions({ response }: Contingency, { snapshot, failed }: Situation): BrowserAction[] {
  const intent = readStepIntent(response);
  const key = /\b(?:press|hit)\s+(?:the\s+)?["“']?(escape|esc|enter|tab)\b/i
    .exec(response)?.[1]
    ?.toLowerCase();
  if (key)
    return [
      {
        name: "press",
        args: [key === "esc" || key === "escape" ? "Escape" : key === "tab" ? "Tab" : "Enter"],
      },
    ];
  switch (intent.verb) {
    case "back":
      return [{ name: "goBack", args: [] }];
    case "wait":
      return [{ name: "wait", args: [2] }];
    case "scroll":
      return [{ name: "scroll", args: ["down"] }];
    case "navigate":
      return intent.url ? [{ name: "navigate", args: [intent.url] }] : clicks(response, snapshot);
    case "type":
    case "edit":
      return typing(intent, response, snapshot);
    case "close": {
      const named = clicks(response, snapshot);
      const overlay = overlayOver(snapshot, failed.target?.id);
      return named.length > 0 || !overlay ? named : closeActions(snapshot, overlay);
    }
    default:
      return /\b(?:reload|refresh)\b/i.test(response)
        ? [{ name: "reload", args: [] }]
        : clicks(response, snapshot);
  }
}

const clicks = (response: string, snapshot: PageSnapshot): BrowserAction[] =>
  namedElements(response, snapshot)
    .slice(0, 2)
    .map(({ id }) => ({ name: "click", args: [id] }));

function typing(
  { value, field }: { value?: string; field?: string },
  response: string,
  snapshot: PageSnapshot,
): BrowserAction[] {
  const into = namedElements(field ?? response, snapshot).find(({ role }) => role === "textbox");
  return into && value ? [{ name: "setValue", args: [into.id, value] }] : [];
}
