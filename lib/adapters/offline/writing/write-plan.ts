import { submitOf } from "@/lib/adapters/offline/matching/find-form";
import { saysSaving } from "@/lib/adapters/offline/matching/says-saving";
import type { Want } from "@/lib/adapters/offline/reading/want";
import type { CriterionDraft } from "@/lib/agent/domain/criterion";
import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import type { StepDraft } from "@/lib/agent/domain/plan";
import { isActionable, isField } from "@/lib/agent/domain/snapshot";
import { asCalledHere } from "./called-here";
import { eachOf, meansEvery } from "./each-of";
import { isSeen, type SeenPage, unseen } from "./page";
import { withToldOfAdded } from "./told-of-added";
import { isStoring, writeWant } from "./write-want";
import { sending, type Written } from "./written";

export type PlanDraft = { steps: StepDraft[]; criteria: CriterionDraft[] };

const sends: ReadonlySet<Want["do"]> = new Set(["submit", "click", "key", "confirm"]);
const entries: ReadonlySet<Want["do"]> = new Set(["type", "choose", "tick", "set", "fill", "search"]);

/**
 * Writes the plan of a goal: the steps of its wants in order, each after the one before it, and its criteria. Assertions of a place that a
 * later want leaves again are left out: the place was shown when its step was verified.
 */
export function writePlan(goal: string, wants: readonly Want[], seen: SeenPage): PlanDraft {
  const steps: StepDraft[] = [];
  const criteria: CriterionDraft[] = [];
  let page = seen;
  let before: Want | undefined;
  let last: Want | undefined;
  const waiting = withToldOfAdded(wants, seen);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [want = next, ...others] = eachOf(asCalledHere(next, page), page);
    waiting.unshift(...others);
    const isSentLater = entries.has(want.do) && (sendsIn(waiting) || goesOn(want, waiting[0]));
    const written = writeWant(isSeen(page) ? want : atHand(want, before), page, isSentLater);
    if (isSentWith(written, want) && isNoMoreThanSent(waiting[0])) waiting.shift();
    // What is saved with the next command, or sent by none, is to be so by itself as well.
    if (want.do === "tick" && isSentLater && (!sendsIn(waiting) || isKept(want, waiting)))
      written.criteria.push(...writeWant(want, page, false).criteria);
    if (opensForm(want, last, waiting))
      for (const criterion of written.criteria) criterion.persistence = false;
    [before, last] = [isSentLater ? want : undefined, want];
    for (const draft of written.steps)
      steps.push({ ...draft, dependsOn: steps.length > 0 ? [steps.length - 1] : [] });
    if (isOnTheWay(want, waiting)) written.criteria.length = 0;
    const isLeft = want.do !== "read" && waiting.some((later) => mayLeave(later) && !savesOnly(later));
    for (const criterion of written.criteria) {
      const assertions = isLeft ? kept(criterion.assertions) : (criterion.assertions ?? []);
      // Of what may take several steps (all of a kind) no single one is the proof.
      const rests = want.do === "read" || meansEvery(want) ? {} : { step: lastDeed(steps) };
      criteria.push({ ...criterion, assertions, ...rests });
    }
    if (written.leads) page = unseen;
  }
  if (isOneQuestion(wants, seen)) {
    steps.push({ ...sending("Submit the form", "The answer has been sent"), dependsOn: [steps.length - 1] });
    for (const criterion of criteria) criterion.step = steps.length - 1;
  }
  if (criteria.length === 0 && steps.length > 0)
    criteria.push({
      text: goal,
      kind: "change",
      persistence: asksToStore(goal),
      assertions: [],
      step: steps.length - 1,
    });
  return { steps, criteria };
}

/** What is looked up so that something may be done with it is nothing of its own. */
const isOnTheWay = (want: Want, later: readonly Want[]): boolean =>
  want.do === "search" && want.query !== "" && later.some(({ text }) => text.includes(want.query));

const lastDeed = (steps: readonly StepDraft[]): number => steps.findLastIndex(({ confirms }) => !confirms);

/** A page of nothing but fields and the button that sends them: filling it in and not sending it would be no answer. */
function isOneQuestion(wants: readonly Want[], { nodes }: SeenPage): boolean {
  if (
    wants.length === 0 ||
    !wants.every(({ do: kind }) => kind === "type" || kind === "choose" || kind === "fill")
  )
    return false;
  const visible = nodes.filter((node) => isActionable(node) && !node.states.includes("hidden"));
  const others = visible.filter((node) => !isField(node) && node.role !== "option");
  const [button] = others;
  return (
    others.length === 1 &&
    button?.role === "button" &&
    visible.length > 1 &&
    submitOf(nodes, button.path)?.id === button.id
  );
}

const kept = (assertions: CriterionDraft["assertions"]): NonNullable<CriterionDraft["assertions"]> =>
  (assertions ?? []).filter(({ kind }) => kind !== "url" && kind !== "element" && kind !== "element_value");

/** The first command after the entries that is none itself sends them. */
const sendsIn = (later: readonly Want[]): boolean => {
  const next = later.find((want) => !entries.has(want.do));
  return next !== undefined && (sends.has(next.do) || isBareCommand(next));
};

/** `Turn off the fog horn and save`: saving stores how it stands, and the page that it is read on stays. */
const savesOnly = (want: Want): boolean =>
  (want.do === "submit" && saysSaving(want.verb)) || (want.do === "click" && saysSaving(want.target.name));
const isKept = (want: Want, later: readonly Want[]): boolean =>
  isStoring(want.text) &&
  later.some(savesOnly) &&
  later.every((one) => entries.has(one.do) || savesOnly(one));

/** What is pressed with nothing entered before it, and is followed by entries and what sends them, stores nothing: `Add patient`, the name, `Save`. */
const opensForm = (want: Want, last: Want | undefined, [next, ...later]: readonly Want[]): boolean =>
  want.do === "click" &&
  !(last && entries.has(last.do)) &&
  next !== undefined &&
  entries.has(next.do) &&
  sendsIn(later);

/** Several fields of one thing are saved together, with the last of them. */
function goesOn(want: Want, next: Want | undefined): boolean {
  if (want.do === "set") return next?.do === "tick" || (next?.do === "set" && next.of === want.of);
  return want.do === "tick" && next !== undefined && filling.has(next.do);
}
const filling: ReadonlySet<Want["do"]> = new Set(["tick", "set", "choose", "command"]);

/** What the want before opened for changes is open. */
const atHand = (want: Want, before: Want | undefined): Want =>
  want.do === "set" && before?.do === "set" && want.of !== undefined && before.of === want.of
    ? { ...want, of: undefined }
    : want;

/** `Give Mia a B+ and save the gradebook`, where giving it is written with the button that stores it. */
const isSentWith = ({ steps }: Written, want: Want): boolean => {
  const last = steps.at(-1);
  return want.do === "command" && steps.length > 1 && last?.mutating === true && last.confirms !== true;
};
/** To check out, to confirm or to go on may be more than to store what was entered. */
const isNoMoreThanSent = (next: Want | undefined): boolean =>
  next?.do === "submit" &&
  (next.verb === "save" || next.verb === "submit") &&
  next.target?.exact !== true &&
  !next.target?.kind;

/** `update the card`: what names nothing to act on belongs to what was entered before. */
const isBareCommand = (want: Want): boolean =>
  want.do === "command" && want.parts.every(({ name }) => name === "");

const mayLeave = (want: Want): boolean =>
  want.do !== "read" &&
  want.do !== "wait" &&
  want.do !== "scroll" &&
  !(want.do === "open" && want.target.kind === "tab") &&
  !entries.has(want.do);
