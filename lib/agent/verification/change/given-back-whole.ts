import { isField, type SkeletonNode, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { selfNameBefore } from "@/lib/agent/verification/page/place";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Save the settings`: the form was posted, the site says that it is kept, and gives the page anew with all of the form as it was sent. What the step says of it
 * is what the page and its fields are called by, and its numbers stand in the fields.
 */
export function isGivenBackWhole(ground: Ground): boolean {
  const { alerts, requests, observed } = ground;
  const change = observed?.urlChange ?? "path";
  const [posted, ...more] = requests.stored;
  if (posted === undefined || more.length > 0 || (change !== "none" && change !== "anchor")) return false;
  if (posted.resourceType?.toLowerCase() !== "document" || posted.method.toUpperCase() !== "POST")
    return false;
  if (alerts.some(({ tone }) => tone === "error")) return false;
  const isTold = alerts.some(({ tone, text }) => tone === "success" && kept.test(text) && !never.test(text));
  return isTold && isSameForm(ground) && isSaidOfIt(ground) && holdsGoal(ground);
}
const kept = /(?<!\p{L})(?:saved|updated|stored|kept)(?!\p{L})/iu;
const never =
  /(?<!\p{L})(?:not|nothing|no|never|unable|failed|except|partly|some)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Where it ends the goal, all that the goal names stands on that page. */
const holdsGoal = ({ input, nodesAfter }: Ground): boolean => {
  const shown = [...input.after.lines, ...nodesAfter.map(({ name, value }) => `${name} ${value ?? ""}`)];
  return !input.isLastStep || goalNames(input.goal).every((name) => isHeldBy(name, shown));
};

const isSwitch = ({ role }: SkeletonNode): boolean => switches.has(role);
const switches: ReadonlySet<string> = new Set(["checkbox", "switch", "radio"]);

/** Every field of the form, once each, holds in the page that came what it held when it was sent. */
function isSameForm(ground: Ground): boolean {
  const { nodesBefore, nodesAfter, diff } = ground;
  const form = formOf(ground);
  const fields = descendantsOf(nodesBefore, form).filter(
    (node) => (isField(node) || isSwitch(node)) && !secret.has(node.inputType ?? ""),
  );
  const isSame = (field: SkeletonNode): boolean => {
    const after: SnapshotNode | undefined = nodesAfter[diff?.match.toAfter[nodesBefore.indexOf(field)] ?? -1];
    if (!after || after.role !== field.role || after.name !== field.name) return false;
    const isOn = ({ states }: { states: readonly string[] }): boolean => states.includes("checked");
    return isSwitch(field) ? isOn(after) === isOn(field) : sameValue(after.value ?? "", field.value ?? "");
  };
  return form >= 0 && fields.length > 0 && fields.every(isSame);
}
const secret: ReadonlySet<string> = new Set(["password", "file"]);

/** All words of the step are of the page's own name, of its button or form, or in a field, and a number in a field alone. */
function isSaidOfIt(ground: Ground): boolean {
  const { intent, nodesBefore, target, asSaid } = ground;
  const form = formOf(ground);
  const inner = descendantsOf(nodesBefore, form);
  const held = inner.flatMap(({ value = "" }) => (value.trim() === "" ? [] : [value]));
  const headings = nodesBefore.flatMap(({ role, name }) => (role === "heading" ? [name] : []));
  const around = nodesBefore[nodesBefore[form]?.parent ?? -1]?.name ?? "";
  const called = [selfNameBefore(ground), target.node?.name ?? "", around, ...headings, ...held];
  const known = new Set(called.flatMap((text) => [...rootsOf(text)]));
  const numbers = asSaid.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const words = contentWords(`${intent.object} ${intent.quoted.join(" ")}`).filter(
    (word) => !/\d/.test(word) && !plain.has(rootOf(word)) && !currencies.has(word.toUpperCase()),
  );
  return (
    intent.words.length > 0 &&
    words.every((word) => known.has(rootOf(word))) &&
    numbers.every((number) =>
      held.some((value) => sameValue(value, number) || wordsOf(value).includes(number)),
    )
  );
}
const plain: ReadonlySet<string> = new Set(
  "setting settings change changes form page edit it all this that save button entry data details"
    .split(" ")
    .map(rootOf),
);
const currencies: ReadonlySet<string> = new Set(["EUR", "USD", "GBP", "CHF"]);
