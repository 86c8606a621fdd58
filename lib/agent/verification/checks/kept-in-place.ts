import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { endsKept, messageChars } from "@/lib/agent/verification/change/told-as-kept";
import { type Check, verified } from "@/lib/agent/verification/check";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A page of settings that stays as it was filled in: the site took the one thing that was sent and says in a short message that it is kept, and the fields or
 * switches hold what the goal says of them by name. No goal ends by that: the word of the site is all there is.
 */
export const keptInPlace: Check = {
  name: "kept-in-place",
  applies: ({ diff, fit, action, verb, target, input, intent, asSaid, requests }) =>
    diff !== undefined &&
    fit.fit === "this" &&
    action.clicks &&
    verb === "submit" &&
    !input.isLastStep &&
    target.afterIndex >= 0 &&
    keeps.test(target.node?.name.trim() ?? "") &&
    intent.quoted.length + properNames(intent).length === 0 &&
    splitClauses(asSaid).length === 1 &&
    requests.stored.length === 1 &&
    requests.refused.length + requests.lost.length + requests.open.length === 0,
  check(ground) {
    const { alerts, input } = ground;
    const [stored] = ground.requests.stored;
    if (!/^(?:post|put|patch)$/i.test(stored?.method ?? "") || !pageStays(ground)) return undefined;
    const isTold = alerts.some(({ text }) => text.length <= messageChars && endsKept.test(text.trim()));
    if (!isTold || !alerts.every(({ tone }) => tone === "success")) return undefined;
    const [shown] = splitClauses(input.goal).filter(saysValue);
    return shown !== undefined && isHeld(shown, ground)
      ? verified(0.9, "The site took it and says that it is kept, and the page holds what the goal says.")
      : undefined;
  },
};

/** `Set the address to https://…` quotes nothing, and says what the field is to hold all the same. */
const saysValue = (clause: string): boolean => {
  const { verb, quoted, value, field } = readStepIntent(clause);
  return quoted.length > 0 || (verb === "edit" && value !== undefined && field !== undefined);
};

const keeps = /^\P{L}{0,3}(?:save|update|apply)(?!\p{L})/iu;

/** `Turn on "Show my e-mail"`, `Set the full name to "Tilda Ek"`: the one switch that is called so, or the one field of that name, before and after. */
function isHeld(clause: string, { nodesBefore, nodesAfter, diff }: Ground): boolean {
  const { verb, quoted, value, field = "" } = readStepIntent(clause);
  const [quote = value ?? "", ...more] = quoted;
  const isKept = (node: SnapshotNode): boolean => {
    const at = diff?.match.toAfter.indexOf(nodesAfter.indexOf(node)) ?? -1;
    const was = nodesBefore[at];
    return was !== undefined && was.value === node.value && isOn(was) === isOn(node);
  };
  if (more.length > 0) return false;
  if (quote === "") return false;
  if (verb === "check" || verb === "uncheck") {
    const [box, ...others] = nodesAfter.filter(
      ({ role, name }) => boxes.has(role) && fold(name) === fold(quote),
    );
    return box !== undefined && others.length === 0 && isOn(box) === (verb === "check") && isKept(box);
  }
  const words = [...rootsOf(field)];
  const [only, ...others] = nodesAfter.filter(
    ({ role, name }) => fields.has(role) && words.length > 0 && sameRoots(name, words),
  );
  return (
    value === quote &&
    only !== undefined &&
    others.length === 0 &&
    sameValue(only.value ?? "", quote) &&
    isKept(only)
  );
}
const boxes: ReadonlySet<string> = new Set(["checkbox", "switch"]);
const fields: ReadonlySet<string> = new Set(["textbox", "combobox"]);
const sameRoots = (name: string, words: readonly string[]): boolean => {
  const called = rootsOf(name);
  return called.size === words.length && words.every((word) => called.has(word));
};
