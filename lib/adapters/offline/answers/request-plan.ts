import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { Want } from "@/lib/adapters/offline/reading/want";
import { type PlanDraft, writePlan } from "@/lib/adapters/offline/writing/write-plan";
import { writeRequest } from "@/lib/adapters/offline/writing/write-request";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

const goingThere: ReadonlySet<Want["do"]> = new Set(["open", "goto", "search", "login", "switch_tab"]);

/**
 * A goal that is asked of the page in its own words: as one step, or as one for each thing to be done to what is there already, one after the other. First commands
 * that only lead to where it is done are steps of their own, and what is left is asked of the page that they lead to.
 */
export function requestPlan(goal: string, wants: readonly Want[], context: PageContext): PlanDraft {
  const at = wants.findIndex((want) => !goingThere.has(want.do));
  const [first] = wants;
  const isOpen =
    at > 0 && first !== undefined && (first.do === "login" || actOnWant(first, context).decision === "act");
  const asked = isOpen ? wants.slice(at) : wants;
  const parts =
    asked.length > 1 &&
    asked.every(isDeedOfItsOwn) &&
    new Set(asked.map(deedOf)).size === asked.length &&
    !asked.every(({ text }) => hasBox(text, context))
      ? asked.map(({ text }) => asGoalSays(text, goal))
      : (addedThenSent(asked, context) ?? [isOpen ? asked.map(({ text }) => text).join(". ") : goal]);
  const { nodes, digest } = context;
  const way = isOpen
    ? [writePlan(goal, wants.slice(0, at), { nodes, title: digest.title, url: digest.url })]
    : [];
  return [...way.map((plan) => ({ ...plan, criteria: [] })), ...parts.map(writeRequest)].reduce(inTurn);
}

/** Done to one thing by one control; what is entered for a thing may go into one form with the rest. */
const isDeedOfItsOwn = (want: Want): boolean =>
  ["mark", "drag", "remove", "tick"].includes(want.do) ||
  (want.do === "command" && !settling.has(want.verb) && want.parts.length > 0);
const settling: ReadonlySet<string> = new Set([
  "confirm",
  "save",
  "submit",
  "send",
  "apply",
  "store",
  "update",
]);

/** `Add 12 boxes of gloves to order PO-2231 and send it to the supplier`: what the page lists by its number is added to by one control, and sent by another. */
function addedThenSent(wants: readonly Want[], { nodes }: PageContext): string[] | undefined {
  const [added, sent, ...more] = wants;
  if (added?.do !== "add" || added.verb !== "add" || added.place === undefined || more.length > 0)
    return undefined;
  const [, verb = "", to = ""] =
    /^(send|submit|publish|dispatch) it(?!\p{L})(.*)$/iu.exec(sent?.text ?? "") ?? [];
  const [number] = /(?<![\p{L}\p{N}])[\p{L}-]*\d[\p{L}\p{N}-]*$/u.exec(added.place) ?? [];
  const isListed = nodes.some(({ name }) => number !== undefined && containsPhrase(name, number));
  return verb !== "" && isListed ? [added.text, `${verb} ${added.place}${to}`] : undefined;
}

/** What stands for `it` was put in quotes, which would make a name of `mail from Ida`. */
const asGoalSays = (text: string, goal: string): string =>
  text.replace(/"([^"]+)"/g, (whole, name: string) => {
    const isQuoted = /["“'‘]$/.test(goal.slice(0, Math.max(0, goal.indexOf(name))));
    return isQuoted ? whole : /^\p{Ll}/u.test(name) ? `the ${name}` : name;
  });

/** `Mark 2071 and 2074 as paid` does one thing to both. */
const deedOf = (want: Want): string =>
  `${want.do} ${"verb" in want ? want.verb : "state" in want ? want.state : ""}`;

/** Boxes side by side are set together and saved once. */
const hasBox = (text: string, { nodes }: PageContext): boolean =>
  nodes.some(
    ({ role, name }) =>
      (role === "checkbox" || role === "switch") &&
      goalFacts(text).some(({ value }) => containsPhrase(name, value)),
  );

/** One plan after the other. */
function inTurn(first: PlanDraft, next: PlanDraft): PlanDraft {
  const from = first.steps.length;
  const steps = next.steps.map((step) => ({
    ...step,
    dependsOn:
      (step.dependsOn ?? []).length > 0 ? (step.dependsOn ?? []).map((index) => index + from) : [from - 1],
  }));
  return {
    steps: [...first.steps, ...steps],
    criteria: [
      ...first.criteria,
      ...next.criteria.map(({ step = 0, ...one }) => ({ ...one, step: step + from })),
    ],
  };
}
