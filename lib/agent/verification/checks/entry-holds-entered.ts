import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { listEntries } from "@/lib/agent/snapshot/list-entries";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** As many values in one entry do not meet there by chance. */
const fewest = 2;
const fieldRoles: ReadonlySet<string> = new Set(["textbox", "combobox"]);

/** The site took a request, and one entry of a list holds together what the step says and the form held, which none did before: whatever its verb is called. */
export const entryHoldsEntered: Check = {
  name: "entry-holds-entered",
  // What was to go is not shown by an entry that holds it.
  applies: ({ diff, action, fit, requests, verb }) =>
    diff !== undefined &&
    verb !== "remove" &&
    (action.clicks || action.pressesEnter) &&
    fit.fit !== "other" &&
    requests.stored.length > 0 &&
    requests.refused.length === 0 &&
    requests.lost.length === 0,
  check(ground) {
    const { input } = ground;
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const wording = input.step?.description ?? input.action.stepDescription ?? input.goal;
    const asked = askedValues(ground, wording);
    const values = wholeForm(ground) ?? (asked.length === 0 && sendsForm(ground) ? valuesOf(ground) : asked);
    if (values.length < fewest || !values.some((value) => /\p{L}{3}|\d{3}/u.test(value))) return undefined;
    const holds = ({ name }: SkeletonNode): boolean => values.every((value) => isHeldBy(value, [name]));
    const entry = newEntries(ground).find(holds);
    if (!entry || entriesOf(ground.nodesBefore).some(holds)) return undefined;
    if (missedIdentifier(`${wording}\n${input.goal}`, entry.name) !== undefined) return undefined;
    return verified(0.9, `"${entry.name.slice(0, 80)}" holds what was entered.`);
  },
};

/** `Submit the new user`: the step only says whose form is to be sent, and the form says that it is its own. All that was written in it is meant. */
function sendsForm(ground: Ground): boolean {
  const { verb, intent, nodesBefore, target } = ground;
  const around = ancestorsOf(nodesBefore, target.index).filter((at) =>
    holders.has(nodesBefore[at]?.role ?? ""),
  );
  const things = objectRoots(intent).filter((word) => word !== making);
  const told = rootsOf(
    around
      .flatMap((at) => [
        nodesBefore[at],
        ...descendantsOf(nodesBefore, at).filter(({ role }) => role === "heading"),
      ])
      .map((node) => node?.name ?? "")
      .join(" | "),
  );
  return (
    sending.has(verb) &&
    intent.quoted.length === 0 &&
    things.length > 0 &&
    things.every((word) => told.has(word))
  );
}
const holders: ReadonlySet<string> = new Set(["dialog", "form"]);
const sending: ReadonlySet<StepVerb> = new Set(["submit", "create", "add"]);
const making = rootOf("new");

/**
 * `Save the changed stock of the cowl`: the step calls a field by its label and says nothing of what it held that another value would contradict, and the rest of
 * it is in what the form held. Then all that the form held has to stand in one entry.
 */
function wholeForm(ground: Ground): string[] | undefined {
  const { nodesBefore, intent, asSaid, input } = ground;
  const fields = descendantsOf(nodesBefore, formOf(ground)).filter(
    ({ role, inputType, value = "" }) =>
      role === "textbox" && inputType !== "password" && value.trim() !== "",
  );
  const said = objectRoots(intent).filter((word) => !changes.has(word));
  const labelOf = ({ name, nearText = "" }: SkeletonNode): string[] => [...rootsOf(name || nearText)];
  const called = fields.filter((field) => {
    const label = labelOf(field);
    return label.length > 0 && label.every((word) => said.includes(word));
  });
  const [only, ...more] = called;
  const numbers = `${asSaid}\n${input.goal}`.match(/\d[\d.,]*/g) ?? [];
  if (only === undefined || more.length > 0 || fields.length < fewestOfForm) return undefined;
  if (numbers.length > 0 && !isHeldBy(only.value ?? "", [asSaid, input.goal])) return undefined;
  const held = rootsOf(fields.map(({ value = "" }) => value).join(" "));
  const names = said.filter((word) => !labelOf(only).includes(word));
  return names.length > 0 && names.every((word) => held.has(word))
    ? fields.map(({ value = "" }) => value.trim())
    : undefined;
}
const fewestOfForm = 3;
const changes: ReadonlySet<string> = new Set(["changed", "corrected", "updated", "edited"].map(rootOf));

/** What the fields around the target held and the step says, each once. */
const askedValues = (ground: Ground, wording: string): string[] =>
  valuesOf(ground).filter((value) => isHeldBy(value, [wording]));

function valuesOf(ground: Ground): string[] {
  const { nodesBefore } = ground;
  const fields = descendantsOf(nodesBefore, formOf(ground)).filter(
    ({ role, inputType }) => fieldRoles.has(role) && inputType !== "password" && inputType !== "search",
  );
  const values = fields.map(({ value = "" }) => value.trim()).filter((value) => value !== "");
  return [...new Set(values)];
}

function newEntries({ diff, nodesAfter }: Ground): SkeletonNode[] {
  const fresh = new Set([
    ...(diff?.appeared ?? []),
    ...(diff?.changed ?? []).flatMap(({ after, name }) => (name ? [after] : [])),
  ]);
  const own = new Set(entriesOf(nodesAfter));
  return [...fresh].flatMap((index) => nodesAfter[index] ?? []).filter((node) => own.has(node));
}

/** A card with fields is the form, not an entry. */
const entriesOf = (nodes: readonly SkeletonNode[]): SkeletonNode[] =>
  listEntries(nodes, ({ role }) => fieldRoles.has(role));
