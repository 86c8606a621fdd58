import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues, formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";
import { shownOtherwise } from "./shown-otherwise";
import { amount, number, plainNumber, wantedNowhere } from "./wanted-nowhere";

/** The form was left, and what the page shows since then, or that it is left, is not what the step says of it. */
export function leftOtherwise(ground: Ground): string | undefined {
  const missed = wantedNowhere(ground);
  if (missed !== undefined) return `But "${missed}", which it was to be, stands nowhere.`;
  if (formOf(ground) < 0 || !isLeft(ground)) return undefined;
  if (nextForm.test(ground.asSaid) && !isThereAgain(ground)) return "But the step wants the form once more.";
  const field = shownOtherwise(ground);
  if (field !== undefined) return `But its row shows something else as "${field}".`;
  if (numberIsMissed(ground)) return "But the entry bears another number.";
  return undefined;
}

/** Where another page came, a form of it may be taken for the same: what was entered is in no field any more. */
function isLeft(ground: Ground): boolean {
  const entered = new Set(enteredValues(ground));
  return (
    formIsLeft(ground) ||
    (entered.size > 0 &&
      !ground.nodesAfter.some(({ role, value = "" }) => role === "textbox" && entered.has(value.trim())))
  );
}

/** Its fields are all there, by their names. */
const isThereAgain = (ground: Ground): boolean =>
  descendantsOf(ground.nodesBefore, formOf(ground)).every(
    ({ role, name }) =>
      role !== "textbox" || ground.nodesAfter.some((node) => node.role === role && node.name === name),
  );

/** `Save it and get an empty form for the next one`: that is another button of the form than the one that leaves it. */
const nextForm =
  /(?<!\p{L})(?:and|then)\s(?:[\p{L}-]+\s){0,4}(?:(?:empty|blank|fresh|new|another|next)\s(?:form|one|entry)|another|the next)(?!\p{L})|(?<!\p{L})(?:empty|blank|fresh) form(?!\p{L})/iu;

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** A number that is told was in a field of its own, and all entries that bear a name of the form bear other numbers. */
function numberIsMissed(ground: Ground): boolean {
  const { asSaid, input, nodesBefore, nodesAfter, intent } = ground;
  const told = new Set((`${asSaid}\n${input.isLastStep ? input.goal : ""}`.match(number) ?? []).map(amount));
  const held = descendantsOf(nodesBefore, formOf(ground)).flatMap(({ role, value = "" }) =>
    role === "textbox" && plainNumber.test(value.trim()) && told.has(amount(value)) ? [amount(value)] : [],
  );
  if (held.length === 0) return false;
  const names = [...enteredValues(ground), ...intent.quoted].filter((name) => /\p{L}{2}/u.test(name));
  const entries = nodesAfter.filter(
    ({ role, name }) => entryRoles.has(role) && names.some((one) => containsPhrase(name, one)),
  );
  const numbers = entries.map(({ name }) => (name.match(number) ?? []).map(amount));
  return (
    numbers.some((all) => all.length > 0) && held.some((one) => !numbers.some((all) => all.includes(one)))
  );
}
